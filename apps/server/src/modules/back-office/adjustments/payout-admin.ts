import type { Clock } from '../../../platform/clock.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { Decided, HeldPayoutAdmin, PayoutDecision } from '../../gateway/index.ts';
import type { Occasion } from './occasion.ts';

export interface AuditedPayoutAdmin extends Pick<HeldPayoutAdmin, 'waiting'> {
  decide(decision: Pick<PayoutDecision, 'id' | 'to' | 'reason'>): Promise<Decided>;
  find: HeldPayoutAdmin['find'];
}

/** The desk of held payouts for one person: each decision is in the audit log, written with its money, or was not made. */
export function auditedPayoutAdmin(
  deps: { clock: Clock; auditLog: Pick<AuditLogModule, 'statement'>; admin: HeldPayoutAdmin },
  actor: Occasion['actor'],
  ip?: string,
): AuditedPayoutAdmin {
  const { clock, auditLog, admin } = deps;
  return {
    waiting: admin.waiting,
    find: admin.find,
    decide: async ({ id, to, reason }) => {
      const payout = await admin.find(id);
      if (!payout) return 'unknown';
      const { brandId, vendorCode, txId, amountMinor } = payout;
      const act = to === 'paid' ? 'payHeldPayout' : 'refuseHeldPayout';
      const subject = `member:${payout.memberId}`;
      const after = { payout: id, vendorCode, txId, amountMinor };
      const entry = {
        at: clock.now(),
        actor,
        brandId,
        act,
        subject,
        reason,
        after,
        ...(ip === undefined ? {} : { ip }),
      };
      return admin.decide({ id, to, reason, actor: `${actor.kind}:${actor.id}` }, [auditLog.statement(entry)]);
    },
  };
}
