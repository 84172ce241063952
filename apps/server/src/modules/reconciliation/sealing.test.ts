// @covers journal-seals

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOfRun } from '../../../test/support/seed.ts';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useSealing, type Writer } from './sealing.fixture.ts';

const money = useMoney();
const books = useSealing(money, 5);
const writer = (index: number) => books.writers[index] as Writer;
const sealedIds = async () => (await books.seals()).flatMap(({ ids }) => ids);
const newestIds = async () => (await books.seals()).at(-1)?.ids;

test('books that exist already are sealed in pieces, each batch once, however large one is', async () => {
  const { owner } = money;
  await writer(0).book(5_000);
  for (let batch = 1; batch < 40; batch += 1) await writer(0).book(3);
  const { rows } = await owner.query('select id::text from batches order by batches.id');
  await books.sealAll(7);
  const seals = await books.seals();
  expect(seals.flatMap(({ ids }) => ids)).toEqual(rows.map(({ id }) => id));
  expect(seals.map(({ ids }) => ids.length)).toEqual([7, 7, 7, 7, 7, rows.length - 35]);
  expect(await books.seal(7)).toBe(0);
  await money.expectCleanBooks();
});

test('a transaction that is open over a seal goes into the next one when it is committed', async () => {
  const { client, book } = writer(0);
  await client.query('begin');
  const late = await book();
  const early = await writer(1).book();
  await books.sealAll(100);
  expect([await newestIds(), await books.holes()]).toEqual([[early], [late]]);
  const between = await writer(1).book();
  await books.sealAll(100);
  expect([await newestIds(), await books.holes()]).toEqual([[between], [late]]);
  await client.query('commit');
  expect(await books.seal(100)).toBe(1);
  expect([await newestIds(), await books.holes()]).toEqual([[late], []]);
  expect(await books.seal(100)).toBe(0);
  const next = await writer(1).book();
  await books.sealAll(100);
  expect(await newestIds()).toEqual([next]);
  await money.expectCleanBooks();
});

test('a number that was rolled back is waited for while older transactions run, and then no more', async () => {
  const older = writer(2).client;
  await older.query('begin; select pg_current_xact_id()');
  const gone = await books.rollBack(writer(0));
  await writer(1).book();
  await books.sealAll(100);
  await writer(1).book();
  await books.sealAll(100);
  expect(await books.holes()).toEqual([gone]);
  await older.query('commit');
  // Somebody else's transaction of this moment in the same server may hold it back.
  await expect
    .poll(() =>
      writer(1)
        .book()
        .then(() => books.sealAll(100))
        .then(books.holes),
    )
    .toEqual([]);
  expect(await sealedIds()).not.toContain(gone);
  await money.expectCleanBooks();
});

test('a younger transaction is waited for although an older one has booked after it', async () => {
  const [older, younger] = [writer(0), writer(1)];
  await older.client.query('begin');
  const first = await older.book();
  await younger.client.query('begin');
  const between = await younger.book();
  const last = await older.book();
  await older.client.query('commit');
  await books.sealAll(100);
  expect(await newestIds()).toEqual([first, last]);
  const next = await writer(2).book();
  await books.sealAll(100);
  expect([await newestIds(), await books.holes()]).toEqual([[next], [between]]);
  await younger.client.query('commit');
  await books.sealAll(100);
  expect(await newestIds()).toEqual([between]);
  await money.expectCleanBooks();
});

test('late batches that do not all go into one seal are not given up', async () => {
  const { client, book } = writer(0);
  await client.query('begin');
  const late = [await book(), await book(), await book()];
  await writer(1).book();
  await books.sealAll(100);
  await client.query('commit');
  await books.sealAll(2);
  expect((await sealedIds()).slice(-3)).toEqual(late);
  await money.expectCleanBooks();
});

test('after a restore into a server that has not come so far nobody waits for what the old one had under way', async () => {
  const gone = await books.rollBack(writer(0));
  await writer(1).book();
  await books.sealAll(100);
  expect(await books.holes()).toEqual([gone]);
  await writer(2).client.query('begin; select pg_current_xact_id()');
  await money.owner.query(`set session_replication_role = replica; update seals set seen_before = '1000000000000';
    set session_replication_role = origin`);
  await writer(1).book();
  await books.sealAll(100);
  expect(await books.holes()).toEqual([]);
  await writer(2).client.query('commit');
  await money.expectCleanBooks();
});

test('a seal is the same in every session', async () => {
  const { client } = writer(3);
  await client.query(`set timezone = 'Asia/Tokyo'; set datestyle = 'German, DMY'; set bytea_output = 'escape'; set extra_float_digits = 0;
    set client_encoding = 'LATIN1'`);
  await writer(1).book(2);
  await books.sealAll(100, client);
  await money.expectCleanBooks();
});

test('a table of the session’s own does not stand in for the books', async () => {
  const { client } = writer(4);
  await client.query(`set role baize_app; create temporary table journal (like public.journal); create temporary table seals (like public.seals);
    create temporary table batches (like public.batches)`);
  const id = await writer(1).book();
  await books.sealAll(100, client);
  expect(await newestIds()).toEqual([id]);
  await client.query('drop table journal, seals, batches; reset role');
  await money.expectCleanBooks();
});

test('nothing is sealed of nothing, and no seal without a size is made', async () => {
  expect(await books.seal(100)).toBe(0);
  await expect(books.seal(0)).rejects.toThrow('no seal of 0 batches');
});

test('two who seal while others book: each batch once, in one chain', async () => {
  const before = new Set(await sealedIds());
  const booked: string[] = [];
  let isBooking = true;
  const bookSome = async ({ client, book }: Writer) => {
    for (let batch = 0; batch < 60; batch += 1) {
      if (batch % 7 === 3) await books.rollBack({ client, book });
      else booked.push(await book());
    }
  };
  const sealSome = async ({ client }: Writer) => {
    while (isBooking) await books.seal(4, client);
    await books.sealAll(4, client);
  };
  const sealing = Promise.all([sealSome(writer(3)), sealSome(writer(4))]);
  await Promise.all([bookSome(writer(0)), bookSome(writer(1)), bookSome(writer(2))]);
  isBooking = false;
  await sealing;
  const fresh = (await sealedIds()).filter((id) => !before.has(id));
  expect(fresh.sort()).toEqual(booked.sort());
  await money.expectCleanBooks();
});

type Step = { kind: 'begin' | 'book' | 'commit' | 'rollback' | 'seal'; writer: number; max: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('begin', 'book', 'book', 'commit', 'rollback', 'seal', 'seal'),
  writer: fc.nat(3),
  max: fc.integer({ min: 1, max: 6 }),
});

/** What transactions have open and what was committed, by what was done and not by what the seals say. */
class Model {
  readonly open = new Map<number, string[]>();
  readonly committed = new Set<string>();
  private readonly before: ReadonlySet<string>;

  constructor(before: readonly string[]) {
    this.before = new Set(before);
  }

  fresh = async () => (await sealedIds()).filter((id) => !this.before.has(id));

  async perform({ kind, writer: index, max }: Step): Promise<void> {
    const { client, book } = writer(index);
    const mine = this.open.get(index);
    if (kind === 'seal') await this.seal(max);
    else if (kind === 'book') await book().then((id) => (mine ? void mine.push(id) : this.committed.add(id)));
    else if ((kind === 'begin') === !mine) {
      await client.query(kind);
      if (kind === 'begin') this.open.set(index, []);
      else this.open.delete(index);
      if (kind === 'commit') for (const id of mine ?? []) this.committed.add(id);
    }
  }

  private async seal(max: number): Promise<void> {
    const sealed = await books.seal(max);
    const fresh = await this.fresh();
    expect(fresh.every((id) => this.committed.has(id))).toBe(true);
    if (sealed < max) expect(fresh).toHaveLength(this.committed.size);
  }
}

async function run(steps: readonly Step[]): Promise<void> {
  const model = new Model(await sealedIds());
  for (const one of steps) await model.perform(one);
  for (const index of [...model.open.keys()]) {
    await model.perform({ kind: index % 2 ? 'commit' : 'rollback', writer: index, max: 1 });
  }
  await books.sealAll(3);
  expect((await model.fresh()).sort()).toEqual([...model.committed].sort());
}

test('whatever is open, committed and rolled back between seals: every batch is in one seal, and nothing else', async () => {
  const seed = seedOfRun('FUZZ_SEED');
  console.info(`seals: seed ${seed}`);
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), run), { seed, numRuns: 40 });
  await money.expectCleanBooks();
}, 120_000);
