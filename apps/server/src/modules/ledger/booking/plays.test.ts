// @covers short-plays

import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertGame } from '../../../../test/support/factories.ts';
import { hashToken } from '../../../platform/crypto/ids.ts';
import { type MoneyHarness, useMoney } from '../../gateway/testing/money.fixture.ts';
import { operatorAccount } from '../accounts.ts';
import { type BatchOutcome, type RunStatement, writeActs, writeBatch } from './batch/batch.ts';
import { isPlay } from './batch/batch-plays.ts';
import type { BatchOperation } from './batch/batch-rows.ts';
import { batchWriterConnection } from './batch-writers.ts';
import { playOf } from './plays.fixture.ts';
import { createOperatorAccounts } from './wallet/operator-accounts.ts';
import { readWallet } from './wallet/store.ts';
import type { Wallet } from './wallet/wallet.ts';

const money: MoneyHarness = useMoney();
const players: { memberId: string; sessionHash: Uint8Array }[] = [];
const games: { id: string; vendorCode: string }[] = [];

const connection = () =>
  batchWriterConnection(money.money.batchWriters[0] as (typeof money.money.batchWriters)[number]);

async function walletOf(memberId: string): Promise<Wallet> {
  const { wallet } = await readWallet(money.database, memberId, [], sql<null>`null`);
  if (!wallet) throw new Error('no wallet');
  return wallet;
}

beforeAll(async () => {
  games.push(
    money.game,
    await insertGame(money.owner, money.brand.id, { vendorCode: 'OTHER', gameCode: 'other_game' }),
  );
  const operators = games.map(({ vendorCode: label }) =>
    operatorAccount({ brandId: money.brand.id, kind: 'house', label, currencyCode: money.brand.currency.code }),
  );
  await createOperatorAccounts(money).ensure(money.database, operators);
  for (const type of [0, 0, 0, 4] as const) {
    const { memberId, session } = await money.newPlayer({ balanceMinor: 100_000n, type });
    players.push({ memberId, sessionHash: hashToken(session) });
  }
});

const asked = fc.record({
  player: fc.nat(3),
  game: fc.nat(1),
  stakeMinor: fc.bigInt(1n, 50n),
  winMinor: fc.oneof(fc.constant(0n), fc.bigInt(1n, 90n)),
  detail: fc.constantFrom(null, { reels: [1, 2], said: 'a "quoted" word' }),
  hasSession: fc.boolean(),
  amiss: fc.option(fc.constantFrom('turn', 'generation', 'session', 'stake id', 'win id', 'round'), {
    freq: 3,
    nil: null,
  }),
});
type Extra = typeof asked extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
/** A play that was written: its ids are used, of its vendor. */
let usedId = '';

async function operationOf({ player, game, amiss, hasSession, ...rest }: Extra): Promise<BatchOperation> {
  const { memberId, sessionHash } = players[player] as (typeof players)[number];
  const { id: gameId, vendorCode } = games[game] as (typeof games)[number];
  made += 1;
  const defaults = { ...rest, gameId, vendorCode, id: String(made), now: money.clock.now() };
  const play = playOf(await walletOf(memberId), { ...defaults, sessionHash: hasSession ? sessionHash : null });
  const [stake, win] = play.lines;
  const [bet] = play.bets;
  const [account] = play.accounts;
  if (!stake || !win || !bet || !account || usedId === '') return play;
  const { guard } = play;
  switch (amiss) {
    case 'turn':
      return { ...play, accounts: [{ ...account, turn: account.turn - 1n }] };
    case 'generation':
      return { ...play, guard: { ...guard, generation: guard.generation + 1n } };
    case 'session':
      return { ...play, guard: { ...guard, sessionHash: Buffer.alloc(32, 7) } };
    case 'stake id':
      return { ...play, lines: [{ ...stake, reference: `win-${usedId}` }, win] };
    case 'win id':
      return { ...play, lines: [stake, { ...win, reference: `stake-${usedId}` }] };
    case 'round': {
      const roundId = `round-${usedId}`;
      return {
        ...play,
        lines: [
          { ...stake, subject: roundId },
          { ...win, subject: roundId },
        ],
        bets: [{ ...bet, roundId }],
      };
    }
    default:
      return play;
  }
}

type Way = typeof writeBatch;
class Undo extends Error {}

/** What a way of writing would do, all of it taken back again, or the server's code of its refusal. */
async function tried(way: Way, operations: readonly BatchOperation[]) {
  let told: { code?: string | undefined; isWritten?: boolean } = {};
  const work = async (run: RunStatement) => {
    const outcome = await way(run, operations, money.clock.now());
    told = { ...(await writtenBy(run, outcome)), ...outcomeOf(outcome) };
    throw new Undo();
  };
  await connection()
    .inTransaction(work)
    .catch((error: Error & { code?: string }) => {
      if (!(error instanceof Undo)) told = { code: error.code };
    });
  return told;
}

/** Without the batch's number, which is never given twice, and without the order of the lines, of which only the numbers differ. */
const outcomeOf = ({ batchId, refused, ledgerIds }: BatchOutcome) => ({
  isWritten: batchId !== null,
  refused: [...refused].sort(),
  named: ledgerIds.length,
});

async function writtenBy(run: RunStatement, { batchId, ledgerIds }: BatchOutcome) {
  const query = async (name: string, text: string, ...values: unknown[]) =>
    (await run({ name: `told_${name}`, text, values })).map(([row]) => row);
  const memberIds = players.map(({ memberId }) => memberId);
  return {
    lines: await query(
      'lines',
      `select to_jsonb(j) - 'batch_id' - 'line' from journal j where batch_id = $1 order by reference, source`,
      batchId,
    ),
    named: await query(
      'named',
      `select (select reference from journal where batch_id || '-' || line = id) from unnest($1::text[]) with ordinality n(id, place) order by place`,
      ledgerIds,
    ),
    bets: await query(
      'bets',
      `select to_jsonb(b) - 'batch_id' from bets b where member_id = any ($1::uuid[]) order by round_id, vendor_code`,
      memberIds,
    ),
    accounts: await query('accounts', `select to_jsonb(a) from accounts a order by id`),
    moves: await query(
      'moves',
      `select to_jsonb(m) - 'batch_id' - 'booked_in' from house_moves m where batch_id = $1 order by account_id`,
      batchId,
    ),
    batches: await query('batches', `select to_jsonb(b) - 'id' - 'booked_in' from batches b where id = $1`, batchId),
  };
}

test('plays are written, and refused, by the shorter way exactly as by the other', async () => {
  const met = { plays: 0, refused: 0, written: 0 };
  const calls = fc.uniqueArray(asked, { selector: ({ player }) => player, minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(calls, async (drawn) => {
      const operations: BatchOperation[] = [];
      for (const one of drawn) operations.push(await operationOf(one));
      met.plays += operations.filter(isPlay).length;
      expect(operations.every(isPlay)).toBe(true);
      const told = await tried(writeBatch, operations);
      expect(told).toEqual(await tried(writeActs, operations));
      // One id twice in one call is a failure of the whole call.
      if (told.code !== undefined) {
        expect(told.code).toBe('23505');
        return;
      }
      const { refused } = await writeBatch(connection().run, operations, money.clock.now());
      met.refused += refused.size;
      met.written += operations.length - refused.size;
      if (refused.size === 0) usedId = operations[0]?.bets[0]?.roundId.replace('round-', '') ?? '';
    }),
    { numRuns: 80 },
  );
  expect(met.refused).toBeGreaterThan(20);
  expect(met.written).toBeGreaterThan(40);
  await money.expectCleanBooks();
}, 120_000);

const oneOf = async (change: (play: BatchOperation) => BatchOperation, stakeMinor = 5n, winMinor = 3n) => {
  made += 1;
  const { memberId } = players[0] as (typeof players)[number];
  const { id: gameId, vendorCode } = money.game;
  const now = money.clock.now();
  const play = playOf(await walletOf(memberId), { gameId, vendorCode, id: String(made), now, stakeMinor, winMinor });
  return change(play);
};
const withServer = (play: BatchOperation, id: string): BatchOperation => ({
  ...play,
  lines: play.lines.map((line) => ({
    ...line,
    ...(line.creditVersion === null ? { creditAccountId: id } : { debitAccountId: id }),
  })),
});

test('a play that does not fit its accounts is not taken, and nothing of its call is written', async () => {
  const { rows } = await money.owner.query(
    'select id, member_id from accounts where member_id is not null order by id limit 1',
  );
  const elsewhere = operatorAccount({
    brandId: money.brand.id,
    kind: 'house',
    label: money.game.vendorCode,
    currencyCode: 'XXX',
  });
  await createOperatorAccounts(money).ensure(money.database, [elsewhere]);
  const good = await operationOf({
    player: 1,
    game: 0,
    stakeMinor: 1n,
    winMinor: 2n,
    detail: null,
    hasSession: false,
    amiss: null,
  });
  const faults: [string, BatchOperation][] = [
    ['an operator account of another currency', await oneOf((play) => withServer(play, elsewhere.id))],
    ['an operator account that is a member’s', await oneOf((play) => withServer(play, rows[0].id))],
    ['an operator account that is none', await oneOf((play) => withServer(play, crypto.randomUUID()))],
    [
      'another kind of account',
      await oneOf((play) => ({ ...play, bets: play.bets.map((bet) => ({ ...bet, accountKind: 'trial' })) })),
    ],
    [
      'another currency',
      await oneOf((play) => ({ ...play, bets: play.bets.map((bet) => ({ ...bet, currencyCode: 'XXX' })) })),
    ],
    [
      'a stake beyond the balance that its win makes good',
      await oneOf((play) => ({
        ...play,
        lines: play.lines.map((line) => ({ ...line, amountMinor: 1_000_000n })),
        bets: play.bets.map((bet) => ({ ...bet, stakeMinor: 1_000_000n, payoutMinor: 1_000_000n })),
      })),
    ],
    [
      'a stake of nothing',
      await oneOf((play) => ({
        ...play,
        lines: play.lines.map((line, index) => (index === 0 ? { ...line, amountMinor: 0n } : line)),
        bets: play.bets.map((bet) => ({ ...bet, stakeMinor: 0n })),
      })),
    ],
    [
      'a win below nothing',
      await oneOf((play) => ({
        ...play,
        lines: play.lines.map((line, index) => (index === 1 ? { ...line, amountMinor: -3n } : line)),
        bets: play.bets.map((bet) => ({ ...bet, payoutMinor: -3n })),
      })),
    ],
  ];
  const before = await money.cashOf(players[1]?.memberId ?? '');
  for (const [what, wrong] of faults) {
    expect([what, isPlay(wrong)]).toEqual([what, true]);
    await expect(writeBatch(connection().run, [good, wrong], money.clock.now()), what).rejects.toThrow(
      /does not fit its accounts/,
    );
  }
  await expect(writeBatch(connection().run, [good, good], money.clock.now())).rejects.toThrow(/each once and in order/);
  expect(await money.cashOf(players[1]?.memberId ?? '')).toBe(before);
  await money.expectCleanBooks();
});

test('the first play of a day goes the other way, so that the day before is kept', async () => {
  const { memberId } = players[2] as (typeof players)[number];
  const play = async () =>
    playOf(await walletOf(memberId), {
      gameId: money.game.id,
      vendorCode: money.game.vendorCode,
      id: crypto.randomUUID(),
      stakeMinor: 4n,
      winMinor: 0n,
      now: money.clock.now(),
    });
  await writeBatch(connection().run, [await play()], money.clock.now());
  money.clock.advanceMs(86_400_000);
  const first = await play();
  expect([first.days.length, isPlay(first)]).toEqual([1, false]);
  await writeBatch(connection().run, [first], money.clock.now());
  const second = await play();
  expect(isPlay(second)).toBe(true);
  await writeBatch(connection().run, [second], money.clock.now());
  const { rows } = await money.owner.query(
    `select a.day_bets, a.day_staked_minor::int, d.bets > 0 as "isKept" from accounts a join account_days d on d.account_id = a.id
     where a.member_id = $1`,
    [memberId],
  );
  expect(rows).toEqual([{ day_bets: 2, day_staked_minor: 8, isKept: true }]);
  await money.expectCleanBooks();
});
