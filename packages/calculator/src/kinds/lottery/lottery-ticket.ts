import { multiply, type Rational, rational } from '@baize/games/exact';
import { backOf, costOf, defaultGroup, type LotteryBet, type LotteryGame, type Returns } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import * as z from 'zod';
import { floored, positiveDecimal, shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { count, token } from './count.ts';
import { readBet } from './read-bet.ts';
import { readDraw, readSelection } from './read-tokens.ts';

const games = ['ssc', 'pk10', 'k3', '11x5', 'keno', 'lucky28', '4d', 'togel', 'thai'] as const;
const maxTimes = 1_000_000;
const minorOfUnit = rational(100n);
const stakeBack = rational(1n);
const lowestGroup = 1_000;
const highestGroup = 2_000;

function returnsOf(game: LotteryGame, group: number | undefined, returnPer1: Rational | undefined): Returns {
  if (returnPer1) return (prize) => (prize.isRefund ? stakeBack : returnPer1);
  if (group === undefined) return game.returns(defaultGroup);
  const returns = game.groupReturns?.(group);
  if (!returns) throw new CaseFault('invalid_input', 'group');
  return returns;
}

const isWin = (bet: LotteryBet, key: string) => bet.prizes.some((prize) => prize.key === key && !prize.isRefund);

/** What a ticket of a fast, Thai or SEA lottery costs and brings (rulebook 5.4 to 5.6). */
export const lotteryTicket = defineKind({
  name: 'lotteryTicket',
  schema: z.strictObject({
    game: z.enum(games),
    bet: z.string().max(100),
    selection: z.union([token, z.array(z.union([token, z.array(token).max(1_000)])).max(1_000)]).optional(),
    unit: positiveDecimal,
    times: count(1, maxTimes).default(1),
    group: count(lowestGroup, highestGroup).optional(),
    returnPer1: positiveDecimal.optional(),
    draw: z.union([z.array(token).max(100), z.record(z.string(), z.array(token).max(100))]),
  }),
  answer: ({ game: code, bet: name, selection: written, unit, times, group, returnPer1, draw }) => {
    const game = rulesOf(code);
    const returns = returnsOf(game, group, returnPer1);
    const { bet, selection: said } = readBet(game, name);
    const isUnsaid = written === undefined || written.length === 0;
    const selection = isUnsaid && said ? said : readSelection(bet, written ?? []);
    const wins = bet.wins(readDraw(game.shape, draw), selection);
    const price = multiply(multiply(unit, rational(BigInt(times))), minorOfUnit);
    return {
      bets: bet.count(selection),
      cost: shown(floored(multiply(price, costOf(bet, selection)))),
      wins: Object.entries(wins).reduce((sum, [key, won]) => (isWin(bet, key) ? sum + won : sum), 0),
      return: shown(floored(multiply(price, backOf(bet, wins, returns)))),
    };
  },
});
