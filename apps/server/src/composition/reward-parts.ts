import { type AuditLogModule, staffAct } from '../modules/audit-log/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import type { MessagesModule } from '../modules/messages/index.ts';
import { createRewards, type RewardDependencies } from '../modules/rewards/index.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import { createStaffReadings } from '../platform/log/staff-readings.ts';
import { rewardMessage } from './notices/member-notices.ts';

type Tools = Omit<RewardDependencies, 'members' | 'notify' | 'auditStatement' | 'noteReading'>;

/** Rewards with what they need of members, messages and the audit log. */
export function createRewardParts(
  deps: Tools & {
    identity: Pick<IdentityModule, 'checkPaymentPassword' | 'setStanding' | 'birthdayOf'>;
    messages: Pick<MessagesModule, 'statement'>;
    auditLog: Pick<AuditLogModule, 'statement'>;
    securityEvents: Pick<SecurityEvents, 'record'>;
  },
) {
  const { clock, identity, auditLog } = deps;
  return createRewards({
    ...deps,
    members: {
      checkPaymentPassword: identity.checkPaymentPassword,
      birthdayOf: identity.birthdayOf,
      setLevel: (transaction, memberId, rankLevel, rankName) =>
        identity.setStanding(memberId, { rankLevel, rankName }, transaction),
    },
    notify: (notice) => [deps.messages.statement(rewardMessage(notice))],
    auditStatement: (by, deed) => auditLog.statement(staffAct(by, clock.now(), deed)),
    noteReading: createStaffReadings(deps),
  });
}
