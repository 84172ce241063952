import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useMoney } from '../../src/modules/gateway/testing/money.fixture.ts';
import { act, posting } from '../../src/modules/ledger/booking/act.ts';
import { writeBatch } from '../../src/modules/ledger/booking/batch/batch.ts';
import type { BatchOperation } from '../../src/modules/ledger/booking/batch/batch-rows.ts';
import { batchWriterConnection } from '../../src/modules/ledger/booking/batch-writers.ts';
import { planBooking } from '../../src/modules/ledger/booking/plan.ts';
import { readWallet } from '../../src/modules/ledger/booking/wallet/store.ts';
import type { Chaos } from './chaos.ts';
import { createDatabase } from './database/database.ts';
import { emptyAccount, newState, type State } from './database/state.ts';
import { plant } from './faults.ts';
import { createSchedule } from './schedule.ts';

const money = useMoney();
const members = 3;

/** What one act of a batch does: which member, under which id, what it takes back, and what of its guards is old. */
const step = fc.record({
  member: fc.nat(members - 1),
  reference: fc.nat(25),
  resolves: fc.option(fc.nat(25), { freq: 3, nil: null }),
  isStale: fc.boolean(),
  isOtherBrandState: fc.nat(9).map((drawn) => drawn === 0),
  amountMinor: fc.bigInt(1n, 50n),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Nothing goes wrong by itself. */
const quiet: Chaos = {
  heal: () => undefined,
  isOn: () => false,
  fateOfWrite: () => 'fine',
  losesRead: () => false,
  slownessOfWrite: () => 0,
  poisons: () => false,
  dropsMessage: () => false,
  doublesMessage: () => false,
  delay: () => 0,
  isImpatient: () => false,
};

async function walletOf(memberId: string) {
  const { wallet } = await readWallet(money.database, memberId, [], sql<null>`null`);
  if (!wallet) throw new Error('no wallet');
  return wallet;
}

/** The simulated database with the same accounts as the real one. */
async function twinOf(memberIds: readonly string[]): Promise<State> {
  const state = newState();
  state.accounts.clear();
  const { rows } = await money.owner.query('select id, kind, member_id, balance_minor, version, turn from accounts');
  for (const { id, kind, member_id, balance_minor, version, turn } of rows) {
    const account = emptyAccount(id, kind, memberIds.includes(member_id) ? member_id : null);
    const stored = { balanceMinor: BigInt(balance_minor ?? 0), version: BigInt(version), turn: BigInt(turn) };
    state.accounts.set(id, Object.assign(account, stored));
  }
  state.brand.generation = (await walletOf(memberIds[0] ?? '')).generation;
  return state;
}

/** Two members at once under one new id: the database itself refuses the whole call. */
const twinsInOneCall: Step[] = [0, 1].map((member) => ({
  member,
  reference: 1_000,
  resolves: null,
  isStale: false,
  isOtherBrandState: false,
  amountMinor: 5n,
}));

test('the simulated database refuses, fails and books exactly what the real one does', async () => {
  const memberIds: string[] = [];
  for (let count = 0; count < members; count += 1) memberIds.push(await money.newMember({ balanceMinor: 1_000n }));
  const state = await twinOf(memberIds);
  const schedule = createSchedule(1);
  const port = { pass: async () => undefined, isDead: () => false, onDeath: () => () => undefined };
  const twin = createDatabase(state, schedule, quiet, plant(null)).connection(port);
  const real = batchWriterConnection(money.money.batchWriters[0] as (typeof money.money.batchWriters)[number]);
  const met = { booked: 0, refused: 0, failed: 0 };

  const operationOf = async ({
    member,
    reference,
    resolves,
    isStale,
    isOtherBrandState,
    amountMinor,
  }: Step): Promise<BatchOperation> => {
    const wallet = await walletOf(memberIds[member] as string);
    const fields = { source: 'twin', reference: `t${reference}`, memberId: wallet.memberId, subject: '' };
    const gift = act('correction', fields, [
      posting('correction', { operator: 'house', label: 'correction' }, { member: 'cash' }, amountMinor),
    ]);
    const planned = planBooking(
      wallet,
      [resolves === null ? gift : { ...gift, resolves: `t${resolves}` }],
      'cash',
      money.clock.now(),
    );
    if (!planned.ok) throw new Error(planned.fault.kind);
    const { accounts, days, lines } = planned.plan;
    const seen = accounts.map((account) => (isStale ? { ...account, turn: account.turn - 1n } : account));
    const generation = wallet.generation + (isOtherBrandState ? 1n : 0n);
    return {
      guard: { brandId: wallet.brandId, generation, sessionHash: null },
      accounts: seen,
      days,
      lines,
      rounds: [],
      bets: [],
      statements: [],
    };
  };
  const outcomeOf = (run: typeof real.run, operations: readonly BatchOperation[]) =>
    writeBatch(run, operations, money.clock.now()).then(
      ({ batchId, refused }) => ({ isWritten: batchId !== null, refused: [...refused].sort(), code: null }),
      (error) => ({ isWritten: false, refused: [], code: String((error as { code?: string }).code) }),
    );

  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(step, { selector: ({ member }) => member, minLength: 1, maxLength: members }),
      async (steps) => {
        const operations = await Promise.all(steps.map(operationOf));
        const told = await outcomeOf(real.run, operations);
        expect(await outcomeOf(twin.run, operations)).toEqual(told);
        met.refused += told.refused.length;
        met.booked += told.isWritten ? operations.length - told.refused.length : 0;
        met.failed += told.code === null ? 0 : 1;
        for (const memberId of memberIds) {
          const [account] = (await walletOf(memberId)).accounts;
          const { balanceMinor, version, turn } = state.accounts.get(account?.id ?? '') ?? {};
          expect({ balanceMinor, version, turn }).toEqual({
            balanceMinor: account?.balanceMinor,
            version: account?.version,
            turn: account?.turn,
          });
        }
      },
    ),
    { numRuns: 150, endOnFailure: true, examples: [[twinsInOneCall]] },
  );
  expect(Math.min(met.booked, met.refused, met.failed)).toBeGreaterThan(0);
});
