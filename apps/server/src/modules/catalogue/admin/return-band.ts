/** Sums over the bets of a game, in minor units and their squares. */
export interface ReturnSums {
  bets: number;
  staked: number;
  paid: number;
  /** Of each bet: paid², paid · stake, stake². */
  paidSquares: number;
  products: number;
  stakeSquares: number;
}

/** Before so many bets the spread of a game is not known well enough for a band; the drift monitor waits for as many rounds of its own. */
const minBets = 1_000;
/** 99 of 100 lie within so many standard errors. */
const errorsOfBand = 2.576;

/**
 * Where the share of the stakes that was paid lies in 99 of 100 cases, when the game pays what it should. What a bet paid beyond its expected
 * share is taken as the bets' own spread, so the band of a slot is wide and that of an even chance narrow.
 * @param expected as a share, 0.96
 */
export function returnBand(sums: ReturnSums, expected: number): { low: number; high: number } | null {
  if (sums.bets < minBets || sums.staked <= 0) return null;
  const squares = sums.paidSquares - 2 * expected * sums.products + expected * expected * sums.stakeSquares;
  const half = (errorsOfBand * Math.sqrt(Math.max(0, squares))) / sums.staked;
  return { low: Math.max(0, expected - half), high: expected + half };
}
