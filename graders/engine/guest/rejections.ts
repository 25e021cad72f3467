/** Collects the unhandled rejections of a case, because Node would have died of them. */
export interface Rejections {
  begin(): void;
  end(): Promise<unknown[]>;
  close(): void;
}

/** Listens for unhandled rejections in this process, until it is closed. */
export function watchRejections(): Rejections {
  let caught: unknown[] = [];
  const listen = (reason: unknown) => void caught.push(reason);
  process.on("unhandledRejection", listen);
  return {
    begin: () => {
      caught = [];
    },
    end: () => new Promise((resolve) => setImmediate(() => resolve(caught))),
    close: () => void process.removeListener("unhandledRejection", listen),
  };
}
