/** How a finned fish looks. */
export interface Finned {
  /** Back, flank and belly. */
  readonly body: readonly [string, string, string];
  /** Fins at the root and at the tip. */
  readonly fin: readonly [string, string];
  /** Half of its height. */
  readonly tall: number;
  readonly tail: 'fork' | 'fan' | 'moon' | 'veil';
  readonly dorsal: number;
  /** Bands across the flank; places from the tail (-1) to the head (1). */
  readonly bands?: {
    readonly colours: readonly [string, string];
    readonly at: readonly number[];
    readonly wide: number;
  };
  readonly spots?: string;
  readonly scales?: string;
  readonly whiskers?: string;
  readonly eyeSize?: number;
  /** Added to its head or its back. */
  readonly more?: 'lamp' | 'bill' | 'wings' | 'spines' | 'gills' | 'crest';
}
