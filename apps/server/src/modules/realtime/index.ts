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

/** Balances of connected members are read this often, all in one statement; booking knows nothing of it. */
const balanceEveryMs = 1_000;

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
  const balances = repeat(balanceEveryMs, createBalanceTick(deps.database, channel), deps.onFailure);
  return {
    close: async () => void (await Promise.all([watch.stop(), balances.stop(), notices.stop()])),
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

/** Tells each connected member his balance when it is another than the last one told to that socket. */
function createBalanceTick(database: Database, channel: Channel<typeof memberChannel, Who>) {
  const told = new WeakMap<Who, bigint>();
  return async (): Promise<void> => {
    const peers = channel
      .peers()
      .flatMap((peer) => (peer.who.kind === 'member' && mayListen(peer.who) ? [{ peer, who: peer.who }] : []));
    if (peers.length === 0) return;
    const balances = await readBalances(database, [...new Set(peers.map(({ who }) => who.member.id))]);
    for (const { peer, who } of peers) {
      const balanceMinor = balances.get(who.member.id);
      if (balanceMinor === undefined || told.get(who) === balanceMinor) continue;
      told.set(who, balanceMinor);
      const { currency } = who.brand;
      const sumBalance = shownAmount(balanceMinor, currency.exponent);
      peer.log('balance', { sumBalance, currency: currency.code, currencySymbol: currency.symbol });
    }
  };
}
