import type { AffiliateApplication, ContractRequest, RequestState } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { AgencyTables } from './schema.ts';

const newest = 50;
/** What is written in the transaction of a decision, about the member who asked. */
type SameTransactionDecision = (transaction: Database, memberId: string) => Promise<unknown>;

export function createRequestStore(anyDatabase: Database) {
  const database = withTables<AgencyTables>(anyDatabase);

  const latestApplication = async (memberId: string): Promise<AffiliateApplication | null> => {
    const row = await database
      .selectFrom('affiliate_applications')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { channel, audience, contact } = row;
    return { channel, audience, contact, ...commonOf(row) };
  };

  const contractsOf = async (memberId: string): Promise<ContractRequest[]> => {
    const rows = await database
      .selectFrom('contract_requests')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(newest)
      .execute();
    return rows.map((row) => ({ kind: row.kind, contract: row.contract, ...commonOf(row) }));
  };

  /** False while the member has an open one. */
  const addApplication = async (row: Opened<AgencyTables['affiliate_applications']>): Promise<boolean> =>
    wasAdded(
      await database
        .insertInto('affiliate_applications')
        .values({ ...row, ...open })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );

  /** False while the member has an open one about the same contract. */
  const addContract = async (row: Opened<AgencyTables['contract_requests']>): Promise<boolean> =>
    wasAdded(
      await database
        .insertInto('contract_requests')
        .values({ ...row, ...open })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );

  /** Of a brand's open requests, the first of two decisions counts; false when there is none of this id. It is final, and undone when `inSameTransaction` fails. */
  const decide = async (
    table: 'affiliate_applications' | 'contract_requests',
    brandId: string,
    id: string,
    decision: { state: Exclude<RequestState, 'processing'>; reply: string; at: Date },
    inSameTransaction: SameTransactionDecision,
  ): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const decided = await transaction
        .updateTable(table)
        .set({ state: decision.state, reply: decision.reply, decided_at: decision.at })
        .where('id', '=', id)
        .where('brand_id', '=', brandId)
        .where('state', '=', 'processing')
        .returning('member_id')
        .executeTakeFirst();
      if (decided) await inSameTransaction(transaction, decided.member_id);
      return decided !== undefined;
    });

  return { latestApplication, contractsOf, addApplication, addContract, decide };
}
export type RequestStore = ReturnType<typeof createRequestStore>;

type Opened<Row> = Omit<Row, 'state' | 'reply' | 'decided_at'>;
const open = { state: 'processing', reply: '', decided_at: null } as const;

const wasAdded = ({ numInsertedOrUpdatedRows }: { numInsertedOrUpdatedRows?: bigint | undefined }): boolean =>
  numInsertedOrUpdatedRows === 1n;

const commonOf = ({
  id,
  message,
  state,
  reply,
  created_at,
  decided_at,
}: AgencyTables['contract_requests'] | AgencyTables['affiliate_applications']) => ({
  id,
  message,
  state,
  reply,
  createdAt: created_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
});
