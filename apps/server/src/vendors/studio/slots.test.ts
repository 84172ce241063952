import { randomUUID } from 'node:crypto';
import type { StudioRound } from '@baize/contract';
import { drawOfRound } from '@baize/fairness';
import * as dragonLedger from '@baize/games/dragon-ledger';
import * as harbourChests from '@baize/games/harbour-chests';
import * as jadeCascade from '@baize/games/jade-cascade';
import * as lanternGarden from '@baize/games/lantern-garden';
import type { Slot, SlotRound } from '@baize/games/slot-engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { useMoney } from '../../modules/gateway/money.fixture.ts';
import { insertGame, insertSession } from '../../testing/factories.ts';
import { createStudio, type Studio } from './index.ts';
import { type Frame, frameOf, open, secretBox, successOf } from './testing/frame.ts';

const money = useMoney();
const slots: readonly Slot[] = [lanternGarden, jadeCascade, dragonLedger, harbourChests].map(({ slot }) => slot);
const long = process.env.LONG_TESTS === '1';
/** Of each slot, by all players together. */
const roundCount = long ? 50_000 : 400;
const playersAtOnce = 4;
const seed = Number(process.env.PLAYER_SEED ?? Date.now() % 1_000_000_007);
const gameIds = new Map<string, string>();
let studio: Studio;

beforeAll(async () => {
  gameIds.set(money.game.gameCode, money.game.id);
  for (const { gameCode } of slots) {
    if (gameIds.has(gameCode)) continue;
    gameIds.set(gameCode, (await insertGame(money.owner, money.brand.id, { gameCode })).id);
  }
  studio = buildStudio();
});

/** Built anew it is the studio after a restart. */
const buildStudio = (wallet = money.wallet) =>
  createStudio({ wallet, database: money.database, clock: money.clock, secretBox, newId: randomUUID });

/** Enters a slot through the real wallet. */
async function enterSlot(gameCode: string, memberId: string) {
  const site = await insertSession(money.owner, memberId, money.brand.id);
  const launch = await money.gateway.issueLaunchToken({
    memberId,
    brandId: money.brand.id,
    siteSessionId: site.id,
    gameId: gameIds.get(gameCode) ?? '',
    locale: 'TY',
  });
  if (!launch.ok) throw new Error(launch.message);
  const opened = await successOf(open(studio, launch.value.token));
  return { opened, frame: frameOf(studio, opened.session) };
}

/** A small generator of its own: what a player does has nothing to do with the games' chance. */
function choicesOf(start: number): (below: number) => number {
  let state = start >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function pickAll(frame: Frame, round: StudioRound, choose: (below: number) => number): Promise<StudioRound> {
  let now = round;
  while (now.events.at(-1)?.type !== 'roundEnded') {
    now = (await successOf(frame.pick(now.roundId, choose(12)))).round;
  }
  return now;
}

/** Plays a round to its end as a client does. */
async function playWhole(frame: Frame, betMinor: string, choose: (below: number) => number): Promise<StudioRound> {
  const { round } = await successOf(frame.spin(betMinor));
  const whole = await pickAll(frame, round, choose);
  await successOf(frame.presented(round.roundId));
  return whole;
}

type Opened = Awaited<ReturnType<typeof enterSlot>>['opened'];

/** Moves the player’s seed on to a round that comes out as asked, which nobody outside of a test can. */
async function skipTo(
  { gameCode, fairness }: Opened,
  betMinor: bigint,
  isWanted: (round: SlotRound) => boolean,
): Promise<void> {
  const slot = slots.find((candidate) => candidate.gameCode === gameCode);
  const { rows } = await money.owner.query<{ id: string; sealed: string; client: string; next: number }>(
    `select id, sealed_server_seed as sealed, client_seed as client, next_nonce as next from studio.seeds
     where server_seed_hash = $1`,
    [fairness.serverSeedHash],
  );
  const [live] = rows;
  if (!slot || !live) throw new Error('nobody is in the game');
  const serverSeed = await secretBox.open(live.sealed);
  for (let nonce = live.next; ; nonce += 1) {
    const draw = drawOfRound({ serverSeed, clientSeed: live.client, nonce });
    if (!isWanted(slot.play({ betMinor, draw }))) continue;
    await money.owner.query('update studio.seeds set next_nonce = $2 where id = $1', [live.id, nonce]);
    return;
  }
}

const jackpotAccounts = async () => {
  const { rows } = await money.owner.query<{ account: string; balance: string; booked: string }>(
    `select a.account, a.balance::text, coalesce(sum(e.amount), 0)::text as booked from studio.jackpot_accounts a
     left join studio.jackpot_entries e using (pot_scope, account) group by 1, a.balance, a.pot_scope order by 1`,
  );
  return rows;
};

describe(`a random player, seed ${seed}`, { timeout: long ? 7_200_000 : 180_000 }, () => {
  test.each(slots.map((slot, index) => [slot.gameCode, slot, index] as const))(
    '%s: rounds, balances and seeds agree',
    async (gameCode, slot, index) => {
      const seen = new Set<string>();
      const playOne = async (player: number) => {
        const choose = choicesOf(seed + index * 101 + player);
        const startMinor = 1_000_000_000n;
        const memberId = await money.newMember({ balanceMinor: startMinor });
        const { frame } = await enterSlot(gameCode, memberId);
        let netMinor = 0n;
        for (let round = 0; round < roundCount / playersAtOnce; round += 1) {
          const betMinor = slot.betsMinor[choose(slot.betsMinor.length)] ?? 0n;
          const played = await playWhole(frame, `${betMinor}`, choose);
          for (const { type } of played.events) seen.add(type);
          netMinor += BigInt(played.payoutMinor) - betMinor;
        }
        expect(await money.cashOf(memberId)).toBe(startMinor + netMinor);
        const { list } = await successOf(frame.rounds(50));
        const { retired } = await successOf(frame.rotate());
        expect(retired.roundCount).toBe(roundCount / playersAtOnce);
        for (const { fairness, betMinor, events, payoutMinor } of list) {
          const again = await slot.replay({ ...retired, nonce: fairness.nonce }, BigInt(betMinor), events);
          expect(again.events).toEqual(events);
          expect(`${again.payoutMinor}`).toBe(payoutMinor);
        }
      };
      await Promise.all(Array.from({ length: playersAtOnce }, (_, player) => playOne(player)));
      const common =
        gameCode === jadeCascade.gameCode ? ['gridFilled', 'symbolsWon', 'gridRefilled'] : ['reelsStopped', 'linesWon'];
      const rare = {
        lantern_garden: ['scattersPaid', 'freeSpinsAwarded', 'freeSpinsEnded'],
        jade_cascade: ['scattersPaid', 'freeSpinsAwarded', 'freeSpinsEnded'],
        dragon_ledger: [
          'scattersPaid',
          'freeSpinsAwarded',
          'specialDrawn',
          'specialExpanded',
          'freeSpinsEnded',
          'jackpotWon',
        ],
        harbour_chests: ['pickStarted', 'tilePicked', 'pickEnded'],
      }[gameCode];
      expect([...seen]).toEqual(
        expect.arrayContaining(['spinStarted', 'roundEnded', ...common, ...(long ? (rare ?? []) : [])]),
      );
    },
  );

  test('and the books are clean after it', async () => {
    await money.expectCleanBooks();
    expect(money.failures).toEqual([]);
    for (const { balance, booked } of await jackpotAccounts()) expect(balance).toBe(booked);
  });
});

describe('linked jackpots', () => {
  test('grow by their share of every paid stake, and stay as they are for a refused one', async () => {
    const memberId = await money.newMember({ balanceMinor: 10_000n });
    const { frame } = await enterSlot('dragon_ledger', memberId);
    const unitsOf = async () =>
      new Map((await jackpotAccounts()).map(({ account, balance }) => [account, BigInt(balance)]));
    const before = await unitsOf();
    const { round } = await successOf(frame.spin('10000'));
    await successOf(frame.presented(round.roundId));
    expect(round.events.some(({ type }) => type === 'jackpotWon')).toBe(false);
    const after = await unitsOf();
    const grown = (account: string) => (after.get(account) ?? 0n) - (before.get(account) ?? 0n);
    expect([grown('grand'), grown('major'), grown('reserve')]).toEqual([600_000n, 400_000n, 200_000n]);
    const shown = (await successOf(frame.jackpots())).pots;
    expect(shown).toEqual([
      { pot: 'grand', amountMinor: `${(after.get('grand') ?? 0n) / 10_000n}` },
      { pot: 'major', amountMinor: `${(after.get('major') ?? 0n) / 10_000n}` },
    ]);
    const cash = await money.cashOf(memberId);
    if (cash < 10_000n) expect(await frame.spin('10000')).toMatchObject({ ok: false });
    expect(await unitsOf()).toEqual(after);
  });

  test('a pot that falls is paid once in full, whatever else the round wins, and starts anew from its seed', async () => {
    const memberId = await money.newMember({ balanceMinor: 2_000_000_000n });
    const { opened, frame } = await enterSlot('dragon_ledger', memberId);
    const pots = (await successOf(frame.jackpots())).pots;
    await skipTo(opened, 10_000n, ({ jackpotsMinor }) => Object.keys(jackpotsMinor).length > 0);
    const cashBefore = await money.cashOf(memberId);
    const { round } = await successOf(frame.spin('10000'));
    await successOf(frame.presented(round.roundId));
    expect(await money.cashOf(memberId)).toBe(cashBefore - 10_000n + BigInt(round.payoutMinor));
    const fallen = round.events.find(({ type }) => type === 'jackpotWon');
    expect(fallen?.amountMinor).toBe(pots.find(({ pot }) => pot === fallen?.pot)?.amountMinor);
    const { rows } = await money.owner.query(
      `select kind from studio.jackpot_entries where round_id = $1 and account = $2 order by id`,
      [round.roundId, fallen?.pot],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['won', 'seed', 'contribution']);
    const { retired } = await successOf(frame.rotate());
    const seeds = { ...retired, nonce: round.fairness.nonce };
    expect((await dragonLedger.slot.replay(seeds, 10_000n, round.events)).events).toEqual(round.events);
    await money.expectCleanBooks();
  });

  test('that fell in a round that the wallet refuses is whole again', async () => {
    const memberId = await money.newMember({ balanceMinor: 100_000n });
    const { opened, frame } = await enterSlot('dragon_ledger', memberId);
    await skipTo(opened, 10_000n, ({ jackpotsMinor }) => Object.keys(jackpotsMinor).length > 0);
    const before = await jackpotAccounts();
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
    expect(await frameOf(refusing, frame.session).spin('10000')).toEqual({ ok: false, message: 'limit_reached' });
    expect(await jackpotAccounts()).toEqual(before);
    expect(await money.cashOf(memberId)).toBe(100_000n);
  });
});

describe('a pick bonus', () => {
  async function untilPick(frame: Frame, opened: Opened): Promise<StudioRound> {
    await skipTo(opened, 100n, ({ pick }) => pick !== null);
    return (await successOf(frame.spin('100'))).round;
  }

  test('waits for its player through a restart, tells nothing before, and pays what was picked', async () => {
    const memberId = await money.newMember({ balanceMinor: 1_000_000n });
    const { opened, frame } = await enterSlot('harbour_chests', memberId);
    const round = await untilPick(frame, opened);
    expect(JSON.stringify(round)).not.toContain('tilesMinor');
    const staked = await money.cashOf(memberId);
    expect(await frame.spin('100')).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.presented(round.roundId)).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.rotate()).toEqual({ ok: false, message: 'round_unfinished' });
    expect(await frame.pick(round.roundId, 12)).toEqual({ ok: false, message: 'tile_not_offered' });
    expect(await frame.pick(randomUUID(), 0)).toEqual({ ok: false, message: 'round_not_found' });
    const stranger = await enterSlot('harbour_chests', await money.newMember({ balanceMinor: 1_000n }));
    expect(await stranger.frame.pick(round.roundId, 0)).toEqual({ ok: false, message: 'round_not_found' });

    const first = await successOf(frame.pick(round.roundId, 5));
    expect(first.round.events.at(-1)).toMatchObject({ type: 'tilePicked', tile: 5, picksLeft: 2 });
    const again = await successOf(frame.pick(round.roundId, 5));
    expect(again.round.events).toEqual(first.round.events);
    expect(await money.cashOf(memberId)).toBe(staked);

    studio = buildStudio();
    expect((await studio.recoverDecidedRounds()).faults).toEqual([]);
    const resumed = await enterSlot('harbour_chests', memberId);
    expect(resumed.opened.unfinishedRound?.events).toEqual(first.round.events);
    await Promise.all([1, 1, 2].map((tile) => resumed.frame.pick(round.roundId, tile)));
    const { list } = await successOf(resumed.frame.rounds(1));
    const ended = list[0]?.events.find(({ type }) => type === 'pickEnded');
    const tiles = ((ended?.tilesMinor ?? []) as string[]).map(Number);
    expect([...tiles].sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 300, 300, 300, 500, 500, 800, 1_500, 4_000]);
    const pickedMinor = BigInt((tiles[5] ?? 0) + (tiles[1] ?? 0) + (tiles[2] ?? 0));
    expect(BigInt(list[0]?.payoutMinor ?? 0)).toBe(BigInt(round.payoutMinor) + pickedMinor);
    expect(await money.cashOf(memberId)).toBe(staked + pickedMinor);
    expect(await resumed.frame.pick(round.roundId, 7)).toEqual({ ok: false, message: 'round_closed' });
    await successOf(resumed.frame.presented(round.roundId));
    await money.expectCleanBooks();
  });

  test('whose payment is lost on the way is paid once', async () => {
    const memberId = await money.newMember({ balanceMinor: 1_000_000n });
    const { opened, frame } = await enterSlot('harbour_chests', memberId);
    const round = await untilPick(frame, opened);
    const staked = await money.cashOf(memberId);
    await successOf(frame.pick(round.roundId, 0));
    await successOf(frame.pick(round.roundId, 1));
    const lossy = buildStudio({
      ...money.wallet,
      credit: async (request) => {
        await money.wallet.credit(request);
        throw new Error('the answer was lost');
      },
    });
    await expect(frameOf(lossy, frame.session).pick(round.roundId, 2)).rejects.toThrow('lost');
    expect(await studio.recoverDecidedRounds()).toMatchObject({ settled: 1, unknown: 0 });
    const { list } = await successOf(frame.rounds(1));
    expect(await money.cashOf(memberId)).toBe(staked + BigInt(list[0]?.payoutMinor ?? 0) - BigInt(round.payoutMinor));
    await successOf(frame.presented(round.roundId));
    await money.expectCleanBooks();
  });
});
