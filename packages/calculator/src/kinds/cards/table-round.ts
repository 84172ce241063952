import { betTypeOf, settleBets } from '@baize/games/table-engine';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { tableDraws } from './table-draws.ts';

const games = [
  'baccarat',
  'baccaratNoCommission',
  'blackjack',
  'threeCardPoker',
  'fishPrawnCrab',
  'roulette',
  'goldenPockets',
  'sicBo',
  'dragonTiger',
  'fanTan',
  'seDie',
  'wenzhou',
  'twoEight',
  'dragonPhoenix',
  'niuniuTable',
  'bullFight',
] as const;

/** "red", or with its choice "straight:17". */
const bet = z.strictObject({ bet: z.string(), stake: amount });

/** What bets of a live table bring for what was drawn. */
export const tableRound = defineKind({
  name: 'tableRound',
  schema: z.strictObject({ game: z.enum(games), bets: z.array(bet), draw: z.unknown() }),
  answer: ({ game, bets, draw }) => {
    const { draw: field, betTypes } = tableDraws[game];
    const read = field.safeParse(draw);
    if (!read.success) throw new CaseFault('invalid_input', ['draw', ...(read.error.issues[0]?.path ?? [])].join('.'));
    const placed = bets.map(({ bet: name, stake }, index) => {
      const [key = '', ...choice] = name.split(':');
      const one = { key, selection: choice.join(':'), stakeMinor: stake };
      if (!betTypeOf(betTypes, one)) throw new CaseFault('invalid_input', `bets.${index}.bet`);
      return one;
    });
    const round = settleBets(betTypes, read.data, placed);
    return {
      payout: round.bets.map(({ payoutMinor }, index) => ({ bet: bets[index]?.bet ?? '', return: shown(payoutMinor) })),
      total: shown(round.payoutMinor),
    };
  },
});
