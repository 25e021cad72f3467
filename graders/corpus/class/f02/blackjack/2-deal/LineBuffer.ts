/**
 * Class LineBuffer, my replacement for the StringBuilder.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";

export class LineBuffer {
  private current: string = "";

  /** Appends to the current line; returns this, so that the calls can be chained. */
  public append(text: string): LineBuffer {
    this.current += text;
    return this;
  }

  /** Prints the current line and empties the buffer. */
  public flush(): void {
    print(this.current);
    this.current = "";
  }
}
