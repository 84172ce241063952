// @covers agent-pay-runs zone-independence

import { periodAt } from '@baize/periods';
import { beforeEach, describe, expect, test } from 'vitest';
import { untilCounted } from '../../../../test/support/until-counted.ts';
import { dueStretches } from '../../../platform/jobs/durable/due-stretches.ts';
import { createTurnover } from '../../turnover/index.ts';
import { useAgents } from '../agents.fixture.ts';

const { money, state, tools, agents, open, termsOf, agree } = useAgents();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const agreedBeforeMs = 3 * dayMs;

/** Noon UTC of days on which clocks were put forward or back; one of them by half an hour. */
const days = [
  ['Europe/Berlin', '2026-03-29T12:00:00Z', 23],
  ['Europe/Berlin', '2026-10-25T12:00:00Z', 25],
  ['America/New_York', '2026-03-08T17:00:00Z', 23],
  ['America/New_York', '2026-11-01T17:00:00Z', 25],
  ['Australia/Lord_Howe', '2026-04-05T02:00:00Z', 24.5],
] as const;

let top = '';
let player: Awaited<ReturnType<typeof money.newPlayer>>;
let count: () => Promise<void>;
beforeEach(async () => {
  await money.owner.query(
    `insert into brand_vendors (brand_id, vendor_code, game_type) values ($1, $2, 'RNG') on conflict do nothing`,
    [money.brand.id, money.game.vendorCode],
  );
  await money.owner.query('insert into brand_games (brand_id, game_id) values ($1, $2) on conflict do nothing', [
    money.brand.id,
    money.game.id,
  ]);
  const turnover = createTurnover({ ...tools, zoneOf: async () => state.zone });
  count = () => untilCounted(money.owner, turnover.follow);
});

/** An agent with all that is paid by the day, hour and slot, and a member of his, long before the day; then the clock at its first moment. */
async function begin(zone: string, moment: string) {
  state.zone = zone;
  const day = periodAt('D', new Date(moment), zone);
  at(new Date(day.start.getTime() - agreedBeforeMs));
  top = await open(null);
  await agree(null, top, 'dailySalary', termsOf([['0', 0, '1']]));
  await agree(null, top, 'hourSalary', termsOf([['0', 0, '1']]));
  await agree(null, top, 'realTimeSalary', termsOf([['0', 0, '1']]));
  player = await money.newPlayer({ balanceMinor: 100_000_000n });
  await money.owner.query('update members set upline_id = $2, upline_path = team_path($2, $3) where id = $1', [
    ...[player.memberId, top, ''],
  ]);
  await money.owner.query(
    `insert into member_teams (member_id, valid_from, upline_path) select id, '-infinity', upline_path from members where id = $1`,
    [player.memberId],
  );
  return day;
}

const at = (moment: Date) => money.clock.jumpMs(moment.getTime() - money.clock.now().getTime());

async function bet(moment: Date, stakeMinor: bigint): Promise<void> {
  at(moment);
  const { gameCode } = money.game;
  const { playerRef, session } = player;
  const roundId = `${player.memberId}-${moment.getTime()}`;
  const debits = [{ txId: `${roundId}-s`, amountMinor: stakeMinor }];
  await money.wallet.play({ roundId, gameCode, playerRef, session, debits, credits: [], roundEnd: true });
}

const jobOf = (kind: string) => {
  const job = agents.jobs.find((one) => one.kind === `agency.${kind}`);
  if (!job || !('repeat' in job)) throw new Error(`there is no job ${kind}`);
  return job;
};
/** The runs of a job whose stretches lie in a day. */
const runsOf = (kind: string, { start, end }: { start: Date; end: Date }) =>
  dueStretches({ cadence: jobOf(kind).cadence, zone: state.zone, since: start, until: end, limit: 1_000 });
const work = (kind: string, stretch: ReturnType<typeof runsOf>[number]) =>
  jobOf(kind).repeat({ ...stretch, subject: money.brand.id, zone: state.zone });

const linesOf = async (kind: string) => {
  const { rows } = await money.owner.query<{ key: string; start: Date; due: bigint; paid: bigint; turnover: string }>(
    `select period_key as key, starts_at as start, due_minor as due, paid_minor as paid,
       (select s ->> 'value' from jsonb_array_elements(steps::jsonb) s where s ->> 'step' = 'turnover') as turnover
     from agent_pays where member_id = $1 and kind = $2 order by starts_at, period_key`,
    [top, kind],
  );
  return rows.map((row) => ({ ...row, due: BigInt(row.due), paid: BigInt(row.paid), turnover: BigInt(row.turnover) }));
};
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

describe.each(days)('in %s, the day of %s', (zone, moment, hours) => {
  test('each clock hour is paid once, and the hours come to the day', async () => {
    const day = await begin(zone, moment);
    const lengthMs = day.end.getTime() - day.start.getTime();
    expect(lengthMs).toBe(hours * hourMs);
    await bet(new Date(day.start.getTime() - 1), 7_000_000n);
    const stakes: bigint[] = [];
    for (let sinceMs = 0; sinceMs < lengthMs; sinceMs += hourMs) {
      const [first, last] = [BigInt(100_000 + stakes.length * 1_300), 10_100n];
      await bet(new Date(day.start.getTime() + sinceMs), first);
      await bet(new Date(Math.min(day.start.getTime() + sinceMs + hourMs, day.end.getTime()) - 1), last);
      stakes.push(first + last);
    }
    await bet(day.end, 9_000_000n);
    await count();
    const hourly = runsOf('hourlySalaries', day);
    const daily = runsOf('dailyWages', day);
    expect([hourly.length, daily.length]).toEqual([Math.ceil(hours), 1]);
    for (let times = 0; times < 2; times += 1) {
      for (const stretch of hourly) await work('hourlySalaries', stretch);
      for (const stretch of daily) await work('dailyWages', stretch);
    }
    const lines = await linesOf('hourSalary');
    expect(lines.map(({ turnover }) => turnover)).toEqual(stakes);
    expect(lines.map(({ paid }) => paid)).toEqual(stakes.map((stake) => stake / 100n));
    expect(lines.map(({ start }) => start)).toEqual(hourly.map(({ start }) => start));
    const [wage, ...others] = await linesOf('dailySalary');
    expect(others).toEqual([]);
    expect(wage).toMatchObject({ turnover: sum(stakes), paid: sum(stakes) / 100n });
    expect(await money.cashOf(top)).toBe(sum(lines.map(({ paid }) => paid)) + sum(stakes) / 100n);
    await money.expectCleanBooks();
  });
});

test.each([days[0], days[1]])(
  'in %s, the day of %s, each slot of five minutes pays once what was played by its end',
  { timeout: 300_000 },
  async (zone, moment, hours) => {
    const day = await begin(zone, moment);
    await bet(new Date(day.start.getTime() - 1), 7_000_000n);
    const slots = runsOf('realTimeSalaries', day);
    expect(slots).toHaveLength(hours * 12);
    expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length);
    let playedMinor = 0n;
    for (const [index, slot] of slots.entries()) {
      expect(slot.end.getTime() - slot.start.getTime()).toBe(5 * minuteMs);
      const stakeMinor = BigInt(10_000 + index * 37);
      // Around the changes of the clock in each slot, and once in an hour besides.
      if (index < 60 || index % 12 === 11) {
        await bet(new Date(slot.end.getTime() - 1), stakeMinor);
        playedMinor += stakeMinor;
        await count();
      }
      at(slot.end);
      await work('realTimeSalaries', slot);
      expect(await money.cashOf(top), slot.key).toBe(playedMinor / 100n);
    }
    const [dayEnd, ...others] = runsOf('realTimeDayEnds', day);
    if (!dayEnd) throw new Error('the day has no end');
    expect(others).toEqual([]);
    await bet(day.end, 9_000_000n);
    await count();
    await work('realTimeDayEnds', dayEnd);
    for (const slot of slots.slice(0, 40)) await work('realTimeSalaries', slot);
    expect(await money.cashOf(top)).toBe(playedMinor / 100n);
    expect(sum((await linesOf('realTimeSalary')).map(({ paid }) => paid))).toBe(playedMinor / 100n);
    await money.expectCleanBooks();
  },
);
