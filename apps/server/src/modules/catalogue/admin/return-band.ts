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
/** Before so many bets nothing can be said of the spread at all. */
const minBetsOfSpread = 100;
const onePoint = 0.01;
/** 99 of 100 lie within so many standard errors. */
const errorsOfBand = 2.576;

/**
 * Where the share of the stakes that was paid lies in 99 of 100 cases, when the game pays what it should. What a bet paid beyond its expected
 * share is taken as the bets' own spread, so the band of a slot is wide and that of an even chance narrow.
 * @param expected as a share, 0.96
 */
export function returnBand(sums: ReturnSums, expected: number): { low: number; high: number } | null {
  if (sums.bets < minBets || sums.staked <= 0) return null;
  const half = (errorsOfBand * Math.sqrt(squaresBeyond(sums, expected))) / sums.staked;
  return { low: Math.max(0, expected - half), high: expected + half };
}

/** What bets paid beyond their expected share, squared and summed. */
const squaresBeyond = ({ paidSquares, products, stakeSquares }: ReturnSums, expected: number): number =>
  Math.max(0, paidSquares - 2 * expected * products + expected * expected * stakeSquares);

/**
 * After how many bets the band is one point wide to each side, when they go on as those so far: from then on a return that is off by a
 * point shows. Null while the bets so far say nothing of their spread.
 */
export function betsForPoint(sums: ReturnSums, expected: number): number | null {
  if (sums.bets < minBetsOfSpread || sums.staked <= 0) return null;
  const spread = (Math.sqrt(squaresBeyond(sums, expected) * sums.bets) / sums.staked) * (errorsOfBand / onePoint);
  return Math.max(minBets, Math.ceil(spread * spread));
}
