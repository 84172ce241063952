import { type DrawShape, faultOfDraw, type LotteryDraw } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { ActingStaff } from '../../vendor.ts';
import type { LottoDependencies } from '../dependencies.ts';
import { createFeedStore } from '../feed/feed-store.ts';
import { type IssueStatus, nextOfIssue } from '../issues/states.ts';
import type { IssueRow } from '../issues/store.ts';
import { createExposureStore } from '../limits/exposures.ts';
import { createLimitStore, limitsOf, percentAt } from '../limits/limits.ts';
import { lotteryOf } from '../vendors.ts';
import { effectOf } from './effect.ts';
import { createEntries, type EntryRow } from './entries.ts';
import { findIssue, issueRow } from './lists.ts';

export type ResultRoutes = HandlersOf<
  'staffLotteryIssue' | 'staffLotteryEnter' | 'staffLotteryEffect' | 'staffLotteryCancel' | 'staffLotteryWithdraw'
>;

const numbersShown = 100;
/** The states in which somebody may say what the result is. */
const isFor = (issue: IssueRow, to: IssueStatus): boolean =>
  nextOfIssue(issue.status, issue.source).some((one) => one.to === to && one.actor === 'staff');

const isOpenForStaff = (issue: IssueRow): boolean => isFor(issue, 'DRAWN') || isFor(issue, 'CANCELLED');

const isOwnOfComing = (entry: EntryRow, issue: IssueRow, staffId: string): boolean =>
  entry.staff_id === staffId && entry.generation === issue.generation + 1;

const shapeView = (shape: DrawShape) =>
  shape.map(({ key, count, of }) => ({
    prize: key,
    count,
    digits: 'digits' in of ? of.digits : null,
    tokens: 'list' in of ? [...of.list] : [],
    isDistinct: 'list' in of && of.isDistinct,
  }));

const plain = (draw: LotteryDraw) =>
  Object.fromEntries(Object.entries(draw).map(([prize, drawn]) => [prize, [...drawn]]));

/** Entries as somebody sees them: another's numbers of the coming result stay hidden from whoever has not entered any. */
function entriesView(entries: readonly EntryRow[], issue: IssueRow, staffId: string) {
  const coming = issue.generation + 1;
  const hasOwn = entries.some((one) => isOwnOfComing(one, issue, staffId) && one.result !== null);
  return entries.map((one) => ({
    staffName: one.staff_name,
    isOwn: one.staff_id === staffId,
    canWithdraw: isOwnOfComing(one, issue, staffId) && isOpenForStaff(issue),
    at: one.entered_at.toISOString(),
    kind: one.result === null ? ('cancel' as const) : ('result' as const),
    generation: one.generation,
    result: one.result && (one.generation < coming || hasOwn) ? plain(one.result) : null,
    reason: one.reason,
  }));
}

/** Calls about one issue: what is known of it, its result by two of the staff, its correction, its cancelling. */
export function createResultRoutes({
  database,
  clock,
  staffPorts,
}: Pick<LottoDependencies, 'database' | 'clock' | 'staffPorts'>) {
  const entries = createEntries(database);
  const exposures = createExposureStore(database);
  const limits = createLimitStore(database);
  const feed = createFeedStore(database);

  const numbersOf = async (issue: IssueRow, brandId: string, exponent: number) => {
    const of = { brandId, lotteryCode: issue.lottery_code, numero: issue.numero };
    const [rows, largest] = await Promise.all([limits.ofBrand(brandId), exposures.largest(of, numbersShown)]);
    return largest.map(({ bet, number, stake_minor, liability_minor }) => ({
      ...{ bet, number, stake: shownAmount(stake_minor, exponent), liability: shownAmount(liability_minor, exponent) },
      percent: percentAt(liability_minor, limitsOf(rows, issue.lottery_code, bet)),
    }));
  };

  /** A result as it must be; the first prize that is not. */
  const faultOf = (issue: IssueRow, result: LotteryDraw) => {
    const prize = faultOfDraw(rulesOf(lotteryOf(issue.lottery_code).rules).shape, result);
    return prize === null ? null : fail('invalid_input', { fields: { [`result.${prize}`]: { key: 'field_format' } } });
  };

  const enter = async (
    by: ActingStaff,
    issue: IssueRow,
    said: { result: LotteryDraw | null; reason: string },
  ): Promise<Awaited<ReturnType<typeof entries.enter>>> => {
    const { staff } = by;
    const subject = `lotteryIssue:${issue.lottery_code} ${issue.numero}`;
    const act = said.result === null ? 'cancelLotteryIssue' : 'enterLotteryResult';
    await staffPorts.audit(by, { act, subject, reason: said.reason, after: { result: said.result } });
    const entry = { staffId: staff.id, staffName: staff.username, ...said };
    return entries.enter(staff.brandId, issue, entry, clock.now());
  };

  const routes: ResultRoutes = {
    staffLotteryIssue: async ({ staff, brand, params }) => {
      const issue = await findIssue(database, staff.brandId, params);
      if (!issue) return fail('not_found');
      const { exponent } = brand.currency;
      return ok({
        issue: issueRow(issue, exponent),
        result: issue.result && plain(issue.result),
        serverTime: clock.now().toISOString(),
        next: nextOfIssue(issue.status, issue.source).map(({ to, actor }) => ({ to, actor })),
        shape: shapeView(rulesOf(lotteryOf(issue.lottery_code).rules).shape),
        fed: (await feed.ofIssue(issue)).map(({ result, received_at, is_first }) => ({
          result: plain(result),
          at: received_at.toISOString(),
          isFirst: is_first,
        })),
        entries: entriesView(await entries.ofIssue(staff.brandId, issue), issue, staff.id),
        canEnter: isFor(issue, 'DRAWN') && issue.draws_at <= clock.now(),
        canCancel: isFor(issue, 'CANCELLED'),
        numbers: await numbersOf(issue, staff.brandId, exponent),
      });
    },
    staffLotteryEnter: async ({ staff, ip, params, body }) => {
      const issue = await findIssue(database, staff.brandId, params);
      if (!issue) return fail('not_found');
      const fault = faultOf(issue, body.result);
      if (fault) return fault;
      if (issue.source !== 'drawn' && issue.draws_at > clock.now()) return ok({ state: 'early' as const });
      if (!isFor(issue, 'DRAWN')) return fail('already_decided');
      const state = await enter({ staff, ip }, issue, body);
      return state === 'late' ? fail('already_decided') : ok({ state });
    },
    staffLotteryEffect: async ({ staff, brand, params, body }) => {
      const issue = await findIssue(database, staff.brandId, params);
      if (!issue) return fail('not_found');
      const fault = faultOf(issue, body.result);
      if (fault) return fault;
      if (!isFor(issue, 'DRAWN')) return fail('already_decided');
      const { tickets, winning, payoutMinor, raised, lowered } = await effectOf(database, issue, body.result);
      const sum = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
      return ok({
        ...{ tickets, winning, payout: sum(payoutMinor) },
        raised: { tickets: raised.tickets, sum: sum(raised.minor) },
        lowered: { tickets: lowered.tickets, sum: sum(lowered.minor) },
      });
    },
    staffLotteryCancel: async ({ staff, ip, params, body }) => {
      const issue = await findIssue(database, staff.brandId, params);
      if (!issue) return fail('not_found');
      if (!isFor(issue, 'CANCELLED')) return fail('already_decided');
      const state = await enter({ staff, ip }, issue, { result: null, reason: body.reason });
      return state === 'late' ? fail('already_decided') : ok({ state });
    },
    staffLotteryWithdraw: async ({ staff, ip, params, body: { reason } }) => {
      const issue = await findIssue(database, staff.brandId, params);
      if (!issue) return fail('not_found');
      const own = (await entries.ofIssue(staff.brandId, issue)).find((one) => isOwnOfComing(one, issue, staff.id));
      if (!own || !isOpenForStaff(issue)) return fail('already_decided');
      const subject = `lotteryIssue:${issue.lottery_code} ${issue.numero}`;
      const before = { result: own.result };
      await staffPorts.audit({ staff, ip }, { act: 'withdrawLotteryEntry', subject, reason, before });
      return (await entries.withdraw(staff.brandId, issue, staff.id)) ? ok({}) : fail('already_decided');
    },
  };
  return routes;
}
