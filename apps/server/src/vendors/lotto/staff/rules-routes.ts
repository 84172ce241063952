import { betOf } from '@baize/games/lottery';
import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { parseAmount, shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { LottoDependencies } from '../dependencies.ts';
import { createFeedStore } from '../feed/feed-store.ts';
import type { Plan } from '../issues/plan.ts';
import { createLimitStore, type LimitRow } from '../limits/limits.ts';
import { any } from '../schema.ts';
import { findLottery } from '../vendors.ts';
import { createRulesStore } from './rules-store.ts';

export type RulesRoutes = HandlersOf<
  | 'staffLotteries'
  | 'staffLotterySource'
  | 'staffLotteryClosures'
  | 'staffLotteryClosureAdd'
  | 'staffLotteryClosureRemove'
  | 'staffLotteryLimits'
  | 'staffLotteryLimitSet'
>;

/** `2026-02-17`, and as issues are numbered: `20260217`. */
const storedDay = (day: string): string => day.replaceAll('-', '');
const shownDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

type Tools = Pick<LottoDependencies, 'database' | 'clock' | 'staffPorts' | 'drawFeedSecret'> & {
  plan: Pick<Plan, 'planOwn'>;
};
const whole = (code: string): string | null => (code === any ? null : code);

const limitView = (row: LimitRow, exponent: number) => {
  const amount = (minor: bigint | null) => (minor === null ? null : shownAmount(minor, exponent));
  return {
    gameId: whole(row.lottery_code),
    bet: whole(row.bet),
    line: amount(row.line_minor),
    memberNumber: amount(row.member_number_minor),
    lowerFrom: amount(row.lower_from_minor),
    lowerPercent: row.lower_percent,
    closeAt: amount(row.close_at_minor),
  };
};

/** Whether there is such a lottery, and where one is named such a bet of it; a bet of any lottery is one that some lottery has. */
function isKnown(gameId: string | undefined, bet: string | undefined): boolean {
  const named = gameId === undefined ? lotteries : lotteries.filter(({ code }) => code === gameId);
  return named.some(({ rules }) => bet === undefined || betOf(rulesOf(rules), bet) !== null);
}

const moneyFields = ['line', 'memberNumber', 'lowerFrom', 'closeAt'] as const;

/** Calls about what a brand decides for its lotteries: sources of results, closed days, limits. */
export function createRulesRoutes({ database, clock, staffPorts, drawFeedSecret, plan }: Tools): RulesRoutes {
  const rules = createRulesStore(database);
  const limits = createLimitStore(database);
  const feed = createFeedStore(database);
  const { audit } = staffPorts;

  return {
    staffLotteries: async ({ staff }) => {
      const [sources, waiting] = await Promise.all([
        rules.sourcesOf(staff.brandId),
        rules.waitingOf(staff.brandId, clock.now()),
      ]);
      const rows = lotteries.map(({ code, names, tag, rules: game }) => ({
        ...{ gameId: code, name: names.TY, tag, source: sources.get(code) ?? ('drawn' as const) },
        bets: rulesOf(game).bets.map(({ key }) => key),
        waiting: waiting.get(code) ?? 0,
      }));
      return ok({ rows, feed: drawFeedSecret === null ? null : await feed.health() });
    },
    staffLotterySource: async ({ staff, ip, params, body: { source, reason } }) => {
      const lottery = findLottery(params.gameId);
      if (!lottery) return fail('not_found');
      if (source === 'fed' && drawFeedSecret === null)
        return fail('invalid_input', { fields: { source: { key: 'field_format' } } });
      const subject = `lottery:${lottery.code}`;
      await audit({ staff, ip }, { act: 'setLotterySource', subject, reason, after: { source } });
      await rules.setSource(staff.brandId, lottery.code, source);
      if (source !== 'drawn') await plan.planOwn(staff.brandId, source, [lottery]);
      return ok({});
    },
    staffLotteryClosures: async ({ staff }) => {
      const rows = await rules.closuresOf(staff.brandId);
      return ok({
        rows: rows.map(({ id, lottery_code, from_day, to_day, reason, made_by, made_at }) => ({
          ...{ closureId: id, gameId: whole(lottery_code), reason, madeBy: made_by },
          fromDay: shownDay(from_day),
          toDay: shownDay(to_day),
          madeAt: made_at.toISOString(),
        })),
      });
    },
    staffLotteryClosureAdd: async ({ staff, ip, body }) => {
      const { closureId, gameId, fromDay, toDay, reason } = body;
      if (gameId !== undefined && !findLottery(gameId)) return fail('not_found');
      if (fromDay > toDay) return fail('invalid_input', { fields: { toDay: { key: 'field_format' } } });
      const closure = {
        id: closureId,
        brand_id: staff.brandId,
        lottery_code: gameId ?? any,
        from_day: storedDay(fromDay),
        to_day: storedDay(toDay),
        reason,
        made_by: staff.username,
        made_at: clock.now(),
      };
      if (await rules.hasSold(closure)) return ok({ state: 'sold' as const });
      const after = { fromDay, toDay };
      await audit({ staff, ip }, { act: 'closeLottery', subject: `lottery:${gameId ?? 'all'}`, reason, after });
      await rules.addClosure(closure);
      return ok({ state: 'closed' as const });
    },
    staffLotteryClosureRemove: async ({ staff, ip, params: { closureId } }) => {
      if (!(await rules.removeClosure(staff.brandId, closureId))) return fail('not_found');
      await audit({ staff, ip }, { act: 'openLottery', subject: `lotteryClosure:${closureId}` });
      return ok({});
    },
    staffLotteryLimits: async ({ staff, brand }) => {
      const rows = await limits.ofBrand(staff.brandId);
      return ok({ rows: rows.map((row) => limitView(row, brand.currency.exponent)) });
    },
    staffLotteryLimitSet: async ({ staff, brand, ip, body }) => {
      const { gameId, bet, lowerPercent, reason } = body;
      if (!isKnown(gameId, bet)) return fail('not_found');
      const read = moneyFields.map((field) => {
        const text = body[field];
        return text === null ? null : parseAmount(text, brand.currency.exponent, 'positive');
      });
      const wrong = read.findIndex((one) => one !== null && !one.ok);
      const fault = read[wrong];
      if (fault && !fault.ok)
        return fail('invalid_input', { fields: { [moneyFields[wrong] ?? '']: { key: fault.fault } } });
      if ((body.lowerFrom === null) !== (lowerPercent === null))
        return fail('invalid_input', { fields: { lowerPercent: { key: 'field_required' } } });
      const [line, memberNumber, lowerFrom, closeAt] = read.map((one) => (one?.ok ? one.amountMinor : null));
      const [lottery_code, key] = [gameId ?? any, bet ?? any];
      const after = { bet: key, ...Object.fromEntries(moneyFields.map((field) => [field, body[field]])), lowerPercent };
      await audit({ staff, ip }, { act: 'setLotteryLimits', subject: `lottery:${gameId ?? 'all'}`, reason, after });
      const row: LimitRow = {
        brand_id: staff.brandId,
        lottery_code,
        bet: key,
        line_minor: line ?? null,
        member_number_minor: memberNumber ?? null,
        lower_from_minor: lowerFrom ?? null,
        lower_percent: lowerPercent,
        close_at_minor: closeAt ?? null,
      };
      if (read.every((one) => one === null)) await limits.remove(staff.brandId, lottery_code, key);
      else await limits.set(row);
      return ok({});
    },
  };
}
