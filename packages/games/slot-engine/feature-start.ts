import type { LineSlotConfig } from './types.ts';

/** How many scatters start the game's feature; null when it has none. */
export const featureScatters = ({
  freeSpins,
  pick,
  hold,
  sticky,
  walking,
}: Pick<LineSlotConfig<string>, 'freeSpins' | 'pick' | 'hold' | 'sticky' | 'walking'>): number | null =>
  freeSpins?.minScatters ??
  pick?.minScatters ??
  hold?.minScatters ??
  sticky?.minScatters ??
  walking?.minScatters ??
  null;
