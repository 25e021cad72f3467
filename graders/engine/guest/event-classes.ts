/**
 * Stand-ins for Node's emitters of events, and for what tells others to stop.
 *
 * @module
 */

export type Listener = (...values: unknown[]) => void;

/**
 * Makes the classes. Its own text runs in a program's context, so it uses nothing from outside of itself.
 *
 * @param later - runs something after so many milliseconds
 */
export function eventClasses(later: (run: () => void, ms: number) => unknown) {
  class EventEmitter {
    static EventEmitter = EventEmitter;
    static once = (from: EventEmitter, name: string): Promise<unknown[]> =>
      new Promise((resolve) => from.once(name, (...values) => resolve(values)));
    #all: { name: string; run: Listener; isOnce: boolean }[] = [];
    on(name: string, run: Listener): this {
      this.#all.push({ name, run, isOnce: false });
      this.heard(name);
      return this;
    }
    once(name: string, run: Listener): this {
      this.#all.push({ name, run, isOnce: true });
      this.heard(name);
      return this;
    }
    addListener(name: string, run: Listener): this {
      return this.on(name, run);
    }
    off(name: string, run: Listener): this {
      const at = this.#all.findLastIndex((one) => one.name === name && one.run === run);
      if (at >= 0) this.#all.splice(at, 1);
      return this;
    }
    removeListener(name: string, run: Listener): this {
      return this.off(name, run);
    }
    removeAllListeners(name?: string): this {
      this.#all = this.#all.filter((one) => name !== undefined && one.name !== name);
      return this;
    }
    listenerCount(name: string): number {
      return this.#all.filter((one) => one.name === name).length;
    }
    emit(name: string, ...values: unknown[]): boolean {
      const heard = this.#all.filter((one) => one.name === name);
      for (const { run, isOnce } of heard) {
        if (isOnce) this.off(name, run);
        run.apply(this, values);
      }
      return heard.length > 0;
    }
    setMaxListeners(): this {
      return this;
    }
    /** Somebody listens from now on. */
    protected heard(_name: string): void {}
  }

  class AbortSignal {
    aborted = false;
    reason: unknown;
    #onabort: Listener | null = null;
    readonly #events = new EventEmitter();
    get onabort(): Listener | null {
      return this.#onabort;
    }
    set onabort(run: Listener | null) {
      if (this.#onabort) this.#events.off("abort", this.#onabort);
      if (run) this.#events.on("abort", run);
      this.#onabort = run;
    }
    static abort(reason?: unknown): AbortSignal {
      const controller = new AbortController();
      controller.abort(reason);
      return controller.signal;
    }
    static timeout(ms: number): AbortSignal {
      const controller = new AbortController();
      later(() => controller.abort(), ms);
      return controller.signal;
    }
    addEventListener(name: string, run: Listener, options?: { readonly once?: boolean }): void {
      this.#events[options?.once ? "once" : "on"](name, run);
    }
    removeEventListener(name: string, run: Listener): void {
      this.#events.off(name, run);
    }
    throwIfAborted(): void {
      if (this.aborted) throw this.reason;
    }
    tell(reason: unknown): void {
      if (this.aborted) return;
      this.aborted = true;
      this.reason = reason;
      const event = { type: "abort", target: this };
      this.#events.emit(event.type, event);
    }
  }
  const aborted = (says: string, code: unknown, cause?: unknown): Error =>
    Object.assign(new Error(says, { cause }), { name: "AbortError", code });
  class AbortController {
    readonly signal = new AbortSignal();
    abort(reason: unknown = aborted("This operation was aborted", 20)): void {
      this.signal.tell(reason);
    }
  }

  return { EventEmitter, AbortController, AbortSignal, aborted };
}
