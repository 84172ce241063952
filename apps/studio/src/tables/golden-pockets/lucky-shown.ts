import type { LuckyPocket } from '@baize/games/golden-pockets';
import { paces } from '@baize/games/paces';

const { openMs, msPerPocket } = paces.goldenPockets;
const none: readonly LuckyPocket[] = [];

/** The lucky pockets of a round; none before it was dealt. */
export const luckyOf = (outcome: Record<string, unknown> | null): readonly LuckyPocket[] =>
  Array.isArray(outcome?.lucky) ? (outcome.lucky as LuckyPocket[]) : none;

/** Those that are lit so long after the deal, in the order of their draw. */
export const shownBy = (lucky: readonly LuckyPocket[], elapsedMs: number | null): readonly LuckyPocket[] =>
  elapsedMs === null ? none : lucky.slice(0, Math.max(0, Math.floor((elapsedMs - openMs) / msPerPocket) + 1));
