// @covers auditor vendor-round-totals

import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameCode, useMoney } from '../gateway/money.fixture.ts';
import { useBookkeeper } from './bookkeeper.fixture.ts';

const house = useBookkeeper(useMoney());
const minuteMs = 60_000;
/** Locks of other databases of the server are none of ours. */
const ownDatabase = '(select oid from pg_database where datname = current_database())';
const dayMs = 24 * 60 * minuteMs;

const pastAllGuards = (statements: string) =>
  house.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);
const turn = async () => {
  house.clock.advanceMs(minuteMs);
  house.alarms.length = 0;
  house.runs.length = 0;
  expect(await house.bookkeeper.turn()).toBe('done');
  return house.alarms;
};
const sentences = () => house.alarms.map((alarm) => alarm.sentence);

// The hour of an audit of everything must lie where a test means it, whatever the hour at which it runs.
beforeAll(() => house.clock.advanceMs(dayMs + dayMs / 2 - (house.clock.now().getTime() % dayMs)));
beforeEach(async () => void (await turn()));
afterEach(() => pastAllGuards('delete from bookkeeper_runs'));

describe('what games decided against what was booked', () => {
  test('ten thousand rounds with one win of ten times its amount: one turn names the round and both amounts', async () => {
    const planted = 7_001;
    const ids = await house.playRounds(10_000, (index, payoutMinor) =>
      index === planted ? payoutMinor * 10n : payoutMinor,
    );
    const alarms = await turn();
    expect(alarms).toEqual([
      {
        code: 'reconciliation_difference',
        sentence:
          `Round BAIZE ${ids[planted]}: the vendor says stake 20, payout 30; the wallet says stake 20, payout 300, ` +
          'its lines stake 20, payout 300.',
      },
    ]);
    expect(house.standing.get('reconciliation')).toBe(1);
    expect(house.standing.get('audit')).toBe(0);
    expect(await turn()).toEqual([]);
    expect(house.standing.get('reconciliation')).toBe(1);
  }, 120_000);

  test('a round whose booking never came is named, and one that the vendor does not know', async () => {
    const [lost = ''] = await house.playRounds(5, (index, payoutMinor) => (index === 0 ? null : payoutMinor));
    const [, unknown = ''] = await house.playRounds(5);
    await pastAllGuards(`delete from studio.rounds where id = '${unknown}'`);
    await turn();
    expect(sentences().sort()).toEqual(
      [
        `Round BAIZE ${lost}: the vendor says stake 20, payout 0; the wallet says nothing.`,
        `Round BAIZE ${unknown}: the vendor says nothing; the wallet says stake 20, payout 15, its lines stake 20, payout 15.`,
      ].sort(),
    );
  });

  test('where a thousand and more differ, a turn looks into a thousand and ends', async () => {
    await house.playRounds(1_100);
    await pastAllGuards(
      `update studio.rounds set payout_minor = payout_minor + 1 where nonce >= (select max(nonce) - 1099 from studio.rounds)`,
    );
    await turn();
    const { rows } = await house.owner.query(
      `select findings from bookkeeper_runs where kind = 'reconciliation' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ findings: 1_000 }]);
    await pastAllGuards(
      `update studio.rounds set payout_minor = payout_minor - 1 where nonce >= (select max(nonce) - 1099 from studio.rounds)`,
    );
  });

  test('a round that still waits for its money alarms nobody, and is compared when it is paid', async () => {
    const [waiting = ''] = await house.playRounds(3, (index, payoutMinor) => (index === 0 ? null : payoutMinor));
    await pastAllGuards(`update studio.rounds set status = 'decided' where id = '${waiting}'`);
    expect(await turn()).toEqual([]);
    await pastAllGuards(`update studio.rounds set status = 'settled' where id = '${waiting}'`);
    await turn();
    expect(sentences()).toHaveLength(1);
  });
});

describe('what ends without money', () => {
  test('a round that the vendor does not know is named when it ends, not only with its money', async () => {
    const player = await house.newPlayer({ balanceMinor: 100n });
    const round = { ...player, roundId: randomUUID(), gameCode };
    await house.wallet.debit({ ...round, txId: `${round.roundId}:stake`, amountMinor: 20n });
    expect(await turn()).toEqual([]);
    expect((await house.wallet.endRound(round)).code).toBe('OK');
    await turn();
    expect(sentences()).toEqual([
      `Round BAIZE ${round.roundId}: the vendor says nothing; the wallet says stake 20, payout 0, its lines stake 20, payout 0.`,
    ]);
  });
});

describe('the audit of each minute', () => {
  test('reads what was booked since the last, and tells a fault once', async () => {
    await house.playRounds(20);
    expect(await turn()).toEqual([]);
    expect(house.runs).toEqual(['since', 'reconciliation']);
    const [id = ''] = await house.playRounds(1);
    await pastAllGuards(
      `update bets set payout_minor = 77 where round_id = '${id}'; update studio.rounds set payout_minor = 77 where id = '${id}'`,
    );
    expect(await turn()).toEqual([
      {
        code: 'ledger_finding',
        sentence: `bet-differs-from-lines: The bet of round BAIZE ${id} says stake 20, payout 77; the lines say 20 and 0.`,
      },
    ]);
    expect(house.standing.get('audit')).toBe(1);
    expect(await turn()).toEqual([]);
    expect(house.standing.get('audit')).toBe(1);
    await pastAllGuards(
      `update bets set payout_minor = 0 where round_id = '${id}'; update studio.rounds set payout_minor = 0 where id = '${id}'`,
    );
    house.clock.advanceMs(dayMs);
    await turn();
    expect([house.runs[0], house.standing.get('audit')]).toEqual(['full', 0]);
  });

  test('reads everything once a day', async () => {
    const kinds: (string | undefined)[] = [];
    for (let hour = 0; hour < 48; hour += 1) {
      // A turn takes its own minute: 48 hours to the minute hold two boundaries.
      house.clock.advanceMs(59 * minuteMs);
      await turn();
      kinds.push(house.runs[0]);
    }
    expect(kinds.filter((kind) => kind === 'full')).toHaveLength(2);
  });

  test('adds up the house', async () => {
    await house.playRounds(10);
    // A running transaction of anybody in the same server holds back what is added up.
    await expect
      .poll(async () => {
        await turn();
        const { rows } = await house.owner.query(`select count(*)::int as open from house_moves m join house_rollups r
            using (account_id) where m.booked_in >= r.before`);
        return rows[0].open;
      })
      .toBe(0);
    await house.expectCleanBooks();
  });

  test('keeps an anchor of the audit log each hour', async () => {
    house.clock.advanceMs(60 * minuteMs);
    await turn();
    const before = house.anchors;
    for (let minute = 0; minute < 120; minute += 20) {
      house.clock.advanceMs(19 * minuteMs);
      await turn();
    }
    expect(house.anchors - before).toBe(2);
  });
});

test('a broken audit log is an alarm of each day, and no anchor is put over it', async () => {
  house.badRow = { seq: 7n, what: 'was changed after it was written' };
  const before = house.anchors;
  house.clock.advanceMs(dayMs);
  expect(await turn()).toEqual([
    { code: 'audit_log_broken', sentence: 'Row 7 of the audit log was changed after it was written.' },
  ]);
  expect([house.standing.get('audit_log'), house.anchors]).toEqual([1, before]);
  house.badRow = null;
  house.clock.advanceMs(dayMs);
  expect(await turn()).toEqual([]);
  expect([house.standing.get('audit_log'), house.anchors]).toEqual([0, before + 1]);
});

test('an audit log that was cut off since its last anchor is told within the hour', async () => {
  house.cutOff = { seq: 9n, what: 'is gone and was anchored at noon' };
  house.clock.advanceMs(60 * minuteMs);
  expect(await turn()).toEqual([
    { code: 'audit_log_broken', sentence: 'Row 9 of the audit log is gone and was anchored at noon.' },
  ]);
  expect(house.standing.get('audit_log')).toBe(1);
  expect(await turn()).toEqual([]);
  house.cutOff = null;
  house.clock.advanceMs(dayMs);
  await turn();
  expect(house.standing.get('audit_log')).toBe(0);
});

describe('a clock that is put back', () => {
  test('by weeks: everything is read again, and each day after it', async () => {
    house.clock.advanceMs(30 * dayMs);
    await turn();
    house.clock.advanceMs(-30 * dayMs);
    const kinds: (string | undefined)[] = [];
    for (let hour = 0; hour <= 24; hour += 4) {
      house.clock.advanceMs(4 * 60 * minuteMs);
      await turn();
      kinds.push(house.runs[0]);
    }
    expect(kinds[0]).toBe('full');
    expect(kinds.slice(1)).toContain('full');
  });

  test('by an hour: a round whose booking never came is named all the same', async () => {
    house.clock.advanceMs(60 * minuteMs);
    await turn();
    house.clock.advanceMs(-60 * minuteMs);
    const [lost = ''] = await house.playRounds(2, (index, payoutMinor) => (index === 0 ? null : payoutMinor));
    await turn();
    expect(sentences()).toEqual([`Round BAIZE ${lost}: the vendor says stake 20, payout 0; the wallet says nothing.`]);
    house.clock.advanceMs(60 * minuteMs);
  });
});

test('of two processes one does the work', async () => {
  const turns = await Promise.all([house.bookkeeper.turn(), house.another().turn(), house.another().turn()]);
  expect(turns.filter((done) => done === 'done').length).toBeGreaterThanOrEqual(1);
  const holder = await house.books.connect();
  await holder.query('select pg_advisory_lock($1)', [0x626f_6f6b]);
  expect(await house.bookkeeper.turn()).toBe('elsewhere');
  await holder.query('select pg_advisory_unlock($1)', [0x626f_6f6b]);
  holder.release();
  expect(await house.bookkeeper.turn()).toBe('done');
});

test('an audit that is under way is cut when the house closes, and alarms nobody', async () => {
  house.alarms.length = 0;
  house.runs.length = 0;
  await house.owner.query('begin; lock table account_days in access exclusive mode');
  house.clock.advanceMs(dayMs);
  const underWay = house.bookkeeper.turn();
  await expect
    .poll(
      async () =>
        (await house.owner.query(`select from pg_locks where not granted and database = ${ownDatabase}`)).rowCount,
    )
    .toBeGreaterThan(0);
  await house.bookkeeper.start(() => undefined).stop();
  await underWay;
  expect(house.alarms).toEqual([]);
  expect(house.runs).not.toContain('full');
  // The server notices that nobody listens, and lets go of the lock although its statement cannot go on.
  await expect
    .poll(async () => {
      const { rows } = await house.owner.query(
        `select count(*)::int as held from pg_locks where locktype = 'advisory' and objid = $1 and database = ${ownDatabase}`,
        [0x626f_6f6b],
      );
      return rows[0].held;
    })
    .toBe(0);
  await house.owner.query('rollback');
  expect(await house.bookkeeper.turn()).toBe('done');
  expect(house.runs).toContain('full');
});

test('an audit of everything that fails is tried again later, and the new lines are audited meanwhile', async () => {
  const again = house.another();
  await again.turn();
  house.clock.advanceMs(dayMs);
  house.runs.length = 0;
  await house.owner.query('alter table account_days rename to nobodys_days');
  await expect(again.turn()).rejects.toThrow('could not do all of its work');
  expect(house.runs).toEqual(['reconciliation']);
  house.runs.length = 0;
  expect(await again.turn()).toBe('done');
  expect(house.runs).toEqual(['since', 'reconciliation']);
  await house.owner.query('alter table nobodys_days rename to account_days');
});

test('a part that fails is an alarm, and the rest is done', async () => {
  await house.owner.query('alter function roll_up_house() rename to roll_up_nobody');
  house.alarms.length = 0;
  house.runs.length = 0;
  await expect(house.bookkeeper.turn()).rejects.toThrow('could not do all of its work');
  expect(house.alarms.map(({ code }) => code)).toEqual(['bookkeeper_failed']);
  expect(house.runs).toEqual(['since', 'reconciliation']);
  await house.owner.query('alter function roll_up_nobody() rename to roll_up_house');
});
