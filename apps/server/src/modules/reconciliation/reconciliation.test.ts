// @covers auditor vendor-round-totals

import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameCode, useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const operator = useReconciliation(useMoney());
const minuteMs = 60_000;
/** Locks of other databases of the server are none of ours. */
const ownDatabase = '(select oid from pg_database where datname = current_database())';
const dayMs = 24 * 60 * minuteMs;

const afterAllGuards = (statements: string) =>
  operator.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);
const run = async () => {
  operator.clock.advanceMs(minuteMs);
  operator.alarms.length = 0;
  operator.runs.length = 0;
  expect(await operator.reconciliation.run()).toBe('done');
  return operator.alarms;
};
const sentences = () => operator.alarms.map((alarm) => alarm.sentence);

// The hour of an audit of everything must lie where a test means it, whatever the hour at which it runs.
beforeAll(() => operator.clock.advanceMs(dayMs + dayMs / 2 - (operator.clock.now().getTime() % dayMs)));
beforeEach(async () => void (await run()));
afterEach(() => afterAllGuards('delete from bookkeeper_runs'));

describe('what games decided against what was booked', () => {
  test('ten thousand rounds with one win of ten times its amount: one turn names the round and both amounts', async () => {
    const planted = 7_001;
    const ids = await operator.playRounds(10_000, (index, payoutMinor) =>
      index === planted ? payoutMinor * 10n : payoutMinor,
    );
    const alarms = await run();
    expect(alarms).toEqual([
      {
        code: 'reconciliation_difference',
        sentence:
          `Round BAIZE ${ids[planted]}: the vendor says stake 20, payout 30; the wallet says stake 20, payout 300, ` +
          'its lines stake 20, payout 300.',
      },
    ]);
    expect(operator.standing.get('reconciliation')).toBe(1);
    expect(operator.standing.get('audit')).toBe(0);
    expect(await run()).toEqual([]);
    expect(operator.standing.get('reconciliation')).toBe(1);
  }, 120_000);

  test('a round whose booking never came is named, and one that the vendor does not know', async () => {
    const [lost = ''] = await operator.playRounds(5, (index, payoutMinor) => (index === 0 ? null : payoutMinor));
    const [, unknown = ''] = await operator.playRounds(5);
    await afterAllGuards(`delete from studio.rounds where id = '${unknown}'`);
    await run();
    expect(sentences().sort()).toEqual(
      [
        `Round BAIZE ${lost}: the vendor says stake 20, payout 0; the wallet says nothing.`,
        `Round BAIZE ${unknown}: the vendor says nothing; the wallet says stake 20, payout 15, its lines stake 20, payout 15.`,
      ].sort(),
    );
  });

  test('where a thousand and more differ, a turn looks into a thousand and ends', async () => {
    await operator.playRounds(1_100);
    await afterAllGuards(
      `update studio.rounds set payout_minor = payout_minor + 1 where nonce >= (select max(nonce) - 1099 from studio.rounds)`,
    );
    await run();
    const { rows } = await operator.owner.query(
      `select findings from bookkeeper_runs where kind = 'reconciliation' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ findings: 1_000 }]);
    await afterAllGuards(
      `update studio.rounds set payout_minor = payout_minor - 1 where nonce >= (select max(nonce) - 1099 from studio.rounds)`,
    );
  });

  test('a round that still waits for its money alarms nobody, and is compared when it is paid', async () => {
    const [waiting = ''] = await operator.playRounds(3, (index, payoutMinor) => (index === 0 ? null : payoutMinor));
    await afterAllGuards(`update studio.rounds set status = 'decided' where id = '${waiting}'`);
    expect(await run()).toEqual([]);
    await afterAllGuards(`update studio.rounds set status = 'settled' where id = '${waiting}'`);
    await run();
    expect(sentences()).toHaveLength(1);
  });
});

describe('what ends without money', () => {
  test('a round that the vendor does not know is named when it ends, not only with its money', async () => {
    const player = await operator.newPlayer({ balanceMinor: 100n });
    const round = { ...player, roundId: randomUUID(), gameCode };
    await operator.wallet.debit({ ...round, txId: `${round.roundId}:stake`, amountMinor: 20n });
    expect(await run()).toEqual([]);
    expect((await operator.wallet.endRound(round)).code).toBe('OK');
    await run();
    expect(sentences()).toEqual([
      `Round BAIZE ${round.roundId}: the vendor says nothing; the wallet says stake 20, payout 0, its lines stake 20, payout 0.`,
    ]);
  });
});

describe('the audit of each minute', () => {
  test('reads what was booked since the last, and tells a fault once', async () => {
    await operator.playRounds(20);
    expect(await run()).toEqual([]);
    expect(operator.runs).toEqual(['since', 'reconciliation']);
    const [id = ''] = await operator.playRounds(1);
    await afterAllGuards(`update bets set payout_minor = 77 where round_id = '${id}'`);
    await afterAllGuards(`update studio.rounds set payout_minor = 77 where id = '${id}'`);
    expect(await run()).toEqual([
      {
        code: 'ledger_finding',
        sentence: `bet-differs-from-lines: The bet of round BAIZE ${id} says stake 20, payout 77; the lines say 20 and 0.`,
      },
    ]);
    expect(operator.standing.get('audit')).toBe(1);
    expect(await run()).toEqual([]);
    expect(operator.standing.get('audit')).toBe(1);
    await afterAllGuards(`update bets set payout_minor = 0 where round_id = '${id}'`);
    await afterAllGuards(`update studio.rounds set payout_minor = 0 where id = '${id}'`);
    operator.clock.advanceMs(dayMs);
    await run();
    expect([operator.runs[0], operator.standing.get('audit')]).toEqual(['full', 0]);
  });

  test('reads everything once a day', async () => {
    const kinds: (string | undefined)[] = [];
    for (let hour = 0; hour < 48; hour += 1) {
      // A turn takes its own minute: 48 hours to the minute hold two boundaries.
      operator.clock.advanceMs(59 * minuteMs);
      await run();
      kinds.push(operator.runs[0]);
    }
    expect(kinds.filter((kind) => kind === 'full')).toHaveLength(2);
  });

  test('adds up the operator', async () => {
    await operator.playRounds(10);
    // A running transaction of anybody in the same server holds back what is added up.
    await expect
      .poll(async () => {
        await run();
        const { rows } =
          await operator.owner.query(`select count(*)::int as open from house_moves m join house_rollups r
            using (account_id) where m.booked_in >= r.before`);
        return rows[0].open;
      })
      .toBe(0);
    await operator.expectCleanBooks();
  });

  test('keeps an anchor of the audit log each hour', async () => {
    operator.clock.advanceMs(60 * minuteMs);
    await run();
    const before = operator.anchors;
    for (let minute = 0; minute < 120; minute += 20) {
      operator.clock.advanceMs(19 * minuteMs);
      await run();
    }
    expect(operator.anchors - before).toBe(2);
  });
});

test('a broken audit log is an alarm of each day, and no anchor is put over it', async () => {
  operator.badRow = { seq: 7n, what: 'was changed after it was written' };
  const before = operator.anchors;
  operator.clock.advanceMs(dayMs);
  expect(await run()).toEqual([
    { code: 'audit_log_broken', sentence: 'Row 7 of the audit log was changed after it was written.' },
  ]);
  expect([operator.standing.get('audit_log'), operator.anchors]).toEqual([1, before]);
  operator.badRow = null;
  operator.clock.advanceMs(dayMs);
  expect(await run()).toEqual([]);
  expect([operator.standing.get('audit_log'), operator.anchors]).toEqual([0, before + 1]);
});

test('an audit log that was cut off since its last anchor is reported within the hour', async () => {
  operator.cutOff = { seq: 9n, what: 'is gone and was anchored at noon' };
  operator.clock.advanceMs(60 * minuteMs);
  expect(await run()).toEqual([
    { code: 'audit_log_broken', sentence: 'Row 9 of the audit log is gone and was anchored at noon.' },
  ]);
  expect(operator.standing.get('audit_log')).toBe(1);
  expect(await run()).toEqual([]);
  operator.cutOff = null;
  operator.clock.advanceMs(dayMs);
  await run();
  expect(operator.standing.get('audit_log')).toBe(0);
});

describe('a clock that is put back', () => {
  test('by weeks: everything is read again, and each day after it', async () => {
    operator.clock.advanceMs(30 * dayMs);
    await run();
    operator.clock.advanceMs(-30 * dayMs);
    const kinds: (string | undefined)[] = [];
    for (let hour = 0; hour <= 24; hour += 4) {
      operator.clock.advanceMs(4 * 60 * minuteMs);
      await run();
      kinds.push(operator.runs[0]);
    }
    expect(kinds[0]).toBe('full');
    expect(kinds.slice(1)).toContain('full');
  });

  test('by an hour: a round whose booking never came is named all the same', async () => {
    operator.clock.advanceMs(60 * minuteMs);
    await run();
    operator.clock.advanceMs(-60 * minuteMs);
    const [lost = ''] = await operator.playRounds(2, (index, payoutMinor) => (index === 0 ? null : payoutMinor));
    await run();
    expect(sentences()).toEqual([`Round BAIZE ${lost}: the vendor says stake 20, payout 0; the wallet says nothing.`]);
    operator.clock.advanceMs(60 * minuteMs);
  });
});

test('of two processes one does the work', async () => {
  const runs = await Promise.all([operator.reconciliation.run(), operator.another().run(), operator.another().run()]);
  expect(runs.filter((done) => done === 'done').length).toBeGreaterThanOrEqual(1);
  const holder = await operator.books.connect();
  await holder.query('select pg_advisory_lock($1)', [0x626f_6f6b]);
  expect(await operator.reconciliation.run()).toBe('elsewhere');
  await holder.query('select pg_advisory_unlock($1)', [0x626f_6f6b]);
  holder.release();
  expect(await operator.reconciliation.run()).toBe('done');
});

test('an audit that is under way is cut when the operator closes, and alarms nobody', async () => {
  operator.alarms.length = 0;
  operator.runs.length = 0;
  await operator.owner.query('begin; lock table account_days in access exclusive mode');
  operator.clock.advanceMs(dayMs);
  const underWay = operator.reconciliation.run();
  await expect
    .poll(
      async () =>
        (await operator.owner.query(`select from pg_locks where not granted and database = ${ownDatabase}`)).rowCount,
    )
    .toBeGreaterThan(0);
  await operator.reconciliation.start(() => undefined).stop();
  await underWay;
  expect(operator.alarms).toEqual([]);
  expect(operator.runs).not.toContain('full');
  // The server notices that nobody listens, and lets go of the lock although its statement cannot go on.
  await expect
    .poll(async () => {
      const { rows } = await operator.owner.query(
        `select count(*)::int as held from pg_locks where locktype = 'advisory' and objid = $1 and database = ${ownDatabase}`,
        [0x626f_6f6b],
      );
      return rows[0].held;
    })
    .toBe(0);
  await operator.owner.query('rollback');
  expect(await operator.reconciliation.run()).toBe('done');
  expect(operator.runs).toContain('full');
});

test('an audit of everything that fails is tried again later, and the new lines are audited meanwhile', async () => {
  const again = operator.another();
  await again.run();
  operator.clock.advanceMs(dayMs);
  operator.runs.length = 0;
  await operator.owner.query('alter table account_days rename to nobodys_days');
  await expect(again.run()).rejects.toThrow('could not do all of its work');
  expect(operator.runs).toEqual(['reconciliation']);
  operator.runs.length = 0;
  expect(await again.run()).toBe('done');
  expect(operator.runs).toEqual(['since', 'reconciliation']);
  await operator.owner.query('alter table nobodys_days rename to account_days');
});

test('a part that fails is an alarm, and the rest is done', async () => {
  await operator.owner.query('alter function roll_up_house() rename to roll_up_nobody');
  operator.alarms.length = 0;
  operator.runs.length = 0;
  await expect(operator.reconciliation.run()).rejects.toThrow('could not do all of its work');
  expect(operator.alarms.map(({ code }) => code)).toEqual(['bookkeeper_failed']);
  expect(operator.runs).toEqual(['since', 'reconciliation']);
  await operator.owner.query('alter function roll_up_nobody() rename to roll_up_house');
});
