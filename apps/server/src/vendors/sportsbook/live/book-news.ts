import type { BookMatch, BookMatchPage } from '@baize/contract';
import type { BookChannel, BookNews } from '@baize/contract/book-channel';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { Channel, Peer } from '../../../platform/sockets/channel.ts';
import { type SessionWatch, type SocketSession, watchSessions } from '../../../platform/sockets/session-watch.ts';
import type { VendorPorts } from '../../vendor.ts';
import { type ListChange, listChange, type MatchChange, matchChange, wholeList, wholeMatch } from './changes.ts';
import { createFollowed } from './followed.ts';

/** News are collected for so long: a change of a price is to be seen within half a second. */
const newsEveryMs = 200;
const theList = 'list';

/** What a book shows of its matches now. */
export interface BookViews {
  isOpenTo(session: string): Promise<boolean>;
  list(): Promise<BookMatch[]>;
  /** Those that there are not are left out. */
  pages(matchIds: readonly string[]): Promise<BookMatchPage[]>;
}

/** Who listens: what he follows, and up to which number he has heard of each. */
interface Follower {
  session: SocketSession;
  ids: ReadonlySet<string>;
  heard: Map<string, number>;
}

/**
 * Sends the followers of a book in this process what changes, one message in each turn: the whole of what is new to them, then changes. A socket
 * that has not taken the last message is left out and gets the whole when it has.
 */
export function openBookNews(
  { sockets, sessions, clock, onFailure }: Pick<VendorPorts, 'sockets' | 'sessions' | 'clock' | 'onFailure'>,
  contract: BookChannel,
  views: BookViews,
) {
  const lists = createFollowed<readonly BookMatch[], ListChange>({ changeOf: listChange, whole: wholeList });
  const pages = createFollowed<BookMatchPage, MatchChange>({ changeOf: matchChange, whole: wholeMatch });
  let watch: SessionWatch<BookChannel, Follower> | null = null;
  const channel: Channel<BookChannel, Follower> = sockets.open<BookChannel, Follower>(contract, {
    admit: async ({ session }) => {
      const [isOpen, who] = await Promise.all([views.isOpenTo(session), sessions.siteSessionOf(session)]);
      if (!isOpen || !who) return { ok: false, message: 'session_expired' };
      return { ok: true, who: { session: who, ids: new Set(), heard: new Map() }, rooms: [] };
    },
    onConnected: async (peer) => void (await watch?.leaveWhenOver(peer)),
    on: {
      follow: async (who, { list, matchIds, isAgain }) => {
        who.ids = new Set([...(list ? [theList] : []), ...matchIds]);
        const kept = isAgain ? [] : [...who.heard].filter(([id]) => who.ids.has(id));
        who.heard = new Map(kept);
      },
    },
  });
  const { isAwake, news: sessionNews } = sessions;
  watch = watchSessions(() => channel, { sessionOf: (who) => who.session, isAwake, sessionNews, onFailure });

  const readAll = async (followed: ReadonlySet<string>): Promise<void> => {
    const matchIds = [...followed].filter((id) => id !== theList);
    lists.keepOnly(followed);
    pages.keepOnly(followed);
    const [list, known] = await Promise.all([followed.has(theList) ? views.list() : null, views.pages(matchIds)]);
    if (list) lists.read(theList, list);
    for (const page of known) pages.read(page.match.matchId, page);
  };

  const newsFor = ({ ids, heard }: Follower): BookNews | null => {
    const list = ids.has(theList) ? lists.newsSince(theList, heard.get(theList)) : null;
    const matches = [...ids].flatMap((id) => pages.newsSince(id, heard.get(id)) ?? []);
    if (list) heard.set(theList, list.sequence);
    for (const { page, sequence } of matches) heard.set(page.match.matchId, sequence);
    if (!list && matches.length === 0) return null;
    return { ...(list && { list }), matches, serverTime: clock.now().toISOString() };
  };

  const sendTo = (peer: Peer<BookChannel, Follower>): void => {
    if (peer.isBehind()) {
      peer.who.heard.clear();
      return;
    }
    const news = newsFor(peer.who);
    if (news) peer.log('news', news);
  };

  const turn = async (): Promise<void> => {
    const peers = channel.peers().filter(({ who }) => who.ids.size > 0);
    if (peers.length === 0) return;
    await readAll(new Set(peers.flatMap(({ who }) => [...who.ids])));
    for (const peer of peers) sendTo(peer);
  };
  const turns = repeat(newsEveryMs, turn, onFailure);

  return {
    close: async (): Promise<void> => {
      await turns.stop();
      await watch?.stop();
    },
  };
}
