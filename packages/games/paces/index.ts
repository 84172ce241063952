/** By when the operator ends a round that cannot end by itself, as the rules pages tell it. */
export const waits = {
  /** A pick bonus that its player leaves open. */
  pickHours: 24,
  /** A table's round that cannot be dealt. */
  undealtMinutes: 30,
} as const;

/**
 * How long a table takes to show what was dealt, in milliseconds: the server closes a round by it, the client plays by it. `showMs` is the
 * whole showing; the shorter ones are the moving part of it, and what is left is time to read the result.
 */
export const paces = {
  baccarat: { msPerCard: 1_100, squeezeMs: 2_500 },
  speedBaccarat: { msPerCard: 450, squeezeMs: 2_000 },
  dragonTiger: { msPerCard: 1_600, showMs: 4_500 },
  roulette: { spinMs: 7_500, showMs: 9_000 },
  /** Lucky pockets are shown before the spin, which then runs at the pace of roulette. */
  goldenPockets: { openMs: 900, msPerPocket: 850, readMs: 900 },
  sicBo: { shakeMs: 3_600, showMs: 6_000 },
  fishPrawnCrab: { shakeMs: 3_600, showMs: 6_500 },
  fanTan: { liftMs: 900, countMs: 8_500, showMs: 11_000 },
  wenzhou: { msPerPiece: 220, msPerHand: 1_500, showMs: 11_000 },
  twoEight: { msPerPiece: 220, msPerHand: 1_500, showMs: 11_000 },
  dragonPhoenix: { msPerCard: 350, msPerTurn: 900, showMs: 10_500 },
  niuniuTable: { msPerPiece: 120, msPerHand: 1_700, showMs: 12_500 },
  bullFight: { msPerCard: 160, msPerTurn: 1_900, lastTurnMs: 1_200, showMs: 9_500 },
  /** Four cards are dealt, then one after each decision; then the dealer's are turned, one by one. */
  blackjack: { msPerCard: 800, dealMs: 2_600, drawMs: 900, decideMs: 12_000, readMs: 4_200 },
  /** The hand is turned before its players decide; then the dealer's. */
  threeCardPoker: { msPerCard: 700, dealMs: 3_200, decideMs: 12_000, showMs: 6_500 },
  seDie: { shakeMs: 3_000, liftMs: 800, showMs: 6_500 },
} as const;

/** How long the draw of so many lucky pockets is shown before the ball runs. */
export const luckyShowMs = (count: number): number =>
  paces.goldenPockets.openMs + count * paces.goldenPockets.msPerPocket + paces.goldenPockets.readMs;

/** How long the card that decides takes to be turned where players wait for it; no longer than the time of a card. */
export const slowTurnMs = 900;
