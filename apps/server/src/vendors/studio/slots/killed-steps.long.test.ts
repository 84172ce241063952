// @covers killed-steps

import { randomUUID } from 'node:crypto';
import type { TableSeat } from '@baize/contract';
import { multiplierAt } from '@baize/games/crash';
import * as harbourChests from '@baize/games/harbour-chests';
import * as lanternGarden from '@baize/games/lantern-garden';
import { settleBets } from '@baize/games/table-engine';
import { audit } from '@baize/testkit/auditor';
import type { Player } from '@baize/testkit/player';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitPoints } from '../../../../test/chaos/commit-points.ts';
import {
  tablesOfBets as cloth,
  type KilledStudio,
  liveRounds,
  type Order,
  openKilledStudio,
  order,
  patienceMs,
  sendAll,
} from '../../../../test/chaos/killed-studio.ts';
import { until } from '../../../../test/chaos/scenario.ts';
import { sealedSeeds } from '../../../../test/chaos/sealed-seeds.ts';
import { type TestDatabase, useTestDatabase } from '../../../../test/support/test-database.ts';
import { findTable } from '../tables/games/index.ts';
import { recomputeTable } from '../testing/random-table.fixture.ts';

/** Each step of each game that has several, killed once; `KILLED_TIMES` repeats it with the other points of a write. */
const times = Number(process.env.KILLED_TIMES ?? 9);
const [port, stakeMinor, mineCount] = [4852, '1000', 3];
/** The moments of the tables’ rounds, in milliseconds after they opened; the rest is the standstill behind each kill. */
const bettingOverMs = 20_300;
const halfDealtMs = 3_000;
const autoAt = '2.50';

/** Each time has an operator of its own: only in a new one do all tables open at the same moment. */
let db: TestDatabase;
let seeds: ReturnType<typeof sealedSeeds>;
const flyers = ['hand', 'auto', 'never'] as const;
let studio: KilledStudio;
const untilTables = (codes: readonly string[], status: string) => studio.untilTables(codes, status);
const untilSettled = (ids: readonly string[]) => studio.untilSettled(ids);

/** The first bets of a table’s list, one of each of its first kinds. */
const betsAt = (gameCode: string) => {
  const kinds = findTable(gameCode)?.betTypes ?? [];
  return kinds.slice(0, 4).map(({ key, selections: [selection = ''] }) => ({ key, selection, stakeMinor }));
};

describe.runIf(process.env.LONG_TESTS === '1').each(Array.from({ length: times }, (_, time) => time))(
  'the server is killed, time %i',
  { timeout: 180_000 },
  (time) => {
    const own = useTestDatabase();
    beforeAll(async () => {
      db = own;
      seeds = sealedSeeds(own);
      studio = await openKilledStudio(own, port);
    }, 120_000);
    afterAll(() => studio?.close());
    const point = (turn: number) => commitPoints[(time + turn) % commitPoints.length] ?? commitPoints[0];
    const cast: Record<string, Player> = {};
    const before: Record<string, bigint> = {};
    const roundIds: Record<string, string> = {};
    const of = (name: string): Player => cast[name] as Player;
    const idOf = (name: string): string => roundIds[name] ?? '';
    const cashOf = async (name: string) => BigInt((await of(name).balance()).replace('.', ''));
    const stateOf = (name: string) => of(name).call('studioTableState', {});

    const gamesOf: [string, string][] = [
      ['garden', 'lantern_garden'],
      ['chests', 'harbour_chests'],
      ['miner', 'mines'],
      ...cloth.map((code): [string, string] => [code, code]),
      ...flyers.map((name): [string, string] => [`fly${name}`, 'crash']),
    ];
    const seatsOf = gamesOf.slice(3);

    /** Every table has a round behind the one that was played. */
    async function hasNextRounds(): Promise<boolean> {
      const { count } = await seeds.one<{ count: number }>(
        `select count(distinct next.game_code)::int as count from studio.table_rounds next
       join studio.table_rounds played on played.game_code = next.game_code and next.number > played.number
       where played.id = any($1)`,
        [seatsOf.map(([name]) => idOf(name))],
      );
      return count === cloth.length + 1;
    }

    async function betOrders(): Promise<Order[]> {
      const placements = seatsOf.map(() => randomUUID());
      const entropies = await seeds.longFlightOf(placements.slice(-flyers.length));
      const selections: Record<string, string> = { flyauto: autoAt };
      const orders: Order[] = [];
      for (const [index, [name, code]] of seatsOf.entries()) {
        const { state } = await stateOf(name);
        roundIds[name] = state.round?.roundId ?? '';
        const flight = [{ key: 'cashOut', selection: selections[name] ?? '', stakeMinor }];
        const body = {
          ...{ placementId: placements[index] ?? '', roundId: idOf(name) },
          bets: code === 'crash' ? flight : betsAt(code),
          entropy: entropies[index - cloth.length] ?? 'mine',
        };
        orders.push(order(of(name), 'studioTableBet', { body }));
      }
      return orders;
    }

    test('while the stakes are at the wallet: each is taken once, and sent again it is the same round', async () => {
      for (const [index, [name, code]] of gamesOf.entries()) cast[name] = await studio.playerIn(`killed${index}`, code);
      for (const [name] of gamesOf) before[name] = await cashOf(name);
      for (const name of ['garden', 'chests', 'miner']) roundIds[name] = randomUUID();
      await seeds.skipTo(lanternGarden.slot, of('garden'), 1_000n, ({ events }) =>
        events.some(({ type }) => type === 'freeSpinsAwarded'),
      );
      await seeds.skipTo(harbourChests.slot, of('chests'), 1_000n, ({ pick }) => pick !== null);
      await untilTables([...cloth, 'crash'], 'betting');
      const orders = [
        order(of('garden'), 'studioSpin', { body: { roundId: idOf('garden'), betMinor: stakeMinor } }),
        order(of('chests'), 'studioSpin', { body: { roundId: idOf('chests'), betMinor: stakeMinor } }),
        order(of('miner'), 'studioInstantPlay', {
          body: { roundId: idOf('miner'), betMinor: stakeMinor, choice: { mines: mineCount } },
        }),
        ...(await betOrders()),
      ];
      await studio.killInWrite(point(0), () => sendAll(orders));
      for (const answer of await sendAll(orders)) expect(answer).toMatchObject({ status: 'fulfilled' });
      for (const [name, code] of seatsOf) {
        const staked = code === 'crash' ? 1_000n : 1_000n * BigInt(betsAt(code).length);
        expect(await cashOf(name)).toBe((before[name] ?? 0n) - staked);
        expect((await stateOf(name)).seat).toMatchObject({ stakeMinor: `${staked}`, roundId: idOf(name) });
      }
    });

    test('with mines half open, free spins running, a bonus half picked, bets on the cloth: all is as it was, and the next round waits', async () => {
      const [first = 0, second = 0] = await seeds.safeFields(idOf('miner'), mineCount);
      for (const field of [first, second])
        await of('miner').call('studioInstantStep', { body: { roundId: idOf('miner'), step: { field } } });
      await of('chests').call('studioPick', { body: { roundId: idOf('chests'), tile: 5 } });
      const seats = await Promise.all(seatsOf.map(async ([name]) => (await stateOf(name)).seat));
      await studio.killAndCompare();
      expect(await Promise.all(seatsOf.map(async ([name]) => (await stateOf(name)).seat))).toEqual(seats);
      const { open } = await of('miner').call('studioInstantRounds', { data: { pageSize: 1 } });
      expect(open).toMatchObject({ roundId: idOf('miner'), view: { opened: [first, second] } });
      const running = (await of('garden').openGame('BAIZE', 'lantern_garden')).unfinishedRound;
      expect(running).toMatchObject({ roundId: idOf('garden'), presented: false });
      const chests = (await of('chests').openGame('BAIZE', 'harbour_chests')).unfinishedRound;
      expect(chests?.events.at(-1)).toMatchObject({ type: 'tilePicked', tile: 5, picksLeft: 2 });
      const another = { roundId: randomUUID(), betMinor: stakeMinor };
      const early = await sendAll([
        order(of('garden'), 'studioSpin', { body: another }),
        order(of('chests'), 'studioSpin', { body: another }),
        order(of('miner'), 'studioInstantPlay', { body: { ...another, choice: { mines: 1 } } }),
      ]);
      for (const answer of early) expect(answer).toMatchObject({ reason: { key: 'round_unfinished' } });
    });

    test('with the crash in the air, and once more when betting is over: the same rounds go on, late bets are refused', async () => {
      await studio.passLease();
      await untilTables(['crash'], 'dealt');
      await studio.killAndCompare();
      expect(await liveRounds(db)).toMatchObject({ crash: 'dealt', baccarat: 'betting' });
      await studio.passLease();
      await untilTables(['dragon_tiger'], 'dealt');
      await studio.advance(bettingOverMs - 18_000);
      const closing = cloth.filter((code) => code !== 'dragon_tiger');
      await untilTables(closing, 'closed');
      await studio.killAndCompare();
      for (const [name, code] of seatsOf.slice(0, cloth.length)) {
        const body = { placementId: randomUUID(), roundId: idOf(name), bets: betsAt(code), entropy: '' };
        const [late] = await sendAll([order(of(name), 'studioTableBet', { body })]);
        expect(late).toMatchObject({ reason: { key: 'betting_closed' } });
      }
    });

    test('with the cards half dealt: the same cards; who chose a multiplier is paid there, who leaves now is paid what is shown', async () => {
      await studio.passLease();
      await untilTables(
        cloth.filter((code) => code !== 'dragon_tiger'),
        'dealt',
      );
      await until(
        'the chosen multiplier is paid',
        async () => (await cashOf('flyauto')) === (before.flyauto ?? 0n) - 1_000n + 2_500n,
        patienceMs,
      );
      await studio.advance(halfDealtMs);
      await studio.killAndCompare();
      const { dealt_at } = await seeds.one<{ dealt_at: Date }>(
        'select dealt_at from studio.table_rounds where id = $1',
        [idOf('flyhand')],
      );
      const left = await of('flyhand').call('studioTableCashOut', { body: { roundId: idOf('flyhand') } });
      const shown = Date.parse((await stateOf('flyhand')).state.serverTime) - dealt_at.getTime();
      const wonMinor = (1_000n * BigInt(multiplierAt(shown))) / 100n;
      expect(left.seat).toMatchObject({ status: 'settled', payoutMinor: `${wonMinor}` });
      expect(await cashOf('flyhand')).toBe((before.flyhand ?? 0n) - 1_000n + wonMinor);
    });

    test('while the payouts are at the wallet: each comes once, as the rules say', async () => {
      const picks = [6, 7].map((tile) =>
        order(of('chests'), 'studioPick', { body: { roundId: idOf('chests'), tile } }),
      );
      const leave = order(of('miner'), 'studioInstantStep', {
        body: { roundId: idOf('miner'), step: { cashOut: true } },
      });
      await studio.killInWrite(point(1), async () => {
        await studio.passLease();
        await sendAll([...picks, leave]);
      });
      await studio.passLease();
      for (const answer of await sendAll([...picks, leave])) expect(answer).toMatchObject({ status: 'fulfilled' });
      await untilSettled(seatsOf.slice(0, cloth.length).map(([name]) => idOf(name)));
      for (const [name, code] of seatsOf.slice(0, cloth.length)) {
        const [last] = (await of(name).call('studioTableSeats', { data: { pageSize: 1 } })).list;
        const game = findTable(code);
        if (!last || !game) throw new Error(`no seat at ${code}`);
        expect(last.round.roundId).toBe(idOf(name));
        recomputeTable(game, last.round);
        const bets = betsAt(code).map((bet) => ({ ...bet, stakeMinor: 1_000n }));
        const rule = settleBets(game.betTypes, game.seenOf(last.round.outcome ?? {}), bets);
        expect(last.seat satisfies TableSeat).toMatchObject({ status: 'settled', payoutMinor: `${rule.payoutMinor}` });
        expect(await cashOf(name)).toBe((before[name] ?? 0n) - rule.stakeMinor + rule.payoutMinor);
      }
      for (const [name, code] of gamesOf.slice(0, 2)) {
        await of(name).call('studioPresented', { body: { roundId: idOf(name) } });
        const [round] = (await of(name).call('studioRounds', { data: { pageSize: 1 } })).list;
        expect(round).toMatchObject({ roundId: idOf(name), gameCode: code, presented: true });
        expect(await cashOf(name)).toBe((before[name] ?? 0n) - 1_000n + BigInt(round?.payoutMinor ?? -1));
      }
      const { list, open } = await of('miner').call('studioInstantRounds', { data: { pageSize: 1 } });
      expect([open, list[0]?.roundId, list[0]?.status]).toEqual([null, idOf('miner'), 'settled']);
      expect(await cashOf('miner')).toBe((before.miner ?? 0n) - 1_000n + BigInt(list[0]?.payoutMinor ?? -1));
    });

    test('then who never left the flight has lost, the next rounds come, and the books are clean', async () => {
      await studio.advance(120_000);
      await untilSettled([idOf('flynever')]);
      expect(await cashOf('flynever')).toBe((before.flynever ?? 0n) - 1_000n);
      // A clock that stands still: each look is one more moment.
      for (let look = 0; look < 20 && !(await hasNextRounds()); look += 1) {
        await studio.advance(5_000);
        await until('the next rounds', hasNextRounds, 2_500).catch(() => undefined);
      }
      expect(await hasNextRounds()).toBe(true);
      const wrong = await seeds.one<{ count: string }>(`
      select count(*) from studio.table_rounds next join studio.table_rounds last
      on last.game_code = next.game_code and last.number = next.number - 1
      where next.start::jsonb <> last.next_start::jsonb or last.status <> 'settled'`);
      expect(wrong.count).toBe('0');
      const report = await audit(db.url, { vendors: db.vendorsApart?.url });
      expect([report.findings, report.imbalanceMinor]).toEqual([[], 0n]);
    });
  },
);
