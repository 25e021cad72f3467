/** Something that leads to the next thing of its kind. */
export default interface Chain<T> {
  next: T;
}
