/**
 * What sports bets come to, worked out a second time: it shares nothing with the rules of the games, so that both cannot be wrong alike.
 * Odds are hundredths, lines are quarters, amounts minor units.
 */

import { brokenOffValue } from './broken-off.ts';
import type { BetOnMatch, MatchFacts, Side } from './facts.ts';
import { onLine, unit } from './lines.ts';

export type { MatchFacts } from './facts.ts';

const sign = (home: number, away: number) => (home > away ? '1' : home < away ? '2' : 'X');

const groupOf = (goals: number) => (goals < 2 ? '0-1' : goals < 4 ? '2-3' : goals < 7 ? '4-6' : '7+');

function onResult(market: string, selection: string, home: number, away: number): boolean {
  const end = sign(home, away);
  switch (market) {
    case '1X2':
      return selection === end;
    case 'DC':
      return selection.split('').includes(end);
    case 'BTTS':
      return selection === (Math.min(home, away) > 0 ? 'yes' : 'no');
    case 'OE':
      return selection === ((home + away) % 2 === 0 ? 'even' : 'odd');
    case 'CS':
      return selection === (Math.max(home, away) > 4 ? 'AOS' : `${home}-${away}`);
    case 'TG':
      return selection === groupOf(home + away);
    case 'WTN':
      return selection === 'home' ? home > 0 && away === 0 : away > 0 && home === 0;
    default:
      throw new Error(`the second settlement knows no ${market}`);
  }
}

/** Who scored first or last; undefined where both sides scored and nobody noted it. */
function scorerOf({ home, away }: MatchFacts, noted: Side | 'none' | null): Side | 'none' | undefined {
  if (home + away === 0) return 'none';
  if (home === 0 || away === 0) return home > 0 ? 'home' : 'away';
  return noted ?? undefined;
}

/** Who won a map: noted, or plain where one side won all of them. */
function winnerOfMap({ home, away, maps }: MatchFacts, map: number): 'A' | 'B' | undefined {
  if (map > home + away) return undefined;
  if (maps) return maps[map - 1] === 'home' ? 'A' : maps[map - 1] === 'away' ? 'B' : undefined;
  return home === 0 ? 'B' : away === 0 ? 'A' : undefined;
}

const paid = (bet: BetOnMatch, wins: boolean | undefined) => (wins === undefined ? unit : wins ? bet.odds * 2n : 0n);

/** A market that the score alone settles. */
function scoreValue(market: string, bet: BetOnMatch, { home, away }: { home: number; away: number }): bigint {
  const { selection } = bet;
  switch (market) {
    case 'OU':
    case 'TM': {
      const beyond = (home + away) * 4 - bet.line;
      return onLine(selection === 'over' ? beyond : -beyond, bet.line, bet.odds);
    }
    case 'AH':
    case 'MH': {
      const before = market === 'AH' ? bet.homeAtBet - bet.awayAtBet : 0;
      const lead = home - away - before;
      const own = selection === 'home' || selection === 'A' ? lead : -lead;
      return onLine(own * 4 + bet.line, bet.line, bet.odds);
    }
    case 'DNB':
      return home === away ? unit : paid(bet, selection === sign(home, away));
    case 'MW':
      return home === away ? unit : paid(bet, selection === (home > away ? 'A' : 'B'));
    default:
      return paid(bet, onResult(market, selection, home, away));
  }
}

function finishedValue(bet: BetOnMatch, facts: MatchFacts): bigint {
  const { market, selection } = bet;
  const { half } = facts;
  if (market.startsWith('1H-')) return half ? scoreValue(market.slice(3), bet, half) : unit;
  if (market.startsWith('ML-')) {
    const winner = winnerOfMap(facts, Number(market.slice(3)));
    return paid(bet, winner === undefined ? undefined : winner === selection);
  }
  switch (market) {
    case 'HTFT':
      return paid(
        bet,
        half ? selection === `${sign(half.home, half.away)}/${sign(facts.home, facts.away)}` : undefined,
      );
    case 'FG':
    case 'LG': {
      const scorer = scorerOf(facts, market === 'FG' ? facts.first : facts.last);
      return paid(bet, scorer === undefined ? undefined : scorer === selection);
    }
    default:
      return scoreValue(market, bet, facts);
  }
}

/** What a unit on a selection becomes, in two-hundredths. */
export function legValue(bet: BetOnMatch, facts: MatchFacts): bigint {
  if (facts.status === 'postponed' || facts.voidMarkets.includes(bet.market)) return unit;
  return facts.status === 'abandoned' ? brokenOffValue(bet, facts, finishedValue) : finishedValue(bet, facts);
}

/** Every choice of so many of the values. */
function choicesOf(values: readonly bigint[], size: number): bigint[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, index) => choicesOf(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]));
}

/** What a bet returns; `choose` 0: one parlay of all legs. Rounded once, half a minor unit up. */
export function betValue(unitStakeMinor: bigint, choose: number, values: readonly bigint[]): bigint {
  const size = choose === 0 ? values.length : choose;
  const sum = choicesOf(values, size).reduce(
    (total, one) => total + one.reduce((product, value) => product * value, 1n),
    0n,
  );
  const scale = unit ** BigInt(size);
  return (2n * unitStakeMinor * sum + scale) / (2n * scale);
}

/** What a stake on open legs is bought back for at the odds of now, five percent kept, down to the minor unit (rulebook 6.9). */
export function saleValue(stakeMinor: bigint, legs: readonly { oddsAtBet: bigint; oddsNow: bigint }[]): bigint {
  const [top, bottom] = legs.reduce<readonly [bigint, bigint]>(
    ([over, under], { oddsAtBet, oddsNow }) => [over * oddsAtBet, under * oddsNow] as const,
    [95n * stakeMinor, 100n] as const,
  );
  return top / bottom;
}
