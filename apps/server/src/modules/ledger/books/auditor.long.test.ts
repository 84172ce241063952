// @covers ledger-invariants

import { audit } from '@baize/testkit/auditor';
import { expect, test } from 'vitest';
import { useMoney } from '../../gateway/testing/money.fixture.ts';
import { writeLargeBooks } from './large-books.fixture.ts';

const money = useMoney();
const maxSecondsOfAll = 300;
const maxSecondsOfNew = 5;
const maxSecondsOfSeals = 120;

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const begin = performance.now();
  const result = await work();
  return [result, (performance.now() - begin) / 1000];
};

test.runIf(process.env.LONG_TESTS === '1')(
  'two million lines are audited and sealed in minutes, what is new among them in seconds, and one wrong line is found',
  async () => {
    const player = await money.newPlayer({ balanceMinor: 1_000n });
    const play = async (roundId: string) => {
      const round = { roundId, gameCode: 'lantern_garden', playerRef: player.playerRef, session: player.session };
      const debits = [{ txId: `${roundId}-s`, amountMinor: 5n }];
      const credits = [{ txId: `${roundId}-w`, amountMinor: 5n, kind: 'win' as const }];
      expect(await money.wallet.play({ ...round, debits, credits, roundEnd: true })).toMatchObject({ code: 'OK' });
    };
    await play('first');
    await writeLargeBooks(
      money.owner,
      { members: 1_000, roundsOfEach: 1_000 },
      { brandId: money.brand.id, gameId: money.game.id },
    );
    const [all, secondsOfAll] = await timed(() => audit(money.url));
    expect(all).toMatchObject({ findings: [], transfers: 2_000_003, bets: 1_000_001 });
    for (let round = 0; round < 200; round += 1) await play(`new-${round}`);
    const [fresh, secondsOfNew] = await timed(() => audit(money.url, { since: all.next }));
    expect(fresh).toMatchObject({ scope: 'since', findings: [] });
    expect(fresh.transfers).toBeGreaterThanOrEqual(400);
    console.log(`all ${secondsOfAll.toFixed(1)} s, ${fresh.transfers} new lines ${secondsOfNew.toFixed(2)} s`);
    expect(secondsOfAll).toBeLessThan(maxSecondsOfAll);
    expect(secondsOfNew).toBeLessThan(maxSecondsOfNew);
    const [, secondsOfSeals] = await timed(async () => {
      while ((await money.owner.query('select seal_books(now(), 2000) as sealed')).rows[0].sealed > 0);
    });
    const [sealed, secondsOfSealed] = await timed(() => audit(money.url));
    expect(sealed).toMatchObject({ findings: [] });
    console.log(`sealed in ${secondsOfSeals.toFixed(1)} s, all of it with its seals ${secondsOfSealed.toFixed(1)} s`);
    expect(secondsOfSeals).toBeLessThan(maxSecondsOfSeals);
    expect(secondsOfSealed).toBeLessThan(maxSecondsOfAll);
    await money.owner.query(`set session_replication_role = replica;
      update journal set amount_minor = 100 where source = 'vendor:BAIZE' and reference = '500-500-0'`);
    const { findings } = await audit(money.url);
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set([
        'stored-differs-from-rebuilt',
        'broken-chain',
        'operator-differs-from-lines',
        'bet-differs-from-lines',
        'operator-result-differs',
        'day-counters-differ',
        'seal-broken',
      ]),
    );
  },
  1_200_000,
);
