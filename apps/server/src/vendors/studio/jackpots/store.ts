import type { JackpotRules } from '@baize/games/slot-engine';
import { type Kysely, sql } from 'kysely';
import type { StudioTables } from '../tables.ts';

type Connection = Kysely<StudioTables>;

/** Accounts hold ten-thousandths of a minor unit. */
export const accountUnits = 10_000n;
const reserve = 'reserve';

type Kind = 'opening' | 'contribution' | 'won' | 'seed' | 'returned';
interface Change {
  account: string;
  kind: Kind;
  amount: bigint;
}
interface Cause {
  potScope: string;
  roundId: string | null;
  at: Date;
}

/** What stands in each account, in its units. */
export async function readAccounts(connection: Connection, potScope: string): Promise<Map<string, bigint>> {
  const rows = await connection
    .selectFrom('studio.jackpot_accounts')
    .select(['account', 'balance'])
    .where('pot_scope', '=', potScope)
    .execute();
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/** The same, and nobody else changes them until the transaction ends. */
export async function lockAccounts(transaction: Connection, potScope: string): Promise<Map<string, bigint>> {
  const rows = await transaction
    .selectFrom('studio.jackpot_accounts')
    .select(['account', 'balance'])
    .where('pot_scope', '=', potScope)
    .orderBy('account')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/** Books changes of locked accounts. */
async function book(
  transaction: Connection,
  { potScope, roundId, at }: Cause,
  changes: readonly Change[],
): Promise<void> {
  await transaction
    .insertInto('studio.jackpot_entries')
    .values(changes.map((change) => ({ ...change, pot_scope: potScope, round_id: roundId, at })))
    .execute();
  for (const { account, amount } of changes) {
    await transaction
      .updateTable('studio.jackpot_accounts')
      .set({ balance: sql`balance + ${amount}` })
      .where('pot_scope', '=', potScope)
      .where('account', '=', account)
      .execute();
  }
}

/** Opens the pots of a currency with their seeds; does nothing when they are open. */
export async function openAccounts(
  connection: Connection,
  pots: readonly JackpotRules[],
  potScope: string,
  at: Date,
): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    const accounts = [
      ...pots.map(({ pot, seedMinor }) => ({ account: pot, seedMinor })),
      { account: reserve, seedMinor: 0n },
    ];
    const opened = await transaction
      .insertInto('studio.jackpot_accounts')
      .values(accounts.map(({ account }) => ({ pot_scope: potScope, account, balance: 0n })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('account')
      .execute();
    const isNew = new Set(opened.map(({ account }) => account));
    const changes = accounts
      .filter(({ account, seedMinor }) => isNew.has(account) && seedMinor > 0n)
      .map(({ account, seedMinor }): Change => ({ account, kind: 'opening', amount: seedMinor * accountUnits }));
    if (changes.length > 0) await book(transaction, { potScope, roundId: null, at }, changes);
  });
}

/** A pot fell: it pays this much, and the reserve seeds it anew. The accounts are locked. */
export const bookFall = (
  transaction: Connection,
  cause: Cause,
  { pot, seedMinor }: JackpotRules,
  amountMinor: bigint,
): Promise<void> =>
  book(transaction, cause, [
    { account: pot, kind: 'won', amount: -amountMinor * accountUnits },
    { account: pot, kind: 'seed', amount: seedMinor * accountUnits },
    { account: reserve, kind: 'seed', amount: -seedMinor * accountUnits },
  ]);

/** The round of a fallen pot was refused: what it paid goes back, and what it was seeded with too. */
export const bookReturn = (
  transaction: Connection,
  cause: Cause,
  { pot, seedMinor }: JackpotRules,
  amountMinor: bigint,
): Promise<void> =>
  book(transaction, cause, [
    { account: pot, kind: 'returned', amount: (amountMinor - seedMinor) * accountUnits },
    { account: reserve, kind: 'returned', amount: seedMinor * accountUnits },
  ]);

/** The parts of a paid stake that go into the pots and the reserve. */
export async function bookContribution(
  transaction: Connection,
  cause: Cause,
  pots: readonly JackpotRules[],
  betMinor: bigint,
): Promise<void> {
  await lockAccounts(transaction, cause.potScope);
  // A ten-thousandth of the stake is a whole number of the accounts' units.
  const changes = pots.map(({ pot, contributionTenThousandths }): Change => {
    return { account: pot, kind: 'contribution', amount: betMinor * contributionTenThousandths };
  });
  const toReserve = pots.reduce((sum, { reserveTenThousandths }) => sum + reserveTenThousandths, 0n);
  await book(transaction, cause, [
    ...changes,
    { account: reserve, kind: 'contribution', amount: betMinor * toReserve },
  ]);
}
