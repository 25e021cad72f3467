/**
 * Globals of a browser or Node that vitest's assertions look for at their start but never need here; a realm has none
 * of them.
 */

class NoEvent {}

class NoEventTarget {
  addEventListener(): void {}
  removeEventListener(): void {}
  dispatchEvent(): boolean {
    return true;
  }
}

export { NoEvent as CustomEvent, NoEvent as Event, NoEventTarget as EventTarget };
