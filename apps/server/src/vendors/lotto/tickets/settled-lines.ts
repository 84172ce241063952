import { betOf, type LotteryDraw, linePayoutMinor, selectionOf } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import type { StoredLine } from '../schema.ts';
import { lotteryOf } from '../vendors.ts';

/** What a ticket's lines are settled by. */
export interface Settled {
  lottery_code: string;
  lines: readonly StoredLine[];
  prize_group: number;
}

/** A ticket's lines with what a draw brings them. */
export function settledLines({ lottery_code, lines, prize_group }: Settled, draw: LotteryDraw): StoredLine[] {
  const game = rulesOf(lotteryOf(lottery_code).rules);
  const returns = game.returns(prize_group);
  return lines.map((line) => {
    const bet = betOf(game, line.bet);
    if (!bet) throw new Error(`${lottery_code} has no bet ${line.bet}`);
    const selection = selectionOf(line.selection);
    const { lowered = {}, rebateMinor = '0' } = line;
    const won = linePayoutMinor({ bet, selection, unitMinor: BigInt(line.unitMinor), returns, lowered }, draw);
    const wins = bet.wins(draw, selection);
    return {
      ...line,
      // A stake that comes back is no win.
      wins: bet.prizes.reduce((sum, { key, isRefund }) => (isRefund ? sum : sum + (wins[key] ?? 0)), 0),
      payoutMinor: `${won + BigInt(rebateMinor)}`,
    };
  });
}
