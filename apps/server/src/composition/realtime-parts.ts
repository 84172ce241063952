import { staffChannel } from '@baize/contract/sockets';
import { CompiledQuery } from 'kysely';
import type { AuditLogModule } from '../modules/audit-log/index.ts';
import type { BrandModule } from '../modules/brand/index.ts';
import { createMessages, type MessagesModule } from '../modules/messages/index.ts';
import { createMemberChannel, createMemberNews, type MemberNews } from '../modules/realtime/index.ts';
import { createStaff, type StaffModule } from '../modules/staff/index.ts';
import { createSupport, type SupportModule } from '../modules/support/index.ts';
import type { Clock } from '../platform/clock.ts';
import { hashToken, newId, randomToken } from '../platform/crypto/ids.ts';
import { createLookupHash } from '../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { Database } from '../platform/database/database.ts';
import { housekeeping } from '../platform/jobs/durable/housekeeping.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import type { Part } from '../platform/part.ts';
import type { Sockets } from '../platform/sockets/sockets.ts';
import type { Events } from './events.ts';
import type { Members } from './member-parts.ts';
import { createMemberMails } from './notices/member-mails.ts';
import type { SessionNews } from './outside.ts';
import { openStaffChannel, staffRoom } from './staff-channel.ts';

export interface Realtime {
  /** Tells members' and visitors' browsers something, in whichever process they are. */
  memberNews: MemberNews;
  staffOfToken: StaffModule['staffOfToken'];
  staffAt: StaffModule['staffAt'];
  lists: SupportModule['lists'] & StaffModule['lists'];
  /** How other parts tell a member something. */
  messages: MessagesModule;
  purge(): Promise<void>;
  parts: readonly [Part & Pick<SupportModule, 'routes'>, Part & Pick<StaffModule, 'routes'>, MessagesModule];
}

/** What first needs sockets: the member's channel, messages, staff, chat and feedback. */
export function createRealtime(deps: {
  database: Database;
  clock: Clock;
  secret: string;
  sockets: Sockets;
  brands: Pick<BrandModule, 'brandOfHost' | 'settingsOf' | 'introductionOf' | 'agesOf' | 'publicOriginOf'>;
  secretBox: SecretBox;
  auditLog: Pick<AuditLogModule, 'append'>;
  members: Pick<Members, 'identity' | 'background' | 'outbox'>;
  sessionNews: SessionNews;
  events: Events;
  securityEvents: SecurityEvents;
  onFailure: (error: unknown) => void;
}): Realtime {
  const { database, clock, brands, sockets, events, onFailure, securityEvents } = deps;
  const { identity, background, outbox } = deps.members;
  const { secretBox, auditLog } = deps;
  const tools = { database, clock, newId, randomToken, hashToken, securityEvents, secretBox, auditLog };
  const memberNews = createMemberNews(sockets);
  const staffNews = sockets.sender(staffChannel);
  const staff = createStaff({
    ...tools,
    lookupHash: createLookupHash(deps.secret),
    brands,
    background,
    outbox,
    hashPassword: identity.hashPassword,
  });
  const messages = createMessages(tools);
  const mailsOf = createMemberMails({ identity, brands, outbox });
  const support = createSupport({
    ...tools,
    outbox,
    notifyMember: async (transaction, message) => {
      await messages.send(transaction, message);
      for (const { text, values } of await mailsOf(message))
        await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
    },
    brands,
    rankLevelOf: async (memberId) => (await identity.standingOf(memberId)).rankLevel,
    news: {
      toOwner: ({ id, memberId }, name, value) =>
        memberId === null ? memberNews.toVisitorChat(id, name, value) : memberNews.toMember(memberId, name, value),
      toStaff: (brandId, name, value) => staffNews.send(staffRoom(brandId), name, value),
    },
  });
  const memberChannel = createMemberChannel({
    ...deps,
    brandOfHost: brands.brandOfHost,
    identity,
    unreadOf: messages.unreadOf,
    visitorChatOf: support.visitorChatOf,
    onTyping: support.ownerTypes,
    onAnnouncementsChanged: () => events.emit('announcementsChanged', {}),
  });
  const staffSide = openStaffChannel({ sockets, brands, staff, support, onFailure });
  const purge = async (): Promise<void> => {
    await staff.purge();
    await support.purge();
  };
  return {
    memberNews,
    messages,
    staffOfToken: staff.staffOfToken,
    staffAt: staff.staffAt,
    lists: { ...support.lists, ...staff.lists },
    purge,
    parts: [
      {
        routes: support.routes,
        jobs: [housekeeping('purge.customerService', purge)],
        close: () => Promise.all([memberChannel.close(), staffSide.close()]),
      },
      { routes: staff.routes },
      messages,
    ],
  };
}
