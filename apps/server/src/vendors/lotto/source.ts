import type { LotteryGame } from '@baize/contract';
import { drawDaysOf, type IsClosed, type Issue, issuesAfter, timesOf } from '@baize/games/lottery';
import type { Lottery } from '@baize/games/lottery-catalogue';
import { createTtlMemo } from '../../platform/ttl-memo.ts';
import type { LotterySource } from '../vendor.ts';
import type { LottoDependencies } from './dependencies.ts';
import type { BrandIssues } from './issues/of-brand.ts';
import type { IssueRow } from './issues/store.ts';
import { any } from './schema.ts';
import { createRulesStore } from './staff/rules-store.ts';
import { type LottoVendor, lotteriesOf } from './vendors.ts';
import { nameIn, openNumbersOf } from './views.ts';

/** A menu may show what the staff or a draw changed so much later; what is sold is looked up anew. */
const menuLifeMs = 1_000;

type MenuGame = Omit<LotteryGame, 'vendor'>;

function firstOf<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

/** What a vendor's lotteries are at this moment, by their calendars and their last draws. */
export function createSource(
  { clock, database }: Pick<LottoDependencies, 'clock' | 'database'>,
  issues: Pick<BrandIssues, 'latestDrawn' | 'cancelled'>,
  { code: vendorCode, prizeMode, isVietnamese }: LottoVendor,
): LotterySource {
  const offered = lotteriesOf(vendorCode);
  const codes = offered.map(({ code }) => code);

  const rules = createRulesStore(database);

  /** What the menu of a brand is made from. */
  const menuFacts = createTtlMemo({
    clock,
    lifeMs: menuLifeMs,
    load: async (brandId) => {
      const [drawn, closures, cancelled] = await Promise.all([
        issues.latestDrawn(brandId, codes, 1),
        rules.closuresOf(brandId),
        issues.cancelled(brandId, clock.now()),
      ]);
      return { last: new Map(drawn.map((issue) => [issue.lottery_code, issue])), closures, cancelled };
    },
  });

  /** Undefined for a lottery whose calendar has no issue on an open day. */
  const menuGame = (
    lottery: Lottery,
    last: IssueRow | undefined,
    now: number,
    remark: string,
    { isClosed, isCancelled }: { isClosed: IsClosed; isCancelled: (issue: Issue) => boolean },
  ): MenuGame | undefined => {
    const issue = firstOf(issuesAfter(lottery.calendar, now, isClosed), (one) => !isCancelled(one));
    if (!issue) return undefined;
    return {
      gameId: lottery.code,
      remark,
      gameMenuTag: lottery.tag,
      numero: issue.numero,
      remainTime: timesOf(issue, now).toDrawSeconds,
      lockTime: lottery.calendar.lockSeconds,
      drawDayOfWeek: drawDaysOf(lottery.calendar),
      // Before the first draw there is none that is finished: the coming one is shown.
      winningTime: (last?.draws_at ?? new Date(issue.drawsAt)).toISOString(),
    };
  };

  return {
    vendorCode,
    prizeMode,
    isVietnamese,
    menus: async ({ brand, language }) => {
      const { last, closures, cancelled } = await menuFacts.get(brand.id);
      const now = clock.now().getTime();
      const isClosedFor =
        (code: string): IsClosed =>
        (day) =>
          closures.some((one) => [any, code].includes(one.lottery_code) && one.from_day <= day && day <= one.to_day);
      const byTag = new Map<string, MenuGame[]>();
      for (const lottery of offered) {
        const game = menuGame(lottery, last.get(lottery.code), now, nameIn(lottery.code, language), {
          isClosed: isClosedFor(lottery.code),
          isCancelled: ({ numero }) => cancelled.has(`${lottery.code} ${numero}`),
        });
        if (game) byTag.set(lottery.tag, [...(byTag.get(lottery.tag) ?? []), game]);
      }
      return [...byTag].map(([tag, gameMenus]) => ({ tag, gameMenus }));
    },
    openedDraws: async ({ brand, gameId, count }) => {
      const asked = gameId === undefined ? codes : codes.filter((code) => code === gameId);
      return (await issues.latestDrawn(brand.id, asked, count)).map(({ lottery_code, numero, result, draws_at }) => ({
        gameId: lottery_code,
        numero,
        openNumbers: openNumbersOf(result),
        winningTime: draws_at.toISOString(),
      }));
    },
  };
}
