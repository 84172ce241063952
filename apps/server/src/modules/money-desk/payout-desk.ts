import type { Clock } from '../../platform/clock.ts';
import type { AuditLogModule } from '../audit-log/index.ts';
import type { Decided, HeldPayoutDesk, PayoutDecision } from '../gateway/index.ts';
import type { Occasion } from './occasion.ts';

export interface AuditedPayoutDesk extends Pick<HeldPayoutDesk, 'waiting'> {
  decide(decision: Pick<PayoutDecision, 'id' | 'to' | 'reason'>): Promise<Decided>;
}

/** The desk of held payouts for one person: each decision is in the audit log, written with its money, or was not made. */
export function auditedPayoutDesk(
  deps: { clock: Clock; auditLog: Pick<AuditLogModule, 'alongside'>; desk: HeldPayoutDesk },
  actor: Occasion['actor'],
): AuditedPayoutDesk {
  const { clock, auditLog, desk } = deps;
  return {
    waiting: desk.waiting,
    decide: async ({ id, to, reason }) => {
      const payout = await desk.find(id);
      if (!payout) return 'unknown';
      const { brandId, vendorCode, txId, amountMinor } = payout;
      const act = to === 'paid' ? 'payHeldPayout' : 'refuseHeldPayout';
      const subject = `member:${payout.memberId}`;
      const after = { payout: id, vendorCode, txId, amountMinor };
      const entry = { at: clock.now(), actor, brandId, act, subject, reason, after };
      return desk.decide({ id, to, reason, actor: `${actor.kind}:${actor.id}` }, auditLog.alongside(entry));
    },
  };
}
