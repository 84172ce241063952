import type { LotteryGame } from '@baize/contract';
import { drawDaysOf, issueAt, timesOf } from '@baize/games/lottery';
import type { Lottery } from '@baize/games/lottery-catalogue';
import type { LotterySource } from '../vendor.ts';
import type { LottoDependencies } from './dependencies.ts';
import type { IssueRow, IssueStore } from './issues/store.ts';
import { type LottoVendor, lotteriesOf } from './vendors.ts';
import { openNumbersOf } from './views.ts';

type MenuGame = Omit<LotteryGame, 'vendor'>;

/** What a vendor's lotteries are at this moment, by their calendars and their last draws. */
export function createSource(
  { clock }: Pick<LottoDependencies, 'clock'>,
  issues: Pick<IssueStore, 'latestDrawn'>,
  { code: vendorCode, prizeMode, isVietnamese }: LottoVendor,
): LotterySource {
  const offered = lotteriesOf(vendorCode);
  const codes = offered.map(({ code }) => code);

  const menuGame = (lottery: Lottery, last: IssueRow | undefined, now: number, remark: string): MenuGame => {
    const issue = issueAt(lottery.calendar, now);
    return {
      gameId: lottery.code,
      remark,
      gameMenuTag: lottery.tag,
      numero: issue.numero,
      remainTime: timesOf(issue, now).toDrawSeconds,
      lockTime: lottery.calendar.lockSeconds,
      drawDayOfWeek: drawDaysOf(lottery.calendar),
      // Before the first draw there is none that is finished: the coming one is told.
      winningTime: (last?.draws_at ?? new Date(issue.drawsAt)).toISOString(),
    };
  };

  return {
    vendorCode,
    prizeMode,
    isVietnamese,
    menus: async ({ language }) => {
      const last = new Map((await issues.latestDrawn(codes, 1)).map((issue) => [issue.lottery_code, issue]));
      const now = clock.now().getTime();
      const byTag = new Map<string, MenuGame[]>();
      for (const lottery of offered) {
        const names: Partial<Record<string, string>> = lottery.names;
        const game = menuGame(lottery, last.get(lottery.code), now, names[language] ?? lottery.names.TY);
        byTag.set(lottery.tag, [...(byTag.get(lottery.tag) ?? []), game]);
      }
      return [...byTag].map(([tag, gameMenus]) => ({ tag, gameMenus }));
    },
    openedDraws: async ({ gameId, count }) => {
      const asked = gameId === undefined ? codes : codes.filter((code) => code === gameId);
      return (await issues.latestDrawn(asked, count)).map(({ lottery_code, numero, result, draws_at }) => ({
        gameId: lottery_code,
        numero,
        openNumbers: openNumbersOf(result),
        winningTime: draws_at.toISOString(),
      }));
    },
  };
}
