import { type CashOutLeg, type Rational, type ResultChances, rational, type SettledLeg } from '@baize/games/sportsbook';
import type { KnownMatch, MatchNow } from '../matches/match.ts';
import { matchAt } from '../matches/match-clock.ts';
import { resultOfLeg } from '../matches/outcome.ts';
import type { PriceList } from '../matches/prices.ts';
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

const perUnit = 100n;
export const oddsOf = ({ odds }: { odds: number }): Rational => rational(BigInt(odds), perUnit);

/** Every leg with its result; null while a match has none. */
export function settledLegs(
  legs: readonly StoredLeg[],
  known: ReadonlyMap<string, KnownMatch>,
  now: Date,
): SettledLeg[] | null {
  const settled: SettledLeg[] = [];
  for (const leg of legs) {
    const match = known.get(leg.matchId);
    const result = match && resultOfLeg(leg, match, now);
    if (!result) return null;
    settled.push({ odds: oddsOf(leg), result });
  }
  return settled;
}

const chanceUnits = 1_000_000_000;
const asRational = (chance: number) => rational(BigInt(Math.round(chance * chanceUnits)), BigInt(chanceUnits));

function chancesOf(chances: ResultChances) {
  return {
    win: asRational(chances.win),
    halfWin: asRational(chances.halfWin),
    push: asRational(chances.push),
    halfLoss: asRational(chances.halfLoss),
    loss: asRational(chances.loss),
    void: asRational(chances.void),
  };
}

/** Handicaps that count from the score at the bet. */
const sinceBet = ['AH', '1H-AH'];
const quartersOfGoal = 4;

/** The leg as today's prices name it: a handicap counts from today's score there, and from that at the bet on the leg. */
function asOfNow(leg: StoredLeg, { score }: MatchNow): Asked {
  if (leg.line === null || !sinceBet.includes(leg.market)) return leg;
  const { scoreAtBet } = leg;
  const lead = score.home - scoreAtBet.home - (score.away - scoreAtBet.away);
  const ownLead = leg.selection === 'home' ? lead : -lead;
  return { ...leg, line: leg.line + quartersOfGoal * ownLead };
}

const canEndInPart = ({ push, halfWin, halfLoss, void: voided }: ResultChances) =>
  push + halfWin + halfLoss + voided > 0;
const withPush = ['DNB', '1H-DNB'];

/** A price alone says nothing of stakes that come back, so without chances these are for sale only while the score is that of the bet. */
const isForSaleByPrice = ({ line, market, scoreAtBet }: StoredLeg, { score }: MatchNow): boolean =>
  (line === null && !withPush.includes(market)) || (score.home === scoreAtBet.home && score.away === scoreAtBet.away);

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
    const found = offerFor(priceOf, match, asOfNow(leg, matchAt(match, now)), now);
    if (!found?.isOpen) return null;
    const { chances } = found.offered;
    if (chances === null && !isForSaleByPrice(leg, found.state)) return null;
    const isByChances = chances !== null && (leg.line !== null || canEndInPart(chances));
    priced.push(
      isByChances ? { oddsAtBet, chances: chancesOf(chances) } : { oddsAtBet, oddsNow: oddsOf(found.offered) },
    );
  }
  return priced;
}
