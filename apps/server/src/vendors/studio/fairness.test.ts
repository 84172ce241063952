// @covers commit-reveal next-seed-bound

import { createHash, randomUUID } from 'node:crypto';
import { gameCode, replayRound } from '@baize/games/lantern-garden';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { buildStudio, enter, frameOf, open, playRound, secretBox, successOf } from './testing/frame.ts';

const database = useTestDatabase();
const failure = (message: string) => ({ ok: false, message });

/** Calls that queue for the player's turn in this order: each starts once the one before it waits, then the turn is given free. */
async function inLine<Answers extends unknown[]>(
  playerRef: string,
  calls: { [I in keyof Answers]: () => Promise<Answers[I]> },
): Promise<Answers> {
  const watcher = new pg.Client({ connectionString: database.vendorsUrl });
  await watcher.connect();
  const waiting = async () => {
    const { rows } = await watcher.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  await database.vendorsOwner.query('begin');
  await database.vendorsOwner.query('select from studio.seeds where player_ref = $1 for update', [playerRef]);
  const answers: Promise<unknown>[] = [];
  for (const call of calls) {
    answers.push(call());
    await expect.poll(waiting).toBe(answers.length);
  }
  await database.vendorsOwner.query('commit');
  await watcher.end();
  return Promise.all(answers) as Promise<Answers>;
}

describe('entering the game', () => {
  test('shows the hash of a fresh seed and a client seed before the first bet', async () => {
    const { studio, fake } = buildStudio(database);
    const { opened } = await enter(studio, fake);
    expect(opened).toMatchObject({
      gameCode,
      locale: 'EN',
      currency: { code: 'PLY', exponent: 2, symbol: 'P' },
      betsMinor: ['20', '40', '100', '200', '400', '1000', '2000', '5000', '10000'],
      defaultBetMinor: '200',
      fairness: { serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/), nextNonce: 0 },
      unfinishedRound: null,
      lastRound: null,
    });
    expect(opened.fairness.clientSeed).toMatch(/^[0-9a-f]{32}$/);
  });

  test('again keeps the seed; twice at once makes one', async () => {
    const { studio, fake } = buildStudio(database);
    const playerRef = randomUUID();
    fake.deposit(playerRef, 1_000n);
    const tokens = [1, 2, 3].map(() => fake.launch(playerRef, gameCode));
    const opened = await Promise.all(tokens.map((token) => successOf(open(studio, token))));
    const again = await enter(studio, fake, playerRef, 0n);
    expect(new Set([...opened, again.opened].map(({ fairness }) => JSON.stringify(fairness))).size).toBe(1);
  });

  test('gives the round that was not shown yet, then the last one', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    const first = await playRound(frame);
    const second = await successOf(frame.spin());
    const interrupted = await enter(studio, fake, playerRef, 0n);
    expect(interrupted.opened).toMatchObject({ unfinishedRound: second.round, lastRound: null });
    await successOf(interrupted.frame.presented(second.round.roundId));
    const resumed = await enter(studio, fake, playerRef, 0n);
    expect(resumed.opened).toMatchObject({ unfinishedRound: null, lastRound: { ...second.round, presented: true } });
    expect((await successOf(resumed.frame.rounds())).list.map(({ roundId }) => roundId)).toEqual([
      second.round.roundId,
      first.round.roundId,
    ]);
    expect((await successOf(resumed.frame.rounds(1))).list).toHaveLength(1);
  });

  test('needs a token that was not used, and a game that the studio has', async () => {
    const { studio, fake } = buildStudio(database);
    fake.deposit('somebody', 1n);
    const token = fake.launch('somebody', gameCode, 'xx');
    expect((await successOf(open(studio, token))).locale).toBe('TY');
    expect(await open(studio, token)).toEqual(failure('launch_token_invalid'));
    expect(await open(studio, fake.launch('somebody', 'toString'))).toEqual(failure('game_unavailable'));
    for (const [code, message] of [
      ['GAME_UNAVAILABLE', 'game_unavailable'],
      ['INTERNAL', 'service_unavailable'],
    ] as const) {
      fake.wallet.authenticate = async () => ({ status: 'refused', code });
      expect(await open(studio, 'any')).toEqual(failure(message));
    }
  });
});

describe('retiring the seed', () => {
  test('lets every round of it be recomputed from what was published', async () => {
    const { studio, fake } = buildStudio(database);
    const { opened, frame } = await enter(studio, fake);
    for (let i = 0; i < 12; i += 1) await playRound(frame, i % 2 ? '20' : '10000');
    const { list } = await successOf(frame.rounds());
    const { retired, fairness } = await successOf(frame.rotate('Grüße 🎲:1'));
    expect(createHash('sha256').update(retired.serverSeed).digest('hex')).toBe(opened.fairness.serverSeedHash);
    expect(retired).toMatchObject({ clientSeed: opened.fairness.clientSeed, roundCount: 12 });
    expect(list).toHaveLength(12);
    for (const round of list) {
      expect(round.fairness.serverSeedHash).toBe(retired.serverSeedHash);
      const seeds = { ...retired, nonce: round.fairness.nonce };
      const replayed = await replayRound(seeds, BigInt(round.betMinor));
      expect(replayed.events).toEqual(round.events);
      expect(`${replayed.payoutMinor}`).toBe(round.payoutMinor);
    }
    expect(fairness).toMatchObject({ clientSeed: 'Grüße 🎲:1', nextNonce: 0 });
    expect(fairness.serverSeedHash).not.toBe(retired.serverSeedHash);
    expect((await playRound(frame)).round.fairness).toMatchObject({ clientSeed: 'Grüße 🎲:1', nonce: 0 });
  });

  test('goes on with the seed whose hash was shown before the player named his own, change after change', async () => {
    const { studio, fake } = buildStudio(database);
    const { opened, frame } = await enter(studio, fake);
    let promised = opened.fairness.nextServerSeedHash;
    for (let change = 0; change < 3; change += 1) {
      expect(promised).toMatch(/^[0-9a-f]{64}$/);
      expect((await playRound(frame)).fairness.nextServerSeedHash).toBe(promised);
      const { fairness } = await successOf(frame.rotate());
      expect(fairness.serverSeedHash).toBe(promised);
      expect(fairness.nextServerSeedHash).not.toBe(promised);
      promised = fairness.nextServerSeedHash;
    }
  });

  test('of a time before successors were bound is bound when the game is opened, once', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, opened } = await enter(studio, fake);
    await database.owner.query(
      'update studio.seeds set next_sealed_server_seed = null, next_server_seed_hash = null where player_ref = $1',
      [playerRef],
    );
    const tokens = [1, 2].map(() => fake.launch(playerRef, gameCode));
    const [one, other] = await Promise.all(tokens.map((token) => successOf(open(studio, token))));
    expect(one?.fairness.serverSeedHash).toBe(opened.fairness.serverSeedHash);
    expect(one?.fairness.nextServerSeedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.fairness).toEqual(one?.fairness);
    const { fairness } = await successOf(frameOf(studio, one?.session ?? '').rotate());
    expect(fairness.serverSeedHash).toBe(one?.fairness.nextServerSeedHash);
  });

  test('forty times at once retires forty seeds, one after the other', async () => {
    const { studio, fake } = buildStudio(database);
    const { frame } = await enter(studio, fake);
    const rotations = await Promise.all(Array.from({ length: 40 }, () => successOf(frame.rotate())));
    expect(new Set(rotations.map(({ retired }) => retired.serverSeedHash)).size).toBe(40);
  });

  test('goes a hundred times in a day, over all games, and leaves no more; the next day it goes again', async () => {
    const { studio, fake, clock } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    for (let change = 0; change < 100; change += 1) await successOf(frame.rotate());
    const seedCount = async () => {
      const { rows } = await database.owner.query('select from studio.seeds where player_ref = $1', [playerRef]);
      return rows.length;
    };
    expect(await seedCount()).toBe(101);
    const retryAfterSeconds = 12 * 3_600;
    for (let more = 0; more < 3; more += 1)
      expect(await frame.rotate()).toEqual({ ...failure('too_many_requests'), detail: { retryAfterSeconds } });
    expect(await seedCount()).toBe(101);
    const other = await enter(studio, fake);
    expect(await other.frame.rotate()).toMatchObject({ ok: true });
    clock.advanceMs(retryAfterSeconds * 1_000);
    expect(await frame.rotate()).toMatchObject({ ok: true });
  });

  test('waits until the round was shown', async () => {
    const { studio, fake } = buildStudio(database);
    const { frame } = await enter(studio, fake);
    const { round } = await successOf(frame.spin());
    expect(await frame.rotate()).toEqual(failure('round_unfinished'));
    await frame.presented(round.roundId);
    expect((await successOf(frame.rotate())).retired.roundCount).toBe(1);
  });

  test('while a spin waits for its turn puts that round under the new seed', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, opened, frame } = await enter(studio, fake);
    const [{ retired, fairness }, { round }] = await inLine(playerRef, [
      () => successOf(frame.rotate()),
      () => successOf(frame.spin()),
    ]);
    expect(retired).toMatchObject({ serverSeedHash: opened.fairness.serverSeedHash, roundCount: 0 });
    expect(round.fairness).toMatchObject({ serverSeedHash: fairness.serverSeedHash, nonce: 0 });
  });

  test('while a round is being decided waits, and then for the round to be shown', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    const [spun, rotated] = await inLine(playerRef, [() => frame.spin(), () => frame.rotate()]);
    expect(spun.ok).toBe(true);
    expect(rotated).toEqual(failure('round_unfinished'));
  });
});

test('no answer of any call ever holds a live server seed', async () => {
  const { studio, fake } = buildStudio(database);
  const { playerRef, opened } = await enter(studio, fake);
  const seen: unknown[] = [opened];
  const frame = frameOf(studio, opened.session, seen);
  for (let i = 0; i < 3; i += 1) await playRound(frame);
  await frame.rotate();
  await playRound(frame);
  await frame.spin('400');
  await frame.rotate();
  await frame.rounds();
  await frame.balance();
  seen.push((await enter(studio, fake, playerRef, 0n)).opened);

  const { rows } = await database.owner.query(
    'select sealed_server_seed, server_seed, next_sealed_server_seed from studio.seeds where player_ref = $1 order by created_at, retired_at',
    [playerRef],
  );
  const live = rows.filter((row) => row.server_seed === null);
  const retired = rows.filter((row) => row.server_seed !== null);
  expect([live.length, retired.length]).toEqual([1, 1]);
  const everything = JSON.stringify(seen);
  expect(everything).toContain(retired[0].server_seed);
  expect(everything).not.toContain(await secretBox.open(live[0].sealed_server_seed));
  expect(everything).not.toContain(live[0].sealed_server_seed);
  expect(everything).not.toContain(await secretBox.open(live[0].next_sealed_server_seed));
  // Nor does the database say it without the installation's secret.
  expect(live[0].sealed_server_seed).not.toContain(await secretBox.open(live[0].sealed_server_seed));
});
