import { currencyExponent, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestContext, RequestStaff } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { DepositDependencies } from '../deposits/dependencies.ts';
import type { DepositOrder } from '../deposits/schema.ts';
import type { Deposits } from '../deposits/service.ts';
import { mayMove } from '../deposits/states.ts';
import { bankTransferCode } from '../providers/bank-transfer/index.ts';
import type { Statements } from '../statements/service.ts';
import type { Floats, ProviderFloat } from './floats.ts';
import { depositList, methodNames, orderRow, statementList } from './lists.ts';
import { transferList } from './transfer-list.ts';

export type DeskRoutes = HandlersOf<
  | 'staffDeposits'
  | 'staffDeposit'
  | 'staffDepositProof'
  | 'staffDepositMatch'
  | 'staffStatementImport'
  | 'staffStatementLines'
  | 'staffPaymentProviders'
  | 'staffTransfers'
>;

export type DeskList = 'staffDeposits' | 'staffStatementLines' | 'staffTransfers';

/** What staff did, for the audit log. */
export interface StaffDone {
  act: string;
  subject: string;
  reason?: string;
  after?: object;
}

export interface DeskDependencies {
  database: Database;
  brands: DepositDependencies['brands'];
  /** Writes an act of staff into the audit log. */
  audit(by: Pick<RequestContext, 'ip'> & { staff: RequestStaff }, done: StaffDone): Promise<unknown>;
  noteReading: NoteReading;
}

/** Deposits, bank statements and payment providers as the operator's staff sees them. */
export function createDesk(
  { database, brands, audit, noteReading }: DeskDependencies,
  parts: { deposits: Deposits; statements: Statements; floats: Floats },
): { routes: DeskRoutes; lists: ListsOf<DeskList> } {
  const { deposits, statements, floats } = parts;
  const lists = {
    staffDeposits: depositList(database, brands),
    staffStatementLines: statementList(database),
    staffTransfers: transferList(database),
  };

  const orderOf = async (staff: RequestStaff, orderId: string): Promise<DepositOrder | null> => {
    const order = await deposits.store.find(orderId);
    return order?.brandId === staff.brandId ? order : null;
  };

  return {
    lists,
    routes: {
      staffDeposits: async (request) => {
        await noteReading(request, { kind: 'staff_read_list', subject: `deposits:${request.data.page}` });
        return ok(await lists.staffDeposits(request));
      },
      staffStatementLines: async (request) => {
        await noteReading(request, { kind: 'staff_read_list', subject: `statements:${request.data.page}` });
        return ok(await lists.staffStatementLines(request));
      },
      staffTransfers: async (request) => {
        await noteReading(request, { kind: 'staff_read_list', subject: `transfers:${request.data.page}` });
        return ok(await lists.staffTransfers(request));
      },

      staffDeposit: async ({ brand, staff, ip, params }) => {
        const order = await orderOf(staff, params.orderId);
        if (!order) return fail('not_found');
        await noteReading({ staff, ip }, { kind: 'staff_read_member', subject: `member:${order.memberId}` });
        const [steps, proofs, memberName, nameOfMethod] = await Promise.all([
          deposits.store.stepsOf(order),
          deposits.proofs.list(order),
          nameOf(database, order.memberId),
          methodNames(brands, brand),
        ]);
        const amount = (minor: bigint | null) =>
          minor === null ? null : shownAmount(minor, currencyExponent(order.currency) ?? 0);
        return ok({
          order: {
            ...orderRow({ ...order, memberName }, nameOfMethod),
            fee: amount(order.feeMinor) ?? '0',
            reversed: amount(order.reversedMinor),
            owed: amount(order.owedMinor),
            expiresAt: order.expiresAt.toISOString(),
          },
          steps: steps.map(({ toState: state, actor, reason, at }) => ({ state, actor, reason, at: at.toISOString() })),
          proofs: proofs.map(({ proofNo, addedAt }) => ({ proofNo, addedAt: addedAt.toISOString() })),
          canMatch: canMatch(order),
        });
      },

      staffDepositProof: async ({ staff, ip, params }) => {
        const order = await orderOf(staff, params.orderId);
        const webp = order && (await deposits.proofs.read(order, Number(params.proofNo)));
        if (!order || !webp) return fail('not_found');
        await noteReading({ staff, ip }, { kind: 'staff_read_member', subject: `member:${order.memberId}` });
        return ok({ image: `data:image/webp;base64,${webp.toString('base64')}` });
      },

      staffDepositMatch: async ({ staff, ip, params, body }) => {
        const order = await orderOf(staff, params.orderId);
        if (!order) return fail('not_found');
        if (!canMatch(order)) return fail('already_decided');
        const subject = `deposit:${order.orderId}`;
        await audit({ staff, ip }, { act: 'matchDeposit', subject, reason: body.reason, after: { line: body.lineId } });
        const matched = await statements.matchByHand(order, body.lineId);
        if (!matched.ok) return matched;
        return ok({ state: (await deposits.store.find(order.orderId))?.state ?? order.state });
      },

      staffStatementImport: async ({ staff, ip, brand, upload }) => {
        const imported = await statements.importCsv(upload, { brand, staffId: staff.id });
        if (!imported.ok) return imported;
        await audit(
          { staff, ip },
          { act: 'importStatement', subject: `brand:${staff.brandId}`, after: imported.value },
        );
        return imported;
      },

      staffPaymentProviders: async () => ok({ rows: (await floats.compare()).map(shownFloat) }),
    },
  };
}

const canMatch = ({ provider, state }: DepositOrder): boolean =>
  provider === bankTransferCode && mayMove(state, 'PAID', 'staff');

async function nameOf(database: Database, memberId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select username as name from members where id = ${memberId}`.execute(
    database,
  );
  return rows[0]?.name ?? '';
}

function shownFloat({ provider, currency, ledgerMinor, report, differenceMinor, state }: ProviderFloat) {
  const amount = (minor: bigint) => shownAmount(minor, currencyExponent(currency) ?? 0);
  return {
    ...{ provider, currency, state, ledger: amount(ledgerMinor) },
    difference: differenceMinor === null ? null : amount(differenceMinor),
    report: report && {
      deposited: amount(report.depositedMinor),
      reversed: amount(report.reversedMinor),
      paidOut: amount(report.paidOutMinor),
      net: amount(report.netMinor),
      asOf: report.asOf.toISOString(),
    },
  };
}
