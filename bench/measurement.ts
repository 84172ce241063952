export interface Measurement {
  what: string;
  value: string;
  target: string;
  holds: boolean;
  /** The same machine doing something simpler in the same run, and our figure divided by it. */
  baseline?: string;
}
