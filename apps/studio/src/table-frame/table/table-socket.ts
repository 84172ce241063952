import { type FromServer, gameChannel, socketPath } from '@baize/contract/sockets';
import { io } from 'socket.io-client';
import type { StudioApi } from '../../app/api.ts';

type News = FromServer<typeof gameChannel>;

/** Who hears what a table tells. */
export interface TableListener {
  /** The socket stands, for the first time or again. */
  connected: () => void;
  /** It does not stand; it is being tried again. */
  cut: () => void;
  sessionExpired: () => void;
  table: (state: News['table']) => void;
  bets: (bets: News['bets']) => void;
  paid: (paid: News['paid']) => void;
}

const connectAgainMs = 4_000;

/** Listens to the table of the session until the returned function is called. */
export function listenToTable(api: StudioApi, listener: TableListener): () => void {
  const socket = io(`${api.origin}${gameChannel.namespace}`, {
    path: socketPath,
    transports: ['websocket'],
    auth: { session: api.session() },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cut = () => {
    listener.cut();
    // After a refusal, or an end that came from the server, the client does not try again by itself.
    clearTimeout(timer);
    if (!socket.active) timer = setTimeout(() => socket.connect(), connectAgainMs);
  };
  const receive = <N extends keyof News>(name: N, take: (news: News[N]) => void) =>
    socket.on(name as string, (sent: unknown) => {
      const news = gameChannel.fromServer[name].safeParse(sent);
      if (news.success) take(news.data as News[N]);
    });

  socket.on('connect', listener.connected);
  socket.on('disconnect', cut);
  socket.on('connect_error', ({ message }) => (message === 'session_expired' ? listener.sessionExpired() : cut()));
  receive('table', listener.table);
  receive('bets', listener.bets);
  receive('paid', listener.paid);
  return () => {
    socket.off();
    clearTimeout(timer);
    socket.disconnect();
  };
}
