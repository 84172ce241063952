import type { Slot } from '@baize/games/slot-engine';
import type { StudioSession } from '../sessions.ts';

/** What starting the feature costs at a bet; null where the game does not sell it or the operator does not let it. */
export const featurePriceOf = (
  { buyFeature }: Pick<StudioSession, 'buyFeature'>,
  game: Slot,
  betMinor: bigint,
): bigint | null => (buyFeature ? (game.featurePriceOf?.(betMinor) ?? null) : null);

/** The price at every bet on offer, as the game shows it; none where it is not sold. */
export const featurePricesOf = (session: Pick<StudioSession, 'buyFeature'>, game: Slot) =>
  game.betsMinor.flatMap((betMinor) => {
    const priceMinor = featurePriceOf(session, game, betMinor);
    return priceMinor === null ? [] : [{ betMinor: `${betMinor}`, priceMinor: `${priceMinor}` }];
  });
