import { type RouletteSeen, rouletteBets } from '../roulette/bets.ts';
import { type BetType, pays } from '../table-engine/bet-type.ts';
import { type LuckyPocket, multipliers } from './lucky.ts';

export interface GoldenPocketsSeen extends RouletteSeen {
  readonly lucky: readonly LuckyPocket[];
}

/** What a straight-up pays to one on a pocket that is not lucky. */
export const plainToOne = 29;

/** The multiplier of the pocket where the ball lies; null when that one is not lucky. */
export const multiplierOf = ({ pocket, lucky }: GoldenPocketsSeen): number | null =>
  lucky.find((one) => one.pocket === pocket)?.multiplier ?? null;

const straight: Pick<BetType<GoldenPocketsSeen>, 'returnOf' | 'returnsOf'> = {
  returnOf: (seen, selection) => (seen.pocket === Number(selection) ? pays(multiplierOf(seen) ?? plainToOne) : 0),
  returnsOf: () => [plainToOne, ...multipliers.map(({ multiplier }) => multiplier)].map(pays),
};

/** The bets of European roulette, of which only the straight-up looks at lucky pockets. */
export const goldenPocketsBets = (): readonly BetType<GoldenPocketsSeen>[] =>
  rouletteBets({ laPartage: false }).map((bet) => (bet.key === 'straight' ? { ...bet, ...straight } : bet));
