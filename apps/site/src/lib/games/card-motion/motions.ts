import type { Game } from '@baize/contract';
import list from './moving-covers.json' with { type: 'json' };

/** Codes of the studio's games whose covers move by a picture beside their cover; `tools/art/motions` renders them. */
export const movingCovers: readonly string[] = list;

const studioVendor = 'BAIZE';

/** The address of a cover in motion; null: it has none of its own, or the brand has put another cover in its place. */
export function motionUrl({
  vassalage,
  gameCode,
  coverUrl,
}: Pick<Game, 'vassalage' | 'gameCode' | 'coverUrl'>): string | null {
  if (vassalage !== studioVendor || !movingCovers.includes(gameCode)) return null;
  const url = coverUrl.replace('covers/', 'motions/');
  return url === coverUrl ? null : url;
}
