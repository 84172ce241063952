import { hash } from 'node:crypto';
import type { TableChatMessage } from '@baize/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ChatPlace } from './chat-hub.ts';
import type { ChatTables } from './schema.ts';

type Connection = Kysely<ChatTables>;
export type ChatRow = Selectable<ChatTables['studio.chat_messages']>;

const authorDigits = 16;

/** The same for all messages of a player; his reference stays between the server and the operator. */
export const authorIdOf = (playerRef: string): string =>
  hash('sha256', `table chat ${playerRef}`, 'hex').slice(0, authorDigits);

export const messageView = (row: ChatRow): TableChatMessage => ({
  messageId: row.id,
  authorId: authorIdOf(row.player_ref),
  name: row.name,
  text: row.body,
  sentAt: row.sent_at.toISOString(),
});

/** The latest standing messages of a table, oldest first. */
export async function latestMessages(
  connection: Connection,
  { brandId, gameCode }: ChatPlace,
  limit: number,
): Promise<ChatRow[]> {
  const rows = await connection
    .selectFrom('studio.chat_messages')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('game_code', '=', gameCode)
    .where('removed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export const findMessage = (connection: Connection, id: string): Promise<ChatRow | undefined> =>
  connection.selectFrom('studio.chat_messages').selectAll().where('id', '=', id).executeTakeFirst();

/** How many messages a player has written since; those at other tables count. */
export async function countSince(connection: Connection, playerRef: string, since: Date): Promise<number> {
  const { count } = await connection
    .selectFrom('studio.chat_messages')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_ref', '=', playerRef)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One message of a player is written after the other. */
export const holdAuthor = (transaction: Connection, playerRef: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`table chat ${playerRef}`}, 0))`.execute(transaction);

/** The mute of a player that runs; undefined: he may write. */
export const muteOf = (connection: Connection, playerRef: string, now: Date) =>
  connection
    .selectFrom('studio.chat_mutes')
    .select(['until', 'reason'])
    .where('player_ref', '=', playerRef)
    .where('until', '>', now)
    .executeTakeFirst();

/** Counts a player's report of a message of the table; once for each player, and never for a message that is gone. Says whether it was new. */
export async function reportMessage(
  connection: Connection,
  { brandId, gameCode }: ChatPlace,
  report: { messageId: string; playerRef: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with reported as (
      insert into studio.chat_reports (message_id, player_ref, reported_at)
      select id, ${report.playerRef}, ${report.at} from studio.chat_messages
      where id = ${report.messageId} and brand_id = ${brandId} and game_code = ${gameCode}
        and removed_at is null and player_ref <> ${report.playerRef}
      on conflict do nothing returning message_id)
    update studio.chat_messages set reports = reports + 1 where id in (select message_id from reported)`.execute(
    connection,
  );
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

export async function hiddenAuthors(connection: Connection, playerRef: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('studio.chat_hidden_authors')
    .select('author_id')
    .where('player_ref', '=', playerRef)
    .orderBy('author_id')
    .execute();
  return rows.map(({ author_id }) => author_id);
}

const maxHidden = 200;

/** Hides an author from a player; nobody hides more than two hundred. Whether he is hidden now, and was not before. */
export async function hideAuthor(
  connection: Connection,
  playerRef: string,
  authorId: string,
): Promise<'hidden' | 'known' | 'listFull'> {
  const { rows } = await sql<{ isKnown: boolean; isHidden: boolean }>`
    with known as (
      select author_id from studio.chat_hidden_authors where player_ref = ${playerRef}),
    hidden as (
      insert into studio.chat_hidden_authors (player_ref, author_id)
      select ${playerRef}, ${authorId} where (select count(*) from known) < ${maxHidden}
      on conflict do nothing returning author_id)
    select exists (select from known where author_id = ${authorId}) as "isKnown",
      exists (select from hidden) as "isHidden"`.execute(connection);
  if (rows[0]?.isKnown) return 'known';
  return rows[0]?.isHidden ? 'hidden' : 'listFull';
}

export const showAuthor = (connection: Connection, playerRef: string, authorId: string) =>
  connection
    .deleteFrom('studio.chat_hidden_authors')
    .where('player_ref', '=', playerRef)
    .where('author_id', '=', authorId)
    .execute();

/** Deletes what a player said, reported and hid. Mutes stay until they end. */
export async function eraseChatOf(connection: Connection, playerRef: string): Promise<void> {
  for (const table of ['studio.chat_messages', 'studio.chat_reports', 'studio.chat_hidden_authors'] as const)
    await connection.deleteFrom(table).where('player_ref', '=', playerRef).execute();
}
