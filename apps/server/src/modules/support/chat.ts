import type { ChatAuthor, ChatMessage, CsType, LocaleCode } from '@baize/contract';
import type { RequestVisitor } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { type ChatRow, createChatStore, type MessageRow } from './chat-store.ts';
import type { SupportDependencies } from './dependencies.ts';

/** The longest message; what the contract lets through. */
export const maxMessageLength = 1_000;
/** What one side may write into a chat within a minute. */
const maxPerMinute = 20;
const minuteMs = 60_000;
/** What a member, or all visitors of a network, may write in a day, and how many chats those may open. */
const dayOf = { ms: 86_400_000, messages: 600, chats: 30 };
const dayIsFull = () => fail('quota_exceeded', { retryAfterSeconds: 3_600 });

/** Who writes or reads: the owner of the chat, or staff. */
export type Side = { author: 'member' } | { author: 'staff'; staffId: string; name: string };

export type Chats = ReturnType<typeof createChats>;

/** Conversations between members or visitors and staff; every change tells both sides' browsers. */
export function createChats(deps: SupportDependencies) {
  const { database, clock, news } = deps;
  const store = createChatStore(database);

  /** VIP service is for ranks above the brand's bound, whatever is asked for. */
  const serviceFor = async (asked: CsType, brandId: string, memberId: string | undefined): Promise<CsType> => {
    if (asked !== 'VIP' || memberId === undefined) return 'CHAT';
    const { service } = await deps.brands.settingsOf(brandId);
    return (await deps.rankLevelOf(memberId)) > service.vipAboveRank ? 'VIP' : 'CHAT';
  };

  /** The visitor's own chat, or undefined. A signed-in account's chat is the account's, whatever token comes along. */
  const ownChat = async (brandId: string, { member, chatToken }: RequestVisitor): Promise<ChatRow | undefined> => {
    if (member) return store.ofMember(member.id);
    return chatToken === null ? undefined : store.ofVisitor(deps.hashToken(chatToken), brandId);
  };

  const aDayAgo = () => new Date(clock.now().getTime() - dayOf.ms);

  const open = async (
    brandId: string,
    visitor: RequestVisitor,
    asked: { language: LocaleCode; csType: CsType; network: string },
  ): Promise<Result<{ chat: ChatRow; chatToken: string | null }, 'quota_exceeded'>> => {
    const { member } = visitor;
    const service = await serviceFor(asked.csType, brandId, member?.id);
    const known = await ownChat(brandId, visitor);
    if (known) {
      if (known.service !== service || known.language !== asked.language)
        await store.update(known.id, { service, language: asked.language });
      return ok({ chat: { ...known, service }, chatToken: null });
    }
    const { network } = asked;
    if (!member && (await store.countOf({ network }, aDayAgo())).chats >= dayOf.chats) return dayIsFull();
    const chatToken = member ? null : deps.randomToken();
    const owner =
      chatToken === null ? { memberId: member?.id ?? '' } : { tokenHash: deps.hashToken(chatToken), network };
    const opening = { id: deps.newId(), brandId, owner, service, language: asked.language };
    await store.insert({ ...opening, openedAt: clock.now() });
    const chat = await ownChat(brandId, { member, chatToken });
    if (!chat) throw new Error('a chat that was just opened is not there');
    return ok({ chat, chatToken });
  };

  /** Null while the chat's owner may write more today. */
  const dayFault = async ({ id, network }: ChatRow) => {
    const { messages } = await store.countOf(network === null ? { chatId: id } : { network }, aDayAgo());
    return messages >= dayOf.messages ? dayIsFull() : null;
  };

  const history = async (chat: ChatRow, reader: ChatAuthor, page: { before?: number | undefined; size: number }) => {
    const rows = await store.latest(chat.id, page.size + 1, page.before);
    return {
      list: rows.slice(0, page.size).reverse().map(shownTo(reader)),
      hasMore: rows.length > page.size,
      readByOther: reader === 'member' ? chat.staffReadSeq : chat.memberReadSeq,
    };
  };

  const send = async (
    chatId: string,
    side: Side,
    message: { messageId: string; text: string },
  ): Promise<Result<ChatMessage, 'chat_not_found' | 'repeated_with_other_content' | 'too_many_requests'>> => {
    const sent = await database.transaction().execute(async (transaction) => {
      const inside = createChatStore(transaction);
      const chat = await inside.locked(chatId);
      if (!chat) return fail('chat_not_found');
      const earlier = await inside.messageOf(chatId, message.messageId);
      if (earlier) {
        const isSame = earlier.author === side.author && earlier.text === message.text;
        return isSame ? ok({ chat, row: earlier, isNew: false }) : fail('repeated_with_other_content');
      }
      if (isTooMuch(await inside.latest(chatId, 2 * maxPerMinute), side.author, clock.now()))
        return fail('too_many_requests', { retryAfterSeconds: 30 });
      const row: MessageRow = {
        id: message.messageId,
        seq: chat.lastSeq + 1,
        author: side.author,
        staffName: side.author === 'staff' ? side.name : null,
        text: message.text,
        sentAt: clock.now(),
      };
      const { id, seq, author, text, sentAt } = row;
      const staffId = side.author === 'staff' ? side.staffId : null;
      await inside.append(chat, { chat_id: chatId, seq, id, author, staff_id: staffId, text, sent_at: sentAt });
      return ok({ chat, row, isNew: true });
    });
    if (!sent.ok) return sent;
    const { chat, row, isNew } = sent.value;
    if (isNew) {
      news.toOwner(chat, 'chatMessage', shownTo('member')(row));
      if (side.author === 'staff') news.toOwner(chat, 'chatUnread', { unread: chat.memberUnread + 1 });
      news.toStaff(chat.brandId, 'chatMessage', { chatId, message: shownTo('staff')(row) });
    }
    return ok(shownTo(side.author)(row));
  };

  const read = async (
    chatId: string,
    reader: ChatAuthor,
    upTo: number,
  ): Promise<Result<{ unread: number }, 'chat_not_found'>> => {
    const marked = await database.transaction().execute(async (transaction) => {
      const inside = createChatStore(transaction);
      const chat = await inside.locked(chatId);
      if (!chat) return fail('chat_not_found');
      const readSeq = reader === 'member' ? chat.memberReadSeq : chat.staffReadSeq;
      const reached = Math.max(readSeq, Math.min(upTo, chat.lastSeq));
      return ok({ chat, unread: await inside.markRead(chat, reader, reached), isNews: reached > readSeq });
    });
    if (!marked.ok) return marked;
    const { chat, unread, isNews } = marked.value;
    if (isNews) {
      const told = Math.min(upTo, chat.lastSeq);
      if (reader === 'staff') news.toOwner(chat, 'chatRead', { upTo: told });
      else news.toOwner(chat, 'chatUnread', { unread });
      news.toStaff(chat.brandId, 'chatRead', { chatId, reader, upTo: told });
    }
    return ok({ unread });
  };

  return { ownChat, open, dayFault, history, send, read, ofBrand: store.ofBrand, purge: store.purgeEmpty };
}

/** `latest`: the last messages of a chat, as many as both sides may write in a minute. */
const isTooMuch = (latest: readonly MessageRow[], author: ChatAuthor, now: Date): boolean =>
  latest.filter((row) => row.author === author && now.getTime() - row.sentAt.getTime() < minuteMs).length >=
  maxPerMinute;

/** Staff sees which colleague wrote; a member sees customer service. */
const shownTo =
  (reader: ChatAuthor) =>
  ({ id, seq, author, staffName, text, sentAt }: MessageRow): ChatMessage => ({
    id,
    seq,
    author,
    authorName: reader === 'staff' ? (staffName ?? '') : '',
    text,
    sentAt: sentAt.toISOString(),
  });
