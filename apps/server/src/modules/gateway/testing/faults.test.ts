// @covers ledger-invariants

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
const kills = 60;
const maxKills = 2_000;
const playing = 8;
const stakeMinor = 10n;
const winMinor = 7n;

const play = (player: Player, roundId: string) =>
  money.wallet.play({
    roundId,
    gameCode,
    playerRef: player.playerRef,
    session: player.session,
    debits: [{ txId: `${roundId}-s`, amountMinor: stakeMinor }],
    credits: [{ txId: `${roundId}-w`, amountMinor: winMinor, kind: 'win' }],
    roundEnd: true,
  });

const killConnections = () =>
  money.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`);

test('connections that are cut in the middle of play leave each round whole or absent, and a retry ends it once', async () => {
  const players: Player[] = [];
  for (let count = 0; count < playing; count += 1) players.push(await money.newPlayer({ balanceMinor: 1_000_000n }));
  const rounds = new Map<string, Player>();
  const unknown: string[] = [];
  let isOver = false;

  const loop = async (player: Player, name: number) => {
    for (let count = 0; !isOver; count += 1) {
      const roundId = `fault-${name}-${count}`;
      rounds.set(roundId, player);
      const answer = await play(player, roundId);
      if (answer.code !== 'OK') {
        expect(answer).toMatchObject({ code: 'INTERNAL', retry: 'same', balance: null });
        unknown.push(roundId);
      }
    }
  };
  const loops = players.map(loop);
  // A slow machine leaves less under way at the moment of a cut.
  for (let count = 0; count < kills || (unknown.length <= 10 && count < maxKills); count += 1) {
    await delay(10);
    await killConnections();
  }
  isOver = true;
  await Promise.all(loops);

  expect(unknown.length).toBeGreaterThan(10);
  await money.expectCleanBooks();
  for (const roundId of unknown) {
    expect(await play(rounds.get(roundId) as Player, roundId)).toMatchObject({ status: 'ok' });
  }
  for (const player of players) {
    const played = BigInt([...rounds.values()].filter((owner) => owner === player).length);
    expect(await money.cashOf(player.memberId)).toBe(1_000_000n - played * (stakeMinor - winMinor));
  }
  await money.expectCleanBooks();
});

test('a connection cut while the writing statement waits leaves nothing', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const holder = new pg.Client({ connectionString: money.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from accounts where member_id = $1 for update', [player.memberId]);
  const answer = play(player, 'held');
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await money.owner.query('select pg_terminate_backend($1)', [(await waiting())[0]]);
  expect((await answer).code).toBe('INTERNAL');
  await holder.end();
  // The pool may lend out the dying connection once more before it is called on the end.
  await expect.poll(() => money.wallet.getTx({ txId: 'held-s' }).catch(() => 'lost')).toBeNull();
  expect(await play(player, 'held')).toMatchObject({ code: 'OK', replay: false });
});

test('more players at once than connections, each with many debits at once: nobody is starved, nothing is spent twice', async () => {
  const players: Player[] = [];
  for (let count = 0; count < 10; count += 1) players.push(await money.newPlayer({ balanceMinor: 100n }));
  const stakes = players.flatMap((player, name) =>
    Array.from({ length: 20 }, (_, twin) => {
      const roundId = `crowd-${name}-${twin}`;
      return money.wallet.debit({ ...player, roundId, gameCode, txId: roundId, amountMinor: 60n });
    }),
  );
  const codes = (await Promise.all(stakes)).map((answer) => answer.code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(10);
  expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(190);
});

test('a commit whose answer is lost is answered as a replay', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const first = await play(player, 'lost-answer');
  const again = await Promise.all(Array.from({ length: 64 }, () => play(player, 'lost-answer')));
  expect(again.every((answer) => answer.replay && answer.ledgerId === first.ledgerId)).toBe(true);
  expect(await money.cashOf(player.memberId)).toBe(997n);
});

const waiting = async (): Promise<number[]> => {
  const { rows } = await money.owner.query(`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`);
  return rows.map((row) => row.pid);
};

test('a lone play in a game that was played before takes one statement, and one more for the site session', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  await play(player, 'warm');
  const statements = await countStatements(() => play(player, 'counted'));
  expect(statements).toBe(2);
});

/** Statements and transaction commands that the application's connections send meanwhile. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = pg.Client.prototype.query;
  let sent = 0;
  pg.Client.prototype.query = function counted(this: unknown, ...parameters: unknown[]) {
    sent += 1;
    return Reflect.apply(query, this, parameters);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
