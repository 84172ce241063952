import { openLiveChannel } from '@baize/client/live-channel';
import { type FromServer, gameChannel } from '@baize/contract/sockets';
import type { StudioApi } from '../../app/api.ts';
import type { ChatListener } from '../chat/chat-news.ts';

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
  chat: ChatListener;
}

/** Listens to the table of the session until the returned function is called. */
export function listenToTable(api: StudioApi, listener: TableListener): () => void {
  const { close } = openLiveChannel(gameChannel, {
    baseUrl: api.origin,
    auth: { session: api.session() },
    listeners: {
      table: listener.table,
      bets: listener.bets,
      paid: listener.paid,
      chat: listener.chat.said,
      chatRemoved: ({ messageId }) => listener.chat.removed(messageId),
      chatChanged: listener.chat.changed,
    },
    onConnect: listener.connected,
    onCut: listener.cut,
    onRefused: listener.sessionExpired,
  });
  return close;
}
