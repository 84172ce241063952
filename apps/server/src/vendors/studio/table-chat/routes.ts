import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestGameSession } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type StudioSession, sessionExpired } from '../sessions.ts';
import { type ChatPorts, createChat } from './chat.ts';
import type { ChatHub } from './chat-hub.ts';
import { hiddenAuthors } from './messages-store.ts';
import type { ChatTables } from './schema.ts';

export type ChatRoutes = HandlersOf<
  'studioTableChat' | 'studioTableChatSend' | 'studioTableChatReport' | 'studioTableChatHide'
>;

/** Calls of players for the chat of their table. */
export function chatRoutes(
  ports: ChatPorts,
  hub: ChatHub,
  findSession: (session: string) => Promise<StudioSession | null>,
): ChatRoutes {
  const database = withTables<ChatTables>(ports.database);
  const { speakerOf, show, say, report, hide } = createChat(ports, hub);
  const sessionOf = async ({ game }: { game: RequestGameSession }): Promise<StudioSession> => {
    const session = await findSession(game.session);
    if (!session) throw sessionExpired();
    return session;
  };
  return {
    studioTableChat: async (request) => {
      const speaker = await speakerOf(await sessionOf(request));
      return speaker ? ok(await show(speaker)) : fail('game_not_found');
    },
    studioTableChatSend: async (request) => {
      const session = await sessionOf(request);
      const speaker = await speakerOf(session);
      if (!speaker) return fail('game_not_found');
      const said = await say(session, speaker, request.body);
      return 'ok' in said ? said : ok(said);
    },
    studioTableChatReport: async (request) => {
      const speaker = await speakerOf(await sessionOf(request));
      if (!speaker) return ok({ refusal: null });
      // Trial members read along: what they would report is not theirs to judge.
      return ok({ refusal: speaker.isTrial ? 'readOnly' : await report(speaker, request.body.messageId) });
    },
    studioTableChatHide: async (request) => {
      const { playerRef } = await sessionOf(request);
      const refusal = await hide(playerRef, request.body);
      return ok({ refusal, hidden: await hiddenAuthors(database, playerRef) });
    },
  };
}
