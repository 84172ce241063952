import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecurityEvents } from '../../../platform/log/security-events.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { VendorAdmin } from '../../gateway/index.ts';
import type { Booking, LedgerModule, LimitSetting } from '../../ledger/index.ts';
import type { Occasion } from './occasion.ts';
import { auditedVendorAdmin } from './vendor-admin.ts';
import { withBalances } from './with-balances.ts';

export type { Occasion } from './occasion.ts';
export { auditedPayoutAdmin } from './payout-admin.ts';
export { auditedVendorAdmin } from './vendor-admin.ts';

/** What staff and the program do to money and to what decides about it; each act is in the audit log or did not happen. */
export interface ManualAdjustments {
  /**
   * Gives (positive) or takes (negative) a member's cash. Idempotent for ever by `reference`. The member reads `reason` on his statement.
   * Booked in `transaction` where there is one. Throws a TypeError for somebody who is no member of the brand, and so does `setLimit`.
   */
  correctBalance(
    request: Occasion & {
      brandId: string;
      memberId: string;
      amountMinor: bigint;
      reference: string;
      occasion?: string;
      /** Where a second person agreed: who asked, and why it was agreed. */
      agreed?: { askedBy: string; decisionReason: string };
    },
    transaction?: Database,
  ): Promise<Booking>;
  /** Sets, changes or (null) takes away a limit; it binds from the next act on. Returns the amount before. */
  setLimit(request: Occasion & LimitSetting): Promise<bigint | null>;
  /** The keys, addresses, caps and the switch of a vendor that calls over HTTP. */
  vendorAdminOf(occasion: Occasion): VendorAdmin;
}

export interface ManualAdjustmentsDependencies {
  database: Database;
  clock: Clock;
  ledger: Pick<LedgerModule, 'correct' | 'setLimit'>;
  auditLog: Pick<AuditLogModule, 'append' | 'statement'>;
  vendorAdmin: VendorAdmin;
  securityEvents: Pick<SecurityEvents, 'note'>;
}

export function createManualAdjustments(deps: ManualAdjustmentsDependencies): ManualAdjustments {
  const { database, clock, ledger, auditLog } = deps;
  /** The ledger asks only for the member; the log names the brand too, and both must belong together. */
  const expectMember = async (brandId: string, memberId: string, database = deps.database): Promise<void> => {
    const { rows } = await sql`select from members where id = ${memberId} and brand_id = ${brandId}`.execute(database);
    if (rows.length === 0) throw new TypeError(`the brand ${brandId} has no member ${memberId}`);
  };

  return {
    correctBalance: async ({ brandId, memberId, amountMinor, reference, occasion, agreed, ...who }, transaction) => {
      await expectMember(brandId, memberId, transaction);
      const after = { amountMinor, reference, ...(occasion === undefined ? {} : { occasion }), ...agreed };
      const entry = { ...who, at: clock.now(), brandId, act: 'correctBalance', subject: `member:${memberId}`, after };
      const fields = { memberId, amountMinor, reference, reason: who.reason };
      return ledger.correct(transaction ?? database, fields, {
        statements: [withBalances(auditLog.statement(entry), memberId, amountMinor)],
      });
    },

    setLimit: async ({ actor, reason, ip, ...setting }) => {
      const { brandId, memberId, kind, amountMinor } = setting;
      if (memberId !== null) await expectMember(brandId, memberId);
      const subject = memberId === null ? `brand:${brandId}` : `member:${memberId}`;
      return ledger.setLimit(setting, (transaction, beforeMinor) =>
        auditLog.append(transaction, {
          at: clock.now(),
          actor,
          brandId,
          act: 'setLimit',
          subject,
          reason,
          ...(ip === undefined ? {} : { ip }),
          before: beforeMinor === null ? null : { kind, amountMinor: beforeMinor },
          after: amountMinor === null ? null : { kind, amountMinor },
        }),
      );
    },

    vendorAdminOf: (occasion) => auditedVendorAdmin(deps, occasion),
  };
}
