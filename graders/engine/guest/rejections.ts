/** Collects the unhandled rejections of a case, because Node would have died of them. */
export interface Rejections {
  begin(): void;
  /** Whether there are none yet, once the event loop has gone on. */
  none(): Promise<boolean>;
  end(): Promise<unknown[]>;
  close(): void;
}

/** Listens for unhandled rejections in this process, until it is closed. */
export function watchRejections(): Rejections {
  let caught: unknown[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const listen = (reason: unknown) => void caught.push(reason);
  process.on("unhandledRejection", listen);
  return {
    begin: () => {
      caught = [];
    },
    none: () => turn().then(() => caught.length === 0),
    end: () => turn().then(() => caught),
    close: () => void process.removeListener("unhandledRejection", listen),
  };
}
