import type { Clock } from '../../platform/clock.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import type { Part } from '../../platform/part.ts';
import { ok } from '../../platform/result.ts';
import { createDesk, type DeskDependencies } from './desk.ts';
import { purgeMessages } from './retention.ts';
import { createMessageSender, type MessageSender } from './sender.ts';
import { createSending } from './sending.ts';
import { createMessageStore, type MessageStore } from './store.ts';

export { createMessageSender, type NewMessage } from './sender.ts';

type MemberRoutes = HandlersOf<'unreadCount' | 'messages' | 'messagesRead' | 'messagesReadAll' | 'messagesDelete'>;

export interface MessagesModule extends MessageSender, Pick<MessageStore, 'unreadOf'> {
  routes: MemberRoutes & ReturnType<typeof createDesk>['routes'];
  jobs: NonNullable<Part['jobs']>;
  ticks: NonNullable<Part['ticks']>;
  /** Sends what staff wrote and is due now. */
  sendDue(): Promise<void>;
  purge(): Promise<void>;
}

export interface MessagesDependencies extends DeskDependencies {
  newId: () => string;
}

const sendEveryMs = 2_000;

/** Internal messages to members: what the program tells them, and what staff writes to them. */
export function createMessages(deps: MessagesDependencies): MessagesModule {
  const store = createMessageStore(deps.database);
  const desk = createDesk(deps);
  const { sendDue } = createSending(deps);
  const purge = () => purgeMessages(deps);
  return {
    ...createMessageSender(deps),
    unreadOf: store.unreadOf,
    routes: { ...memberRoutes(store, deps.clock), ...desk.routes },
    jobs: [housekeeping('purge.messages', purge)],
    ticks: [{ everyMs: sendEveryMs, work: sendDue }],
    sendDue,
    purge,
  };
}

function memberRoutes(store: MessageStore, clock: Clock): MemberRoutes {
  const unread = async (memberId: string) => ok({ unread: await store.countUnread(memberId) });
  return {
    unreadCount: ({ member }) => unread(member.id),
    messages: async ({ member, data }) => {
      const asOf = clock.now().toISOString();
      const page = await store.list(member.id, data);
      return ok({ ...page, totalPages: Math.ceil(page.total / data.pageSize), asOf });
    },
    messagesRead: async ({ member, body }) => {
      await store.markRead(member.id, body.messageIds, clock.now());
      return unread(member.id);
    },
    messagesReadAll: async ({ member, body }) => {
      await store.markAllRead(member.id, new Date(body.until), clock.now());
      return unread(member.id);
    },
    messagesDelete: async ({ member, body }) => {
      await store.remove(member.id, body.messageIds, clock.now());
      return unread(member.id);
    },
  };
}
