export { advertised } from './advertised.ts';
export { type GoldenPocketsSeen, goldenPocketsBets, multiplierOf, plainToOne } from './bets.ts';
export { dealGoldenPockets } from './deal.ts';
export { type LuckyPocket, maxLucky, multiplierDraws, multipliers, topMultiplier } from './lucky.ts';
