import { openLiveChannel } from '@baize/client/live-channel';
import { type BookChannel, bookChannels, maxFollowedMatches } from '@baize/contract/book-channel';
import { useEffect, useRef, useState } from 'react';
import type { BookName } from '../api/book-client.ts';
import { type BookView, emptyView, viewAfter, viewOf } from '../book-view.ts';

interface Connection {
  follow: (matchIds: readonly string[], isAgain: boolean) => void;
  close: () => void;
}

interface Listener {
  changed: (change: (view: BookView) => BookView) => void;
  connected: () => void;
  cut: () => void;
}

function connect(book: BookName, session: string, listener: Listener): Connection {
  let followed: readonly string[] = [];
  let view = emptyView;
  const follow = (isAgain: boolean) => channel.emit('follow', { list: true, matchIds: [...followed], isAgain });
  const show = (next: BookView) => {
    view = next;
    listener.changed(() => next);
  };
  const channel = openLiveChannel<BookChannel>(bookChannels[book], {
    auth: { session },
    listeners: {
      news: (news) => {
        const next = viewAfter(view, news);
        if (next) show(viewOf(next, followed));
        else follow(true);
      },
    },
    onConnect: () => {
      listener.connected();
      follow(true);
    },
    onCut: () => {
      show(emptyView);
      listener.cut();
    },
    onRefused: listener.cut,
  });
  return {
    follow: (matchIds, isAgain) => {
      followed = matchIds.slice(0, maxFollowedMatches);
      show(viewOf(view, followed));
      follow(isAgain);
    },
    close: channel.close,
  };
}

/**
 * What the book sends of its list and of some matches. `isConnected` false: nothing comes, and what was known is forgotten, so that the calls
 * are asked instead.
 */
export function useBookNews(book: BookName, session: string, matchIds: readonly string[]) {
  const [view, setView] = useState(emptyView);
  const [isConnected, setConnected] = useState(false);
  const connection = useRef<Connection>(null);
  useEffect(() => {
    const opened = connect(book, session, {
      changed: setView,
      connected: () => setConnected(true),
      cut: () => setConnected(false),
    });
    connection.current = opened;
    return opened.close;
  }, [book, session]);
  const followed = matchIds.join(' ');
  useEffect(() => {
    connection.current?.follow(followed === '' ? [] : followed.split(' '), false);
  }, [followed]);
  return { view, isConnected };
}
