/** Makes a value when it is first asked for, and only then. A failure is no value: the next one asks again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
