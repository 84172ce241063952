// @covers must-drop-levels

import { randomUUID } from 'node:crypto';
import { drawOfRound } from '@baize/fairness';
import * as pearlTide from '@baize/games/pearl-tide';
import { cycleSeeds, drawHitPoint, type JackpotWon } from '@baize/games/slot-engine';
import type { VendorWallet } from '@baize/vendor-kit';
import { afterEach, describe, expect, test } from 'vitest';
import { frameOf, secretBox, successOf } from '../testing/frame.ts';
import { useSlots } from '../testing/slots.fixture.ts';

const { money, buildStudio, restart, enterSlot, pools } = useSlots();
const gameCode = 'pearl_tide';
const [mini] = pearlTide.levels;
const betMinor = 10_000n;
/** What a bet of 100.00 puts into Mini. */
const partMinor = 60n;

const scopeOf = (account = 'cash') => `${money.brand.id}:${account}:${money.brand.currency.code}`;

interface Level {
  cycle: number;
  counter: bigint;
  sealed: string;
  hash: string;
}
async function levelOf(pool = 'mini', scope = scopeOf()): Promise<Level> {
  const { rows } = await money.owner.query(
    `select cycle, counter_minor::text as counter, sealed_server_seed as sealed, server_seed_hash as hash
     from studio.levels where pot_scope = $1 and pool = $2`,
    [scope, pool],
  );
  return { ...rows[0], counter: BigInt(rows[0].counter) };
}
const hitOf = async ({ cycle, sealed }: Level): Promise<bigint> =>
  drawHitPoint(mini, drawOfRound(cycleSeeds(mini, cycle, await secretBox.open(sealed))));

const player = async (balanceMinor = 100_000_000n, type: 0 | 4 = 0) => {
  const memberId = await money.newMember({ balanceMinor, ...(type > 0 && { type }) });
  return { memberId, ...(await enterSlot(gameCode, memberId)) };
};

/** Puts a counter this far below its hit point, with money of the operator: nobody plays thousands of rounds in a test. */
async function bringNear(belowMinor: bigint, playerRef: string): Promise<bigint> {
  const level = await levelOf();
  const hit = await hitOf(level);
  const wanted = hit - belowMinor;
  const movedMinor = wanted - level.counter;
  if (movedMinor <= 0n) return hit;
  const txId = `near:${level.cycle}:${wanted}`;
  await money.wallet.fundPool({ txId, playerRef, pool: 'mini', amountMinor: movedMinor });
  await money.owner.query(
    `insert into studio.pool_entries (pot_scope, pool, kind, amount_minor, at) values ($1, 'mini', 'opening', $2, now())`,
    [scopeOf(), movedMinor],
  );
  await money.owner.query(`update studio.levels set counter_minor = $2 where pot_scope = $1 and pool = 'mini'`, [
    scopeOf(),
    wanted,
  ]);
  return hit;
}
/** Of whoever entered last. */
const refOfLast = async (): Promise<string> =>
  (await money.owner.query('select player_ref from studio.sessions order by opened_at desc limit 1')).rows[0]
    .player_ref;

const dropsIn = (events: readonly { type: string }[]) =>
  events.filter((event): event is JackpotWon => event.type === 'jackpotWon');

/** Counters are what the ledger holds and what is still to be paid. */
async function expectCounters(): Promise<void> {
  const held = new Map((await pools()).map(({ pool, balance }) => [pool, BigInt(balance)]));
  for (const { pool } of pearlTide.levels) expect((await levelOf(pool)).counter).toBe(held.get(pool));
  for (const { balance, booked } of await pools()) expect(balance).toBe(booked);
  expect((await money.owner.query('select from studio.open_falls')).rowCount).toBe(0);
}

afterEach(() => money.expectCleanBooks());

describe('a level', () => {
  test('takes its share of each paid stake, shows its commitment, and hides its seed', async () => {
    const { frame } = await player();
    const before = await levelOf();
    const { round } = await successOf(frame.spin(`${betMinor}`));
    await successOf(frame.presented(round.roundId));
    const after = await levelOf();
    expect(after.counter - before.counter).toBe(partMinor);
    money.clock.advanceMs(1_001);
    const { jackpotPools } = await successOf(frame.jackpots());
    expect(jackpotPools.map(({ pot }) => pot)).toEqual(['mini', 'minor', 'maxi']);
    expect(jackpotPools[0]).toEqual({
      pot: 'mini',
      amountMinor: `${after.counter}`,
      mustDrop: {
        seedMinor: '1000',
        ceilingMinor: '5000',
        cycle: 1,
        serverSeedHash: after.hash,
        lastDrop: null,
      },
    });
    const shown = JSON.stringify({ jackpotPools, round });
    expect(shown).not.toContain(await secretBox.open(after.sealed));
    await expectCounters();
  });

  test('counts nothing of a stake whose round id another player took at the same moment', async () => {
    const frames = [(await player()).frame, (await player()).frame];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const roundId = randomUUID();
      const answers = await Promise.all(frames.map((frame) => frame.spin(`${betMinor}`, roundId)));
      expect(answers.map((answer) => (answer.ok ? 'played' : answer.message)).sort()).toEqual([
        'played',
        'repeated_with_other_content',
      ]);
      for (const [place, answer] of answers.entries()) if (answer.ok) await frames[place]?.presented(roundId);
    }
    await expectCounters();
  });

  test('drops with the spin that carries it to its hit point, whole; then its seed is revealed and the next cycle is bound', async () => {
    const { memberId, frame } = await player();
    const hit = await bringNear(partMinor - 20n, await refOfLast());
    const open = await levelOf();
    const cash = await money.cashOf(memberId);
    const { round } = await successOf(frame.spin(`${betMinor}`));
    await successOf(frame.presented(round.roundId));
    const [drop] = dropsIn(round.events);
    expect(drop).toMatchObject({ pot: 'mini', amountMinor: `${hit}` });
    expect(drop?.drop).toEqual({
      cycle: open.cycle,
      serverSeedHash: open.hash,
      serverSeed: await secretBox.open(open.sealed),
      counterMinor: `${open.counter}`,
    });
    expect(await money.cashOf(memberId)).toBe(cash - betMinor + BigInt(round.payoutMinor));
    const next = await levelOf();
    expect(next).toMatchObject({ cycle: open.cycle + 1, counter: mini.seedMinor });
    expect(next.hash).not.toBe(open.hash);
    money.clock.advanceMs(1_001);
    const [shown] = (await successOf(frame.jackpots())).jackpotPools;
    expect(shown?.mustDrop).toMatchObject({
      cycle: next.cycle,
      serverSeedHash: next.hash,
      lastDrop: { cycle: open.cycle, amountMinor: `${hit}`, serverSeed: drop?.drop?.serverSeed },
    });
    // 20 of the 60 were not needed: they are this player's, for his next stake.
    const later = await successOf(frame.spin('1000'));
    await successOf(frame.presented(later.round.roundId));
    expect((await levelOf()).counter).toBe(mini.seedMinor + 26n);
    const { retired } = await successOf(frame.rotate());
    const seeds = { ...retired, nonce: round.fairness.nonce };
    expect((await pearlTide.slot.replay(seeds, betMinor, round.events)).events).toEqual(round.events);
    await expectCounters();
  });

  test('is nobody’s in a round that the wallet refuses: the counter goes back, the secret stays secret', async () => {
    const { frame } = await player();
    const hit = await bringNear(10n, await refOfLast());
    const before = await levelOf();
    const refusing = buildStudio({
      ...money.wallet,
      play: async ({ debits }) => ({
        status: 'refused',
        code: 'LIMIT_REACHED',
        retry: 'never',
        txId: debits[0]?.txId ?? '',
        ledgerId: null,
        balance: null,
        replay: false,
      }),
    });
    expect(await frameOf(refusing, frame.session).spin(`${betMinor}`)).toMatchObject({ ok: false });
    expect(await levelOf()).toEqual(before);
    const { rows } = await money.owner.query(`select events from studio.rounds where status = 'refused'`);
    expect(JSON.stringify(rows)).not.toContain(await secretBox.open(before.sealed));
    await expectCounters();
    const { round } = await successOf(frame.spin(`${betMinor}`));
    expect(dropsIn(round.events)).toMatchObject([{ amountMinor: `${hit}` }]);
    await expectCounters();
  });
});

describe('between the contribution and the drop', () => {
  const dying = (when: 'before' | 'after'): VendorWallet => ({
    ...money.wallet,
    play: async (request) => {
      if (when === 'after') await money.wallet.play(request);
      throw new Error('killed');
    },
  });

  test.each(['before', 'after'] as const)('a kill %s the money moved loses nothing and pays once', async (when) => {
    const { frame } = await player();
    const hit = await bringNear(1n, await refOfLast());
    const open = await levelOf();
    await expect(frameOf(buildStudio(dying(when)), frame.session).spin(`${betMinor}`)).rejects.toThrow('killed');
    expect((await levelOf()).cycle).toBe(open.cycle);
    const { faults } = await restart().recoverDecidedRounds();
    expect(faults).toEqual([]);
    expect(await levelOf()).toMatchObject({ cycle: open.cycle + 1, counter: mini.seedMinor });
    const [round] = (await successOf(frameOf(restart(), frame.session).rounds())).list;
    expect(dropsIn(round?.events ?? [])).toMatchObject([{ pot: 'mini', amountMinor: `${hit}` }]);
    await expectCounters();
  });

  test('a spin that would carry it waits for what others put in and have not paid', async () => {
    const first = await player();
    const second = await player();
    const hit = await bringNear(2n * partMinor, await refOfLast());
    await expect(frameOf(buildStudio(dying('before')), first.frame.session).spin(`${betMinor}`)).rejects.toThrow();
    // The second one finishes the first, whose money had not moved yet, before the level is his.
    const { round } = await successOf(second.frame.spin(`${betMinor}`));
    expect(dropsIn(round.events)).toMatchObject([{ amountMinor: `${hit}` }]);
    const { list } = await successOf(first.frame.rounds());
    expect(list).toHaveLength(1);
    await expectCounters();
  });
});

test('many spins at once never win a cycle twice', { timeout: 120_000 }, async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => player()));
  await bringNear(200n, await refOfLast());
  const { cycle } = await levelOf();
  const rounds = await Promise.all(
    players.map(async ({ frame }) => {
      const played = [];
      for (let spin = 0; spin < 4; spin += 1) {
        const { round } = await successOf(frame.spin(`${betMinor}`));
        await successOf(frame.presented(round.roundId));
        played.push(round);
      }
      return played;
    }),
  );
  const won = rounds.flat().flatMap(({ events }) => dropsIn(events).filter(({ pot }) => pot === 'mini'));
  expect(won.length).toBeGreaterThanOrEqual(1);
  const cycles = won.map(({ drop }) => drop?.cycle ?? 0).toSorted((a, b) => a - b);
  expect(cycles).toEqual(won.map((_, index) => cycle + index));
  expect((await levelOf()).cycle).toBe(cycle + won.length);
  await expectCounters();
});

describe('who feeds and wins it', () => {
  test('trial accounts have levels of their own', async () => {
    const before = await levelOf();
    const trial = await player(1_000_000n, 4);
    const { round } = await successOf(trial.frame.spin(`${betMinor}`));
    await successOf(trial.frame.presented(round.roundId));
    expect(await levelOf()).toEqual(before);
    const own = await levelOf('mini', scopeOf('trial'));
    expect(own.counter).toBe(mini.seedMinor + partMinor);
    expect(own.hash).not.toBe(before.hash);
  });

  test('a brand and a currency have theirs', async () => {
    const { rows } = await money.owner.query(
      `select count(distinct server_seed_hash)::int as hashes, count(*)::int as levels from studio.levels`,
    );
    expect(rows[0].hashes).toBe(rows[0].levels);
    const other = `${money.brand.id}:cash:ABC`;
    await money.owner.query(
      `insert into studio.pools (pot_scope, pool, opening_minor, is_open) select $1, pool, 0, true from studio.pools where pot_scope = $2`,
      [other, scopeOf()],
    );
    await money.owner.query(
      `insert into studio.levels select $1, pool, 1, 0, sealed_server_seed, server_seed_hash, opened_at from studio.levels where pot_scope = $2`,
      [other, scopeOf()],
    );
    const { frame } = await player();
    await successOf(frame.spin(`${betMinor}`));
    expect((await levelOf('mini', other)).counter).toBe(0n);
  });
});
