import { balls } from '../../lottery/draw.ts';
import { fixedList, type LotteryGame } from '../../lottery/game.ts';
import { fixedReturns, groupReturns } from '../../lottery/returns.ts';
import { digits } from '../tokens.ts';
import { codeBets } from './codes.ts';
import { sscRows } from './rows.ts';
import { starBets } from './stars.ts';
import { wordBets } from './words.ts';

const bets = [...starBets, ...codeBets, ...wordBets];

/** Shi Shi Cai: five digits (rulebook 5.6). */
export const ssc: LotteryGame = {
  code: 'ssc',
  shape: [{ key: balls, count: 5, of: { list: digits, isDistinct: false } }],
  bets,
  returns: (group) => fixedReturns(fixedList, group, null),
  groupReturns: (group) => groupReturns(group, null),
  rows: sscRows(bets),
};
