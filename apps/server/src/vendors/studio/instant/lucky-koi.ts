import * as koi from '@baize/games/lucky-koi';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

/** The first prize pays 1,000 times the highest stake. */
const maxWinMinor = 100_000_000n;

/** Lucky Koi: a scratch card, decided when it is bought; scratching it is the screen's matter. */
export const luckyKoiGame = oneStep<object, { fields: readonly koi.Field[] }>({
  ...limitsOf(koi),
  maxWinMinor,
  readChoice: (sent) => (Object.keys(sent).length > 0 ? null : {}),
  bestReturn: () => koi.bestReturn,
  draw: (_, draw) => ({ fields: koi.drawCard(draw) }),
  returnOf: (_, { fields }) => koi.returnOf(fields),
});
