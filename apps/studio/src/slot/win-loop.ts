import type { Highlight } from './win-show.ts';

const everyMs = 1_350;

/** Shows the wins of a round one after the other for as long as it rests. */
export class WinLoop {
  readonly #show: (highlight: Highlight, lengthMs: number, calm: boolean) => Promise<void>;
  #highlights: readonly Highlight[] = [];
  #isCalmWin = false;
  #next = 0;
  #sinceMs = 0;

  constructor(show: (highlight: Highlight, lengthMs: number, calm: boolean) => Promise<void>) {
    this.#show = show;
  }

  get isRunning(): boolean {
    return this.#highlights.length > 0;
  }

  /** The first one comes at once. */
  start(highlights: readonly Highlight[], calm: boolean): void {
    this.#highlights = highlights;
    this.#isCalmWin = calm;
    this.#next = 0;
    this.#sinceMs = everyMs;
  }

  stop(): void {
    this.#highlights = [];
  }

  update(deltaMs: number, isCalm: boolean): void {
    if (this.#highlights.length === 0 || document.hidden) return;
    this.#sinceMs += deltaMs;
    if (this.#sinceMs < everyMs) return;
    this.#sinceMs = 0;
    const highlight = this.#highlights[this.#next];
    this.#next = (this.#next + 1) % this.#highlights.length;
    if (highlight !== undefined) void this.#show(highlight, isCalm ? 0 : everyMs * 0.8, this.#isCalmWin);
  }
}
