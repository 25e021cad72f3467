/** What vitest's assertions ask of a browser or Node at their start and never need here; a realm has none of it. */

class NoEvent {}

class NoEventTarget {
  addEventListener(): void {}
  removeEventListener(): void {}
  dispatchEvent(): boolean {
    return true;
  }
}

export { NoEvent as CustomEvent, NoEvent as Event, NoEventTarget as EventTarget };
