import { type FromServer, memberChannel } from '@baize/contract/sockets';
import { shownAmount } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Admission, Channel } from '../../platform/sockets/channel.ts';
import type { Visit } from '../../platform/sockets/handshake.ts';
import { watchSessions } from '../../platform/sockets/session-watch.ts';
import type { Sockets } from '../../platform/sockets/sockets.ts';
import type { IdentityModule } from '../identity/index.ts';
import { readBalances } from './balances.ts';
import { watchNotices } from './notices.ts';

export interface MemberChannelDependencies {
  database: Database;
  clock: Clock;
  sockets: Sockets;
  brandOfHost(host: string): Promise<RequestBrand | null>;
  identity: Pick<IdentityModule, 'memberOfToken' | 'memberById' | 'isSessionAwake'>;
  /** Endings of sessions, by member; null: something may have been missed. */
  sessionNews: { onNews(listener: (memberId: string | null) => void): void } | null;
  /** How many internal messages each of these members has not read; none for who is missing. */
  unreadOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The chat of a visitor's token, or null. */
  visitorChatOf(chatToken: string, brandId: string): Promise<string | null>;
  /** The member or visitor is writing to customer service. */
  onTyping(writer: ChatWriter): Promise<void>;
  /** Called when announcements have changed: what this process keeps of them is old. */
  onAnnouncementsChanged: () => void;
  onFailure: (error: unknown) => void;
}

export type ChatWriter = { brandId: string } & ({ memberId: string } | { chatId: string });

type Who =
  | { kind: 'member'; member: RequestMember; brand: RequestBrand }
  | { kind: 'visitor'; chatId: string; brand: RequestBrand };
type MemberWho = Extract<Who, { kind: 'member' }>;
type MemberPeer = Peer & { who: MemberWho };
type Peer = ReturnType<Channel<typeof memberChannel, Who>['peers']>[number];
const isMemberPeer = (peer: Peer): peer is MemberPeer => peer.who.kind === 'member';
type News = FromServer<typeof memberChannel>;

/** How the operator tells an account's browsers something, whichever process they are connected to. */
export interface MemberNews {
  toMember<N extends keyof News>(memberId: string, name: N, value: News[N]): void;
  toBrand<N extends keyof News>(brandId: string, name: N, value: News[N]): void;
  toVisitorChat<N extends keyof News>(chatId: string, name: N, value: News[N]): void;
}

export interface MemberChannelModule {
  close(): Promise<void>;
}

/** Balances and unread messages of connected members are read this often, each in one statement; who writes them knows nothing of it. */
const countsEveryMs = 1_000;

const memberRoom = (memberId: string) => `member:${memberId}`;
const brandRoom = (brandId: string) => `brand:${brandId}`;
const chatRoom = (chatId: string) => `chat:${chatId}`;

/** Tells accounts something; for whoever is made before the channel is opened. */
export function createMemberNews(sockets: Pick<Sockets, 'sender'>): MemberNews {
  const { send } = sockets.sender(memberChannel);
  return {
    toMember: (memberId, name, value) => send(memberRoom(memberId), name, value),
    toBrand: (brandId, name, value) => send(brandRoom(brandId), name, value),
    toVisitorChat: (chatId, name, value) => send(chatRoom(chatId), name, value),
  };
}

/** The signed-in account's live channel: balance, counts, notices, chat, forced logout. */
export function createMemberChannel(deps: MemberChannelDependencies): MemberChannelModule {
  const admit = createAuthentication(deps);
  const writerOf = (who: Who): ChatWriter =>
    who.kind === 'member'
      ? { brandId: who.brand.id, memberId: who.member.id }
      : { brandId: who.brand.id, chatId: who.chatId };
  // Every process watches for itself and tells its own sockets.
  const notifyNotice = (brandId: string) => {
    for (const peer of channel.peers()) if (peer.who.brand.id === brandId) peer.log('notice', {});
  };
  const { onAnnouncementsChanged: forget, onFailure } = deps;
  const notices = watchNotices(deps, { forget, notify: notifyNotice, onFailure });
  const channel: Channel<typeof memberChannel, Who> = deps.sockets.open(memberChannel, {
    admit,
    onConnected: async (peer) => {
      const { who } = peer;
      await notices.begun;
      if (who.kind === 'visitor') return peer.log('welcome', { customerId: '', account: '' });
      // A session that ended between handshake and now told nobody who was there.
      if (await watch.leaveWhenOver(peer)) return;
      const row = await deps.identity.memberById(who.member.id);
      peer.log('welcome', { customerId: who.member.id, account: row?.username ?? '' });
    },
    on: { chatTyping: (who) => deps.onTyping(writerOf(who)) },
  });

  const watch = watchSessions(() => channel, {
    sessionOf: (who) => (who.kind === 'member' ? { sessionId: who.member.sessionId, memberId: who.member.id } : null),
    isAwake: deps.identity.isSessionAwake,
    farewell: (peer) => peer.log('forcedLogout', {}),
    sessionNews: deps.sessionNews,
    onFailure,
  });
  const notifyBalances = createTick(channel, {
    read: (memberIds) => readBalances(deps.database, memberIds),
    notify: (peer, balanceMinor) => {
      const { currency } = peer.who.brand;
      const sumBalance = shownAmount(balanceMinor, currency.exponent);
      peer.log('balance', { sumBalance, currency: currency.code, currencySymbol: currency.symbol });
    },
  });
  const notifyUnread = createTick(channel, {
    read: deps.unreadOf,
    missing: 0,
    notify: (peer, unread) => peer.log('messages', { unread }),
  });
  const balances = repeat(countsEveryMs, notifyBalances, deps.onFailure);
  const unread = repeat(countsEveryMs, notifyUnread, deps.onFailure);
  return {
    close: async () => void (await Promise.all([watch.stop(), balances.stop(), unread.stop(), notices.stop()])),
  };
}

function createAuthentication(deps: MemberChannelDependencies) {
  return async (auth: { token: string } | { chatToken: string }, { hostname }: Visit): Promise<Admission<Who>> => {
    const brand = await deps.brandOfHost(hostname);
    if (!brand) return { ok: false, message: 'invalid_input' };
    if ('chatToken' in auth) {
      const chatId = await deps.visitorChatOf(auth.chatToken, brand.id);
      if (chatId === null) return { ok: false, message: 'session_expired' };
      return { ok: true, who: { kind: 'visitor', chatId, brand }, rooms: [chatRoom(chatId), brandRoom(brand.id)] };
    }
    const member = await deps.identity.memberOfToken(auth.token, brand.id);
    if (!member.ok) return member;
    const rooms = [memberRoom(member.value.id), brandRoom(brand.id)];
    return { ok: true, who: { kind: 'member', member: member.value, brand }, rooms };
  };
}

/** A session that has to change its password learns no more here than by calls. */
const mayListen = ({ member }: MemberWho): boolean => !member.mustChangePassword;

interface Counted<V> {
  read(memberIds: readonly string[]): Promise<ReadonlyMap<string, V>>;
  /** Of a member that the reading does not name; without it he is told nothing. */
  missing?: V;
  notify(peer: MemberPeer, value: V): void;
}

/** Tells each connected member a value when it is another than the last one told to that socket. */
function createTick<V>(channel: Channel<typeof memberChannel, Who>, { read, missing, notify }: Counted<V>) {
  const told = new WeakMap<Who, V>();
  return async (): Promise<void> => {
    const peers = channel
      .peers()
      .filter(isMemberPeer)
      .filter(({ who }) => mayListen(who));
    if (peers.length === 0) return;
    const values = await read([...new Set(peers.map(({ who }) => who.member.id))]);
    for (const peer of peers) {
      const value = values.get(peer.who.member.id) ?? missing;
      if (value === undefined || told.get(peer.who) === value) continue;
      told.set(peer.who, value);
      notify(peer, value);
    }
  };
}
