/** What a link brings to the page that recomputes rounds. */
export interface Brought {
  /** JSON. */
  round: string;
  /** Empty where the round carries it itself, or where it still decides rounds. */
  seed: string;
  /** The game's name in the reader's language; empty where the link names none. */
  game: string;
}

/** What stands behind the `#` of the page's address. */
export function readBrought(hash: string): Brought {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  return { round: parts.get('round') ?? '', seed: parts.get('seed') ?? '', game: parts.get('game') ?? '' };
}
