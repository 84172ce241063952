// @covers killed-steps

import { randomUUID } from 'node:crypto';
import { dealBlackjack, totalOf } from '@baize/games/blackjack';
import { type Card, rankOf } from '@baize/games/cards';
import * as hiLo from '@baize/games/hi-lo';
import { settleBets } from '@baize/games/table-engine';
import * as tower from '@baize/games/tower';
import * as poker from '@baize/games/video-poker';
import { audit } from '@baize/testkit/auditor';
import type { Player } from '@baize/testkit/player';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitPoints } from '../../../../test/chaos/commit-points.ts';
import {
  type KilledStudio,
  type Order,
  openKilledStudio,
  order,
  sendAll,
} from '../../../../test/chaos/killed-studio.ts';
import { sealedSeeds } from '../../../../test/chaos/sealed-seeds.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { blackjackTable } from '../tables/games/blackjack.ts';
import { recomputeTable } from '../testing/random-table.fixture.ts';

const times = Number(process.env.KILLED_TIMES ?? 9);
const [port, stakeMinor] = [4853, '1000'];
const betMinor = BigInt(stakeMinor);
const instants = { climber: 'tower', guesser: 'hi_lo', holder: 'video_poker' } as const;
const choices = { climber: { level: 'easy' }, guesser: {}, holder: {} } as const;
const names = Object.keys(instants) as (keyof typeof instants)[];
const held = [0, 1];

/** Two cards that a player doubles, against a card that asks for nothing else. */
function isDoubled(player: readonly Card[], up: Card | undefined): boolean {
  const { total, isSoft } = totalOf(player);
  const rank = up === undefined ? 1 : rankOf(up);
  return !isSoft && total === 11 && rank >= 2 && rank <= 9;
}

/** Steps of games that have several and decisions at a table, each killed once; `KILLED_TIMES` repeats it with the other points. */
describe.runIf(process.env.LONG_TESTS === '1').each(Array.from({ length: times }, (_, time) => time))(
  'the server is killed between decisions, time %i',
  { timeout: 180_000 },
  (time) => {
    const db = useTestDatabase();
    let seeds: ReturnType<typeof sealedSeeds>;
    let studio: KilledStudio;
    beforeAll(async () => {
      seeds = sealedSeeds(db);
      studio = await openKilledStudio(db, port);
    }, 120_000);
    afterAll(() => studio?.close());
    const point = (turn: number) => commitPoints[(time + turn) % commitPoints.length] ?? commitPoints[0];
    const cast: Record<string, Player> = {};
    const before: Record<string, bigint> = {};
    const roundIds: Record<string, string> = {};
    const of = (name: string): Player => cast[name] as Player;
    const idOf = (name: string): string => roundIds[name] ?? '';
    const cashOf = async (name: string) => BigInt((await of(name).balance()).replace('.', ''));
    const step = (name: string, sent: Record<string, string | number | boolean>): Order =>
      order(of(name), 'studioInstantStep', { body: { roundId: idOf(name), step: sent } });
    const expectTaken = async (orders: readonly Order[]) => {
      for (const answer of await sendAll(orders)) expect(answer).toMatchObject({ status: 'fulfilled' });
    };
    let firstSteps: Order[] = [];
    let double: Order;

    test('while the stakes are at the wallet: each is taken once', async () => {
      for (const name of names) cast[name] = await studio.playerIn(`${name}${time}`, instants[name]);
      cast.decider = await studio.playerIn(`decider${time}`, 'blackjack');
      for (const name of Object.keys(cast)) before[name] = await cashOf(name);
      for (const name of names) roundIds[name] = randomUUID();
      await studio.untilTables(['blackjack'], 'betting');
      const placementId = randomUUID();
      const [entropy = ''] = await seeds.entropiesFor('blackjack', [placementId], (draw) => {
        const { player, dealer } = dealBlackjack(draw);
        return isDoubled(player, dealer[0]);
      });
      roundIds.decider = (await of('decider').call('studioTableState', {})).state.round?.roundId ?? '';
      const bets = [{ key: 'main', selection: '', stakeMinor }];
      const orders = [
        ...names.map((name) =>
          order(of(name), 'studioInstantPlay', {
            body: { roundId: idOf(name), betMinor: stakeMinor, choice: choices[name] },
          }),
        ),
        order(of('decider'), 'studioTableBet', { body: { placementId, roundId: idOf('decider'), bets, entropy } }),
      ];
      await studio.killInWrite(point(0), () => sendAll(orders));
      await expectTaken(orders);
      for (const name of Object.keys(cast)) expect(await cashOf(name)).toBe((before[name] ?? 0n) - betMinor);
    });

    test('with a row climbed and a card guessed: both rounds go on where they were, and the same step is made once', async () => {
      const [trap = 0] = tower.drawRows('easy', await seeds.drawOf(idOf('climber')));
      const [first = 0, second = 0] = hiLo.drawCards(await seeds.drawOf(idOf('guesser')));
      const guess = hiLo.guesses.find((one) => hiLo.isRight(rankOf(first), one, rankOf(second))) ?? '';
      firstSteps = [step('climber', { tile: trap === 0 ? 1 : 0, row: 0 }), step('guesser', { guess, at: 0 })];
      await expectTaken(firstSteps);
      await studio.killAndCompare();
      await expectTaken(firstSteps);
      const open = async (name: string) =>
        (await of(name).call('studioInstantRounds', { data: { pageSize: 1 } })).open?.view;
      expect(await open('climber')).toMatchObject({ picks: [trap === 0 ? 1 : 0] });
      expect(await open('guesser')).toMatchObject({ cards: [first, second], guesses: [guess] });
      expect(await open('holder')).toMatchObject({
        cards: poker.drawCards(await seeds.drawOf(idOf('holder'))).slice(0, 5),
      });
    });

    test('while the further stake of a decision is at the wallet: it is decided and staked once', async () => {
      await studio.passLease();
      await studio.passLease();
      await studio.untilTables(['blackjack'], 'deciding');
      await studio.killAndCompare();
      const body = { decisionId: randomUUID(), roundId: idOf('decider'), phase: 1, hand: 0, action: 'double' };
      double = order(of('decider'), 'studioTableDecide', { body });
      await studio.killInWrite(point(1), () => sendAll([double]));
      await expectTaken([double]);
      const { seat } = await of('decider').call('studioTableState', {});
      expect(seat).toMatchObject({ stakeMinor: '2000', decisions: [{ phase: 1, hand: 0, action: 'double' }] });
      expect(await cashOf('decider')).toBe((before.decider ?? 0n) - 2n * betMinor);
    });

    test('while the payouts are at the wallet: each comes once, as the rules say', async () => {
      await studio.passLease();
      await studio.untilTables(['blackjack'], 'dealt');
      const ends = [
        step('climber', { cashOut: true }),
        step('guesser', { cashOut: true }),
        step('holder', { hold: held.join() }),
      ];
      await studio.killInWrite(point(2), async () => {
        await studio.passLease();
        await sendAll(ends);
      });
      await studio.passLease();
      await expectTaken(ends);
      await studio.untilSettled([idOf('decider')]);
      await expectTaken([double]);

      const level = 'easy' as const;
      const odd = tower.drawRows(level, await seeds.drawOf(idOf('climber')));
      const cards = hiLo.drawCards(await seeds.drawOf(idOf('guesser')));
      const pack = poker.drawCards(await seeds.drawOf(idOf('holder')));
      const viewOf = async (name: string) => {
        const { list, open } = await of(name).call('studioInstantRounds', { data: { pageSize: 1 } });
        expect([open, list[0]?.roundId, list[0]?.status]).toEqual([null, idOf(name), 'settled']);
        return list[0]?.view ?? {};
      };
      const guesses = (await viewOf('guesser')).guesses as hiLo.Guess[];
      const picks = (await viewOf('climber')).picks as number[];
      expect((await viewOf('holder')).held).toEqual(held);
      const paid: Record<string, bigint> = {
        climber: tower.payoutNow(betMinor, { level, odd, picks }),
        guesser: hiLo.payoutNow(betMinor, { cards, guesses }),
        holder: poker.payoutNow(betMinor, { cards: pack, held }),
      };
      for (const name of names) expect(await cashOf(name)).toBe((before[name] ?? 0n) - betMinor + (paid[name] ?? 0n));
    });

    test('and the doubled hand is paid as its cards say; the books are clean', async () => {
      const [last] = (await of('decider').call('studioTableSeats', { data: { pageSize: 1 } })).list;
      if (last?.round.roundId !== idOf('decider')) throw new Error('no seat');
      recomputeTable(blackjackTable, last.round);
      const { rules, betTypes } = blackjackTable.decisions ?? { betTypes: [] };
      const seen = rules?.seenBy(last.round.outcome ?? {}, last.seat.decisions ?? []) ?? {};
      const bets = [
        { key: 'main', selection: '', stakeMinor: betMinor },
        { key: 'double', selection: '0', stakeMinor: betMinor },
      ];
      const { payoutMinor } = settleBets([...blackjackTable.betTypes, ...betTypes], seen, bets);
      expect(last.seat).toMatchObject({ status: 'settled', payoutMinor: `${payoutMinor}` });
      expect(await cashOf('decider')).toBe((before.decider ?? 0n) - 2n * betMinor + payoutMinor);
      const report = await audit(db.url, { vendors: db.vendorsApart?.url });
      expect([report.findings, report.imbalanceMinor]).toEqual([[], 0n]);
    });
  },
);
