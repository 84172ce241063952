/** Rounds of a game that ended since the last look. A round's excess is what it paid beyond the expected share, in stakes. */
export interface RoundSums {
  readonly gameCode: string;
  /** Rounds whose feature was bought, which have a return of their own and are counted apart. */
  readonly isBought: boolean;
  readonly rounds: number;
  readonly stakeMinor: bigint;
  readonly paidMinor: bigint;
  /** Against the highest share that the game gives back. */
  readonly above: { readonly sum: number; readonly squares: number };
  /** Against the lowest one; each prize counts one minor unit more, because it was rounded down. */
  readonly below: { readonly sum: number; readonly squares: number };
}

export interface Drift {
  gameCode: string;
  isBought: boolean;
  direction: 'above' | 'below';
  rounds: number;
  stakeMinor: bigint;
  paidMinor: bigint;
}

/** The drift that is looked for: one point of the stake. */
const wantedDrift = 0.01;
/**
 * How sure the evidence must be (the logarithm of a likelihood ratio). By Page’s test a fair game of
 * spread 1 comes here once in about 40 million rounds, a drifting one after about 135,000; both grow with the square of the spread.
 */
const alarmAt = 7.6;
/** Before so many rounds a game's spread is not known well enough. */
const minRounds = 10_000;

interface Side {
  evidence: number;
  squares: number;
}
interface Standing {
  rounds: number;
  stakeMinor: bigint;
  paidMinor: bigint;
  above: Side;
  below: Side;
}

/** Page's test: evidence for the drift grows and shrinks with every batch, and never falls below none. */
function follow(side: Side, batch: { sum: number; squares: number }, rounds: number, seen: number, sign: 1 | -1): Side {
  const squares = side.squares + batch.squares;
  const variance = squares / seen;
  if (variance === 0) return { evidence: side.evidence, squares };
  const gain = (wantedDrift / variance) * (sign * batch.sum - (rounds * wantedDrift) / 2);
  return { evidence: Math.max(0, side.evidence + gain), squares };
}

/** What is counted by itself: a game, or its bought rounds. */
export const countedAs = ({ gameCode, isBought }: Pick<RoundSums, 'gameCode' | 'isBought'>): string =>
  isBought ? `${gameCode}, bought` : gameCode;

/** Compares paid with expected, game by game, as rounds come in. Tells a drift as long as it stands. */
export function createDriftWatch() {
  const games = new Map<string, Standing>();
  const nothing = (): Side => ({ evidence: 0, squares: 0 });

  return {
    add: (batch: RoundSums): Drift[] => {
      const before = games.get(countedAs(batch));
      const rounds = (before?.rounds ?? 0) + batch.rounds;
      const now: Standing = {
        rounds,
        stakeMinor: (before?.stakeMinor ?? 0n) + batch.stakeMinor,
        paidMinor: (before?.paidMinor ?? 0n) + batch.paidMinor,
        above: follow(before?.above ?? nothing(), batch.above, batch.rounds, rounds, 1),
        below: follow(before?.below ?? nothing(), batch.below, batch.rounds, rounds, -1),
      };
      games.set(countedAs(batch), now);
      if (rounds < minRounds) return [];
      const found = (['above', 'below'] as const).filter((direction) => now[direction].evidence >= alarmAt);
      const { gameCode, isBought } = batch;
      return found.map((direction) => ({
        gameCode,
        isBought,
        direction,
        rounds,
        stakeMinor: now.stakeMinor,
        paidMinor: now.paidMinor,
      }));
    },
  };
}
