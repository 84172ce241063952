import { cardKinds } from '../cards/card.ts';
import type { ShoeRules } from '../cards/shoe.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import type { DragonTigerSeen } from './bets.ts';

/** Eight packs. So few cards are dealt that counting them is worth next to nothing. */
export const shoeRules: ShoeRules = { packs: 8, cutMin: 352 };
const { packs } = shoeRules;

const kinds = Array.from({ length: cardKinds }, (_, card) => card);

/** All 416 x 415 ordered deals, by card. */
export const ways: readonly Weighted<DragonTigerSeen>[] = kinds.flatMap((dragon) =>
  kinds.map((tiger) => ({
    seen: { dragon, tiger },
    weight: BigInt(packs * (dragon === tiger ? packs - 1 : packs)),
  })),
);

export const analyse = (betTypes: readonly BetType<DragonTigerSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways);
