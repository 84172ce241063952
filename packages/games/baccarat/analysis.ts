import { fullShoe, type Shoe, type ShoeRules } from '../cards/shoe.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type AllDeals, pairsOfDeals, totalsOfDeals } from './all-deals.ts';
import { pairKeys } from './bets.ts';
import type { BaccaratSeen } from './hand.ts';

/** Eight packs. So few cards are dealt that counting them is worth next to nothing. */
export const shoeRules: ShoeRules = { packs: 8, cutMin: 256 };
const { packs } = shoeRules;

function weighted({ seen, waysFrom }: AllDeals, shoe: Shoe): Weighted<BaccaratSeen>[] {
  const ways = waysFrom(shoe);
  return seen
    .map((each, index) => ({ seen: each, weight: BigInt(ways[index] ?? 0) }))
    .filter(({ weight }) => weight > 0n);
}

/** Every deal of six cards of a full shoe, by the totals that the bets see. */
export const totalsOfAllDeals = (): Weighted<BaccaratSeen>[] => weighted(totalsOfDeals, fullShoe(packs));

/** Exact figures of every bet of a table, eight packs. */
export function analyse(betTypes: readonly BetType<BaccaratSeen>[]): BetAnalysis[] {
  const ofPairs = betTypes.filter(({ key }) => pairKeys.has(key));
  const ofTotals = betTypes.filter(({ key }) => !pairKeys.has(key));
  return [
    ...analyseBets(ofTotals, totalsOfAllDeals()),
    ...analyseBets(ofPairs, weighted(pairsOfDeals, fullShoe(packs))),
  ];
}
