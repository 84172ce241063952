import type { Calls, CallValue, TableChatRefusal } from '@baize/contract';
import { withTables } from '../../../platform/database/database.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import type { VendorPorts } from '../../vendor.ts';
import { studioVendorCode } from '../code.ts';
import { jackpotScopeOf, type StudioSession, sessionExpired } from '../sessions.ts';
import { findTable } from '../tables/games/index.ts';
import type { ChatHub, ChatPlace } from './chat-hub.ts';
import { readText } from './chat-text.ts';
import {
  authorIdOf,
  type ChatRow,
  countSince,
  findMessage,
  hiddenAuthors,
  holdAuthor,
  latestMessages,
  messageView,
  muteOf,
} from './messages-store.ts';
import type { ChatTables } from './schema.ts';
import { type ChatSettings, chatSettingsOf } from './settings.ts';

export type ChatPorts = Pick<VendorPorts, 'database' | 'clock' | 'staffPorts' | 'cashPoolOf'>;

/** A player has so many messages in a time. */
export const chatPace = { messages: 3, withinMs: 10_000 } as const;
const shownMessages = 50;

type Bar = CallValue<Calls['studioTableChat']>['bar'];
type Sent = CallValue<Calls['studioTableChatSend']>;
const refused = (refusal: TableChatRefusal): Sent => ({ refusal, message: null });

/** The player behind a session with the brand in which he is heard. */
interface Speaker extends ChatPlace {
  playerRef: string;
  /** Plays with the operator's play money. */
  isTrial: boolean;
}

/** What players say at the tables of a brand. */
export function createChat({ database: anyDatabase, clock, staffPorts, cashPoolOf }: ChatPorts, hub: ChatHub) {
  const database = withTables<ChatTables>(anyDatabase);

  /** Null for a game that has no table. Throws RefusedRequest for a player who is not there any more. */
  const speakerOf = async ({ playerRef, gameCode, jackpotScope }: StudioSession): Promise<Speaker | null> => {
    if (!findTable(gameCode)) return null;
    const player = (await staffPorts.playersOf(studioVendorCode, [playerRef])).get(playerRef);
    if (!player) throw sessionExpired();
    const { brandId, currencyCode } = player;
    const isTrial = jackpotScope !== jackpotScopeOf({ prizePool: cashPoolOf(brandId), currencyCode });
    return { brandId, gameCode, playerRef, isTrial };
  };

  const barOf = async ({ playerRef, isTrial }: Speaker, { isOn }: ChatSettings): Promise<Bar> => {
    if (!isOn) return { why: 'off', until: null, reason: '' };
    if (isTrial) return { why: 'readOnly', until: null, reason: '' };
    const mute = await muteOf(database, playerRef, clock.now());
    return mute ? { why: 'muted', until: mute.until.toISOString(), reason: mute.reason } : null;
  };

  const show = async (speaker: Speaker): Promise<CallValue<Calls['studioTableChat']>> => {
    const settings = await chatSettingsOf(database, speaker.brandId);
    const [bar, rows, hidden] = await Promise.all([
      barOf(speaker, settings),
      settings.isOn ? latestMessages(database, speaker, shownMessages) : [],
      hiddenAuthors(database, speaker.playerRef),
    ]);
    const messages = rows.map(messageView);
    return { isOn: settings.isOn, authorId: authorIdOf(speaker.playerRef), bar, messages, hidden };
  };

  const nameOf = async ({ tokenHash }: StudioSession): Promise<string> => {
    const { display_name } = await database
      .selectFrom('studio.sessions')
      .select('display_name')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirstOrThrow();
    return display_name;
  };

  /** Writes a message down; null: the player has written too many just now. */
  const write = async (
    speaker: Speaker,
    message: { id: string; name: string; body: string },
  ): Promise<ChatRow | null> =>
    database.transaction().execute(async (transaction) => {
      const { playerRef, brandId, gameCode } = speaker;
      await holdAuthor(transaction, playerRef);
      const now = clock.now();
      const since = new Date(now.getTime() - chatPace.withinMs);
      if ((await countSince(transaction, playerRef, since)) >= chatPace.messages) return null;
      const row = { ...message, brand_id: brandId, game_code: gameCode, player_ref: playerRef, sent_at: now };
      const written = await transaction
        .insertInto('studio.chat_messages')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return written ?? null;
    });

  /** What became of a message that came before; null: it is new. */
  const knownOf = async (
    speaker: Speaker,
    messageId: string,
  ): Promise<Sent | Failure<'repeated_with_other_content'> | null> => {
    const known = await findMessage(database, messageId);
    if (!known) return null;
    // Another's id says nothing of what he wrote.
    const isOwn = known.player_ref === speaker.playerRef && known.game_code === speaker.gameCode;
    return isOwn ? { refusal: null, message: messageView(known) } : fail('repeated_with_other_content');
  };

  const say = async (
    session: StudioSession,
    speaker: Speaker,
    sent: { messageId: string; text: string },
  ): Promise<Sent | Failure<'repeated_with_other_content'>> => {
    const known = await knownOf(speaker, sent.messageId);
    if (known) return known;
    const settings = await chatSettingsOf(database, speaker.brandId);
    const bar = await barOf(speaker, settings);
    if (bar) return refused(bar.why);
    const read = readText(sent.text, settings.words);
    if (!read.ok) return refused(read.fault);
    const row = await write(speaker, { id: sent.messageId, name: await nameOf(session), body: read.text });
    // The same message came twice at once: the other one has written it.
    if (!row) return (await knownOf(speaker, sent.messageId)) ?? refused('tooFast');
    const message = messageView(row);
    hub.said(speaker, message);
    return { refusal: null, message };
  };

  return { speakerOf, show, say };
}
