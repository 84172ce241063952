/**
 * What sports bets come to, worked out a second time: it shares nothing with the rules of the games, so that both cannot be wrong alike.
 * Odds are hundredths, lines are quarters, amounts minor units.
 */

export interface MatchFacts {
  status: 'finished' | 'postponed';
  home: number;
  away: number;
  halfHome: number;
  halfAway: number;
  first: 'home' | 'away' | 'none';
  voidMarkets: readonly string[];
}

export interface BetOnMatch {
  market: string;
  selection: string;
  line: number;
  odds: bigint;
  /** When the bet was taken. */
  homeAtBet: number;
  awayAtBet: number;
}

/** What a unit becomes, in two-hundredths: a whole win at 1.95 is 390, a stake back 200, half a loss 100. */
const unit = 200n;
type Half = 'won' | 'back' | 'lost';

const halfValue = (half: Half, odds: bigint): bigint => (half === 'won' ? odds : half === 'back' ? unit / 2n : 0n);
const asHalf = (beyond: number): Half => (beyond > 0 ? 'won' : beyond < 0 ? 'lost' : 'back');

/** A line in quarters is played as two lines of half the stake. */
function onLine(distanceQuarters: number, line: number, odds: bigint): bigint {
  const isSplit = Math.abs(line) % 2 === 1;
  const steps = isSplit ? [-1, 1] : [0, 0];
  return steps.reduce((sum, step) => sum + halfValue(asHalf(distanceQuarters + step), odds), 0n);
}

const sign = (home: number, away: number) => (home > away ? '1' : home < away ? '2' : 'X');

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
    case 'MW':
      return selection === (home > away ? 'A' : 'B');
    default:
      throw new Error(`the second settlement knows no ${market}`);
  }
}

const lineMarkets: Readonly<Record<string, 'handicap' | 'handicapFromBet' | 'total'>> = {
  AH: 'handicapFromBet',
  MH: 'handicap',
  OU: 'total',
  TM: 'total',
};

function distanceOf(
  kind: 'handicap' | 'handicapFromBet' | 'total',
  bet: BetOnMatch,
  home: number,
  away: number,
): number {
  if (kind === 'total') {
    const beyond = (home + away) * 4 - bet.line;
    return bet.selection === 'over' ? beyond : -beyond;
  }
  const isHome = bet.selection === 'home' || bet.selection === 'A';
  const before = kind === 'handicapFromBet' ? bet.homeAtBet - bet.awayAtBet : 0;
  const lead = home - away - before;
  return (isHome ? lead : -lead) * 4 + bet.line;
}

/** What a unit on a selection becomes, in two-hundredths. */
export function legValue(bet: BetOnMatch, facts: MatchFacts): bigint {
  const { status, voidMarkets, first } = facts;
  if (status === 'postponed' || voidMarkets.includes(bet.market)) return unit;
  if (bet.market === 'FG') return bet.selection === first ? bet.odds * 2n : 0n;
  const isHalf = bet.market.startsWith('1H-');
  const market = isHalf ? bet.market.slice(3) : bet.market;
  const [home, away] = isHalf ? [facts.halfHome, facts.halfAway] : [facts.home, facts.away];
  const kind = lineMarkets[market];
  if (kind) return onLine(distanceOf(kind, bet, home, away), bet.line, bet.odds);
  if (market === 'DNB' && home === away) return unit;
  const wins = market === 'DNB' ? bet.selection === sign(home, away) : onResult(market, bet.selection, home, away);
  return wins ? bet.odds * 2n : 0n;
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
