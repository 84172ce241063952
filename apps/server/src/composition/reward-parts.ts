import type { CampaignContent } from '@baize/contract';
import { type AuditLogModule, staffAct } from '../modules/audit-log/index.ts';
import { type NewPromotion, publishPromotion, withdrawPromotion } from '../modules/content/index.ts';
import { type GatewayModule, grantStatement } from '../modules/gateway/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import type { MessagesModule } from '../modules/messages/index.ts';
import { createRewards, type RewardDependencies } from '../modules/rewards/index.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import { createStaffReadings } from '../platform/log/staff-readings.ts';
import type { BuiltInVendor } from '../vendors/index.ts';
import { rewardMessage } from './notices/member-notices.ts';

type Tools = Omit<
  RewardDependencies,
  'members' | 'promotions' | 'notify' | 'auditStatement' | 'noteReading' | 'freeRounds'
>;

/** Rewards with what they need of members, messages and the audit log. */
export function createRewardParts(
  deps: Tools & {
    identity: Pick<IdentityModule, 'checkPaymentPassword' | 'setStanding' | 'birthdayOf'>;
    messages: Pick<MessagesModule, 'statement'>;
    auditLog: Pick<AuditLogModule, 'statement'>;
    securityEvents: Pick<SecurityEvents, 'record'>;
    vendors: readonly Pick<BuiltInVendor, 'code' | 'freeRoundGames'>[];
    gateway: Pick<GatewayModule, 'openFreeRoundsOf'>;
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
    freeRounds: {
      games: deps.vendors.flatMap(({ code: vendorCode, freeRoundGames = [] }) =>
        freeRoundGames.map(({ gameCode, betsMinor }) => ({ vendorCode, gameCode, betsMinor })),
      ),
      grantStatement,
      openOf: deps.gateway.openFreeRoundsOf,
    },
    promotions: {
      publish: (transaction, brandId, id, content) =>
        publishPromotion(transaction, announced(brandId, id, content, clock.now())),
      withdraw: withdrawPromotion,
    },
    notify: (notice) => [deps.messages.statement(rewardMessage(notice))],
    auditStatement: (by, deed) => auditLog.statement(staffAct(by, clock.now(), deed)),
    noteReading: createStaffReadings(deps),
  });
}

/** A campaign as it stands among the promotions; its page offers what can be done, so it leads nowhere else. */
const announced = (brandId: string, id: string, content: CampaignContent, now: Date): NewPromotion => ({
  ...{ id, brandId, position: 0, type: content.type, badges: content.badges, pictureUrl: content.pictureUrl },
  texts: Object.fromEntries(
    Object.entries(content.texts).flatMap(([locale, text]) =>
      text === undefined ? [] : [[locale, { ...text, action: '' }]],
    ),
  ),
  publishedAt: now,
  startsAt: new Date(content.startsAt),
  closesAt: content.endsAt === null ? null : new Date(content.endsAt),
  linkageType: 'NONE',
  linkageTarget: '',
});
