// @covers wallet-other-commands

import type { FeedEntry } from '@baize/vendor-kit';
import pg from 'pg';
import { expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from './testing/money.fixture.ts';

const money = useMoney();

const play = (player: Player, roundId: string) =>
  money.wallet.play({
    ...player,
    roundId,
    gameCode,
    debits: [{ txId: `${roundId}-s`, amountMinor: 10n }],
    credits: [{ txId: `${roundId}-w`, amountMinor: 7n, kind: 'win' }],
    roundEnd: true,
  });

/** Everything behind a cursor, page by page. */
async function readOn(after: string | null, limit: number): Promise<{ entries: FeedEntry[]; next: string }> {
  const entries: FeedEntry[] = [];
  let next = after;
  for (;;) {
    const page = await money.wallet.feed({ after: next, limit });
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...page.entries);
    next = page.next;
    if (page.isEnd) return { entries, next };
  }
}

/** The same, once so many lines are told: what other tests of the server have under way holds a line back for a moment. */
async function readAll(after: string | null, limit: number, count: number) {
  await expect.poll(async () => (await readOn(after, limit)).entries.length).toBe(count);
  return readOn(after, limit);
}

const countOfLines = async () => {
  const { rows } = await money.owner.query<{ lines: number }>(
    `select count(*)::int as lines from journal where source = 'vendor:' || $1 and movement is not null`,
    [money.game.vendorCode],
  );
  return rows[0]?.lines ?? 0;
};

/** A transaction of somebody else that books for a vendor's player and stays open. */
async function bookSlowly(player: Player, name: string) {
  const { database, ledger } = money;
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  let booked = () => undefined as unknown;
  const isBooked = new Promise((resolve) => {
    booked = () => resolve(undefined);
  });
  const done = database.transaction().execute(async (transaction) => {
    await ledger.correct(transaction, { memberId: player.memberId, amountMinor: 5n, reference: name, reason: 'slow' });
    booked();
    await held;
  });
  await isBooked;
  return {
    commit: async () => {
      release();
      await done;
    },
  };
}

test('tells every movement once, in one order, whatever the size of the pages', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const { next } = await readOn(null, 100);
  for (const name of ['a', 'b', 'c', 'd']) await play(player, `feed-${name}`);
  const whole = await readAll(next, 1_000, 8);
  expect(
    whole.entries.map(({ txId, amountMinor, movement, roundId, playerRef }) => [
      txId,
      amountMinor,
      movement,
      roundId,
      playerRef,
    ]),
  ).toEqual(
    ['a', 'b', 'c', 'd'].flatMap((name) => [
      [`feed-${name}-s`, -10n, 'stake', `feed-${name}`, player.playerRef],
      [`feed-${name}-w`, 7n, 'win', `feed-${name}`, player.playerRef],
    ]),
  );
  for (const limit of [1, 3, 7]) expect((await readAll(next, limit, 8)).entries).toEqual(whole.entries);
  expect((await money.wallet.feed({ after: whole.next, limit: 10 })).entries).toEqual([]);
  await expect(money.wallet.feed({ after: 'nonsense', limit: 10 })).rejects.toThrow(RangeError);
});

test('never skips what a slow transaction books later: a page ends below the oldest that still runs', async () => {
  const players = [
    await money.newPlayer({ balanceMinor: 1_000n }),
    await money.newPlayer({ balanceMinor: 1_000n }),
  ] as const;
  const { next } = await readOn(null, 100);
  const slow = await bookSlowly(players[0], `slow-${next}`);
  await play(players[1], 'beside-slow');
  // Booked and committed, but a transaction that began before it still runs.
  expect((await readOn(next, 100)).entries).toEqual([]);
  await slow.commit();
  const { entries } = await readAll(next, 100, 2);
  expect(entries.map(({ txId }) => txId)).toEqual(['beside-slow-s', 'beside-slow-w']);
});

test('a restore into another server takes nothing from a reader: its cursor goes on with what it has not seen', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  await play(player, 'restored-read');
  const { next } = await readAll(null, 1_000, await countOfLines());
  await play(player, 'restored-unread');
  // As in a dump of a server that has come further: its numbers of transactions are beyond this one's.
  const further = (bookedIn: string) => BigInt(bookedIn) + 1_000_000_000_000n;
  await money.owner.query(`set session_replication_role = replica;
    update batches set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update house_moves set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    set session_replication_role = origin`);
  await money.ledger.healAfterRestore();
  await play(player, 'restored-new');
  const [bookedIn = '', ...place] = next.split('.');
  const cursor = [further(bookedIn), ...place].join('.');
  await expect
    .poll(async () => (await readOn(cursor, 3)).entries.map(({ txId }) => txId))
    .toEqual(expect.arrayContaining(['restored-unread-s', 'restored-unread-w', 'restored-new-s', 'restored-new-w']));
  const { next: end } = await readOn(cursor, 3);
  expect((await readOn(end, 3)).entries).toEqual([]);
});

test('a cursor that holds goes on behind itself, however much lies before it', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  await play(player, 'holds-read');
  // More batches than a cursor that a restore made void goes back.
  await money.owner.query('insert into batches (booked_at) select now() from generate_series(1, 1100)');
  await play(player, 'holds-last');
  const { next } = await readAll(null, 1_000, await countOfLines());
  await play(player, 'holds-unread');
  const { entries } = await readAll(next, 1_000, 2);
  expect(entries.map(({ txId }) => txId)).toEqual(['holds-unread-s', 'holds-unread-w']);
  const [, ...place] = next.split('.');
  const told = (await readOn(['1', ...place].join('.'), 1_000)).entries.map(({ txId }) => txId);
  expect(told).toEqual(expect.arrayContaining(['holds-last-s', 'holds-unread-s']));
});

test.each(['99999999999999999999.1.1', '1.9999999999999999999.1', '1.1', '-1.1.1', ''])(
  'refuses the cursor "%s", which no page can have given',
  async (after) => {
    await expect(money.wallet.feed({ after, limit: 10 })).rejects.toThrow(RangeError);
  },
);

test('a reader beside many writers and slow transactions sees each movement exactly once, none behind his cursor', async () => {
  const players: Player[] = [];
  for (let count = 0; count < 6; count += 1) players.push(await money.newPlayer({ balanceMinor: 10_000n }));
  const start = (await readOn(null, 100)).next;
  let isOver = false;
  const expected = new Set<string>();
  const writers = players.map(async (player, writer) => {
    for (let count = 0; count < 40; count += 1) {
      const roundId = `crowd-${writer}-${count}`;
      expect((await play(player, roundId)).code).toBe('OK');
      expected.add(`${roundId}-s`).add(`${roundId}-w`);
    }
  });
  const disturber = async () => {
    // A foreign transaction that has written something and takes its time.
    const client = new pg.Client({ connectionString: money.url });
    await client.connect();
    while (!isOver) {
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
      await client.query('select pg_sleep(0.03)');
      await client.query('commit');
    }
    await client.end();
  };
  const seen: string[] = [];
  const reader = async () => {
    let cursor = start;
    while (!isOver || seen.length < expected.size) {
      const { entries, next } = await readOn(cursor, 17);
      seen.push(...entries.map(({ txId }) => txId));
      cursor = next;
    }
  };
  const reading = reader();
  const disturbing = disturber();
  await Promise.all(writers);
  isOver = true;
  await Promise.all([reading, disturbing]);
  // What a disturber still held back at the end.
  const all = (await readAll(start, 1_000, expected.size)).entries.map(({ txId }) => txId);
  expect(new Set(all)).toEqual(expected);
  expect(seen).toEqual(all.slice(0, seen.length));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(expected.size);
});
