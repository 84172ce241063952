import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../../platform/database/select-page.ts';
import type { ListsOf } from '../../../../platform/http/list-of.ts';
import { isAboveFourEyes } from '../automatic/automatic.ts';
import type { WithdrawalDependencies, WithdrawalSettings } from '../dependencies.ts';
import { dueMinor, type WithdrawalJson, type WithdrawalRow, withdrawalJson, withdrawalOf } from '../rows.ts';
import { isDisputeState } from '../states.ts';
import { amountIn, remainderMinor } from '../views.ts';

const statesOf = {
  waiting: ['REQUESTED', 'RISK_REVIEW'],
  paying: ['APPROVED', 'PAYING'],
  disbursed: ['DISBURSED'],
  ended: ['COMPLETED', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REJECTED', 'CANCELLED'],
  all: null,
} as const;
const disputeStates = {
  open: ['PARTIAL_REVIEW', 'DISPUTED'],
  unconfirmed: ['DISBURSED', 'AUTO_RECEIVED'],
  decided: ['FORCED_RECEIVED'],
} as const;

/** What the lists and the page of one show of a withdrawal. */
export interface ListedRow {
  row: WithdrawalJson;
  memberName: string;
  kind: 'bank' | 'wallet';
  institution: string;
  holder: string;
  proofs: number;
}

export function createStaffLists(
  deps: Pick<WithdrawalDependencies, 'database' | 'brands'>,
): ListsOf<'staffWithdrawals' | 'staffDisputes'> {
  const settingsOf = async (brandId: string) => (await deps.brands.settingsOf(brandId)).withdrawals;
  return {
    staffWithdrawals: async ({ staff, data }) => {
      const where = conditionOf(staff.brandId, statesOf[data.state], data.search);
      const [{ rows, total }, settings] = await Promise.all([
        page(deps.database, where, { createdAt: sql`w.created_at`, amount: sql`w.amount_minor`, stateSince }, data),
        settingsOf(staff.brandId),
      ]);
      return { rows: rows.map((listed) => listedRow(listed, settings)), total };
    },
    staffDisputes: async ({ staff, data }) => {
      const where = conditionOf(staff.brandId, disputeStates[data.state], data.search);
      const [{ rows, total }, settings] = await Promise.all([
        page(deps.database, where, { stateSince, amount: sql`w.amount_minor` }, data),
        settingsOf(staff.brandId),
      ]);
      return { rows: rows.map((listed) => ({ ...listedRow(listed, settings), ...disputed(listed) })), total };
    },
  };
}

const stateSince = sql`w.state_since`;

function conditionOf(brandId: string, states: readonly string[] | null, search: string | undefined) {
  const inStates = states === null ? sql`` : sql`and w.state = any (${states}::text[])`;
  const named = search === undefined ? sql`` : sql`and lower(m.username) like ${beginningWith(search.toLowerCase())}`;
  return sql`w.brand_id = ${brandId} ${inStates} ${named}`;
}

const page = <S extends string>(
  database: Database,
  where: RawBuilder<unknown>,
  sorts: Record<S, RawBuilder<unknown>>,
  data: { page: number; pageSize: number; sort: S; direction: 'asc' | 'desc'; search?: string | undefined },
) =>
  selectPage<ListedRow, S>(
    database,
    {
      ...{ columns: listedColumns, from: listedFrom, where, sorts, tieBreak: sql`w.id` },
      // Each has its member and account: without a name to look for nothing else is counted.
      counted: data.search === undefined ? sql`withdrawals w` : undefined,
    },
    data,
  );

export const listedColumns = sql`${sql.raw(withdrawalJson)} as row, m.username as "memberName", a.kind, a.institution, a.holder,
  (select count(*)::int from withdrawal_proofs p where p.member_id = w.member_id and p.withdrawal_id = w.id) as proofs`;
export const listedFrom = sql`withdrawals w join members m on m.id = w.member_id
  join payout_accounts a on a.member_id = w.member_id and a.id = w.account_id`;

export function listedRow(
  { row: json, memberName, kind, institution, holder }: ListedRow,
  settings: WithdrawalSettings,
) {
  const row = withdrawalOf(json);
  const amount = amountIn(row);
  return {
    withdrawalId: row.id,
    memberId: row.memberId,
    memberName,
    state: row.state,
    stateSince: row.stateSince.toISOString(),
    amount: amount(row.amountMinor),
    fee: amount(row.feeMinor),
    currency: row.currencyCode,
    kind,
    institution,
    holder,
    provider: row.provider ?? '',
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    needsSecondApproval: needsSecond(row, settings.fourEyesAboveMinor),
    automatic: row.automatic,
  };
}

function needsSecond(row: WithdrawalRow, aboveMinor: bigint | null): boolean {
  const { firstApprover, amountMinor, state } = row;
  const isDispute = isDisputeState(state);
  const leavesMinor = isDispute ? dueMinor(row) : amountMinor;
  const isWaiting = state === 'REQUESTED' || state === 'RISK_REVIEW' || isDispute;
  return firstApprover !== null && isWaiting && isAboveFourEyes(leavesMinor, aboveMinor);
}

function disputed({ row: json, proofs }: ListedRow) {
  const row: WithdrawalRow = withdrawalOf(json);
  const amount = amountIn(row);
  const remainder = remainderMinor(row);
  return {
    received: row.receivedMinor === null ? null : amount(row.receivedMinor),
    remainder: remainder === null ? null : amount(remainder),
    proofs,
  };
}
