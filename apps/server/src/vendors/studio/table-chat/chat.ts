import { type Calls, type CallValue, type TableChatRefusal, tableChatShown } from '@baize/contract';
import { withTables } from '../../../platform/database/database.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import type { VendorPorts } from '../../vendor.ts';
import { studioVendorCode } from '../code.ts';
import { isDayUsedUp, noteDayUse } from '../day-uses.ts';
import type { StudioTables } from '../schema.ts';
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
  hideAuthor,
  holdAuthor,
  latestMessages,
  messageView,
  muteOf,
  reportMessage,
  showAuthor,
} from './messages-store.ts';
import type { ChatTables } from './schema.ts';
import { type ChatSettings, chatSettingsOf } from './settings.ts';

export type ChatPorts = Pick<VendorPorts, 'database' | 'clock' | 'staffPorts' | 'cashPoolOf'>;

/** A player has so many messages in a time. */
export const chatPace = { messages: 3, withinMs: 10_000 } as const;

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
      settings.isOn ? latestMessages(database, speaker, tableChatShown) : [],
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

  /** Writes a message down; null: the same one came at once before it. */
  const write = async (
    speaker: Speaker,
    message: { id: string; name: string; body: string },
  ): Promise<ChatRow | 'tooFast' | 'dayFull' | null> =>
    database.transaction().execute(async (transaction) => {
      const { playerRef, brandId, gameCode } = speaker;
      await holdAuthor(transaction, playerRef);
      const now = clock.now();
      const since = new Date(now.getTime() - chatPace.withinMs);
      if (await findMessage(transaction, message.id)) return null;
      if ((await countSince(transaction, playerRef, since)) >= chatPace.messages) return 'tooFast';
      if (await isDayUsedUp(withTables<StudioTables>(transaction), playerRef, 'chat_message', now)) return 'dayFull';
      const row = { ...message, brand_id: brandId, game_code: gameCode, player_ref: playerRef, sent_at: now };
      const written = await transaction
        .insertInto('studio.chat_messages')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!written) return null;
      await noteDayUse(withTables<StudioTables>(transaction), playerRef, 'chat_message', now);
      return written;
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
    if (row === null) return (await knownOf(speaker, sent.messageId)) ?? refused('tooFast');
    if (typeof row === 'string') return refused(row);
    const message = messageView(row);
    hub.said(speaker, message);
    return { refusal: null, message };
  };

  /** Does what leaves a row as often as a day allows, one after the other; `act` says whether it left one. */
  const withinDay = <R>(
    playerRef: string,
    kind: 'chat_report' | 'chat_hide',
    act: (transaction: typeof database) => Promise<{ isNew: boolean; answer: R }>,
  ): Promise<R | 'dayFull'> =>
    database.transaction().execute(async (transaction) => {
      await holdAuthor(transaction, playerRef);
      const now = clock.now();
      if (await isDayUsedUp(withTables<StudioTables>(transaction), playerRef, kind, now)) return 'dayFull';
      const { isNew, answer } = await act(transaction);
      if (isNew) await noteDayUse(withTables<StudioTables>(transaction), playerRef, kind, now);
      return answer;
    });

  const report = (speaker: Speaker, messageId: string): Promise<'dayFull' | null> =>
    withinDay(speaker.playerRef, 'chat_report', async (transaction) => {
      const { playerRef } = speaker;
      const isNew = await reportMessage(transaction, speaker, { messageId, playerRef, at: clock.now() });
      return { isNew, answer: null };
    });

  /** Hides an author from a player, or shows him again. */
  const hide = async (
    playerRef: string,
    { authorId, isHidden }: { authorId: string; isHidden: boolean },
  ): Promise<'dayFull' | 'listFull' | null> => {
    if (isHidden)
      return withinDay(playerRef, 'chat_hide', async (transaction) => {
        const became = await hideAuthor(transaction, playerRef, authorId);
        return { isNew: became === 'hidden', answer: became === 'listFull' ? 'listFull' : null };
      });
    await showAuthor(database, playerRef, authorId);
    return null;
  };

  return { speakerOf, show, say, report, hide };
}
