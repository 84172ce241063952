import {
  type CashOutLeg,
  type LegResult,
  markets,
  type Rational,
  rational,
  type SettledLeg,
  settleMarket,
} from '@baize/games/sportsbook';
import { scoreAt } from '@baize/games/virtual-league';
import { type KnownMatch, matchAt } from '../matches/match-clock.ts';
import type { OfferedSelection, PriceList } from '../matches/prices.ts';
import type { StoredLeg } from '../schema.ts';

type Asked = Pick<StoredLeg, 'market' | 'selection' | 'line'>;

/** A leg's price as it is on offer; undefined when its market is not, or is suspended. */
export function offerFor(priceOf: PriceList, match: KnownMatch, leg: Asked, now: Date) {
  const state = matchAt(match, now);
  for (const market of priceOf(match, state)) {
    if (market.key !== leg.market) continue;
    const found = market.selections.find(({ selection, line }) => selection === leg.selection && line === leg.line);
    if (found) return { offered: found, isOpen: market.isOpen, state };
  }
  return undefined;
}

/** A leg's result once its match has ended, else null. */
export function resultOfLeg(leg: StoredLeg, match: KnownMatch, now: Date): LegResult | null {
  if (now < match.endsAt) return null;
  const market = markets.get(leg.market);
  if (!market) throw new Error(`there is no market ${leg.market}`);
  const seen = { score: scoreAt(match.course, match.course.endMinute), scoreAtBet: leg.scoreAtBet };
  return settleMarket(market, seen, leg.selection, leg.line ?? 0);
}

const perUnit = 100n;
export const oddsOf = ({ odds }: { odds: number }): Rational => rational(BigInt(odds), perUnit);

/** Every leg with its result. Throws when a match has not ended. */
export const settledLegs = (
  legs: readonly StoredLeg[],
  known: ReadonlyMap<string, KnownMatch>,
  now: Date,
): SettledLeg[] =>
  legs.map((leg) => {
    const match = known.get(leg.matchId);
    const result = match && resultOfLeg(leg, match, now);
    if (!result) throw new Error(`the match ${leg.matchId} has not ended`);
    return { odds: oddsOf(leg), result };
  });

const chanceUnits = 1_000_000_000;
const asRational = (chance: number) => rational(BigInt(Math.round(chance * chanceUnits)), BigInt(chanceUnits));

function chancesOf({ chances }: OfferedSelection) {
  return {
    win: asRational(chances.win),
    halfWin: asRational(chances.halfWin),
    push: asRational(chances.push),
    halfLoss: asRational(chances.halfLoss),
    loss: asRational(chances.loss),
    void: asRational(chances.void),
  };
}

/** What each leg is worth now; null while one of them has no open price. */
export function cashOutLegs(
  priceOf: PriceList,
  legs: readonly StoredLeg[],
  known: ReadonlyMap<string, KnownMatch>,
  now: Date,
): CashOutLeg[] | null {
  const priced: CashOutLeg[] = [];
  for (const leg of legs) {
    const match = known.get(leg.matchId);
    if (!match) return null;
    const oddsAtBet = oddsOf(leg);
    const result = resultOfLeg(leg, match, now);
    if (result) {
      priced.push({ oddsAtBet, result });
      continue;
    }
    const found = offerFor(priceOf, match, leg, now);
    if (!found?.isOpen) return null;
    const isOnLine = leg.line !== null;
    priced.push(
      isOnLine ? { oddsAtBet, chances: chancesOf(found.offered) } : { oddsAtBet, oddsNow: oddsOf(found.offered) },
    );
  }
  return priced;
}
