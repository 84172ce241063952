import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { studioVendorCode } from '../code.ts';
import type { ChatPorts } from './chat.ts';
import type { ChatHub } from './chat-hub.ts';
import { findMessage } from './messages-store.ts';
import type { ChatTables } from './schema.ts';
import { chatSettingsOf, storeChatSettings } from './settings.ts';

export type ChatDeskRoutes = HandlersOf<
  | 'staffTableChat'
  | 'staffTableChatDecide'
  | 'staffTableChatMute'
  | 'staffTableChatSettings'
  | 'staffTableChatSettingsSet'
>;

interface Listed {
  messageId: string;
  gameCode: string;
  playerRef: string;
  name: string;
  text: string;
  sentAt: Date;
  reports: number;
  removedBy: string | null;
  mutedUntil: Date | null;
}

const minuteMs = 60_000;
const columns = sql`m.id as "messageId", m.game_code as "gameCode", m.player_ref as "playerRef", m.name, m.body as text,
  m.sent_at as "sentAt", m.reports, m.removed_by as "removedBy", mute.until as "mutedUntil"`;
const states = {
  reported: sql`m.reports > 0 and m.removed_at is null`,
  standing: sql`m.removed_at is null`,
  removed: sql`m.removed_at is not null`,
};
const sorts = { reports: sql`case when m.removed_at is null then m.reports else 0 end`, sentAt: sql`m.sent_at` };

/** What staff of a brand sees of its tables' chats and does about it. */
export function createChatDesk({ database: anyDatabase, clock, staffPorts }: ChatPorts, hub: ChatHub): ChatDeskRoutes {
  const database = withTables<ChatTables>(anyDatabase);
  /** Undefined for a message that is not there or another brand's. */
  const messageOf = async (brandId: string, messageId: string) => {
    const message = await findMessage(database, messageId);
    return message?.brand_id === brandId ? message : undefined;
  };

  return {
    staffTableChat: async ({ brand, data }) => {
      const named =
        data.member === undefined ? null : await staffPorts.playersNamed([studioVendorCode], brand.id, data.member);
      const conditions = [
        sql`m.brand_id = ${brand.id}`,
        ...(data.gameCode ? [sql`m.game_code = ${data.gameCode}`] : []),
        ...(data.state ? [states[data.state]] : []),
        ...(named ? [sql`m.player_ref = any(${named}::text[])`] : []),
      ];
      const { rows, total } = await selectPage<Listed, keyof typeof sorts>(
        anyDatabase,
        {
          columns,
          from: sql`studio.chat_messages m left join studio.chat_mutes mute
            on mute.player_ref = m.player_ref and mute.until > ${clock.now()}`,
          counted: sql`studio.chat_messages m`,
          where: sql.join(conditions, sql` and `),
          sorts,
          neverNull: ['reports', 'sentAt'],
          // Among those with as many reports the newest first, either way round.
          tieBreak: data.sort === 'reports' ? sql`m.sent_at desc, m.id` : sql`m.id`,
        },
        data,
      );
      const players = await staffPorts.playersOf(studioVendorCode, [
        ...new Set(rows.map(({ playerRef }) => playerRef)),
      ]);
      return ok({
        rows: rows.map(({ playerRef, name, sentAt, removedBy, mutedUntil, ...row }) => ({
          ...row,
          member: players.get(playerRef)?.username ?? name,
          sentAt: sentAt.toISOString(),
          removedBy: removedBy ?? '',
          mutedUntil: mutedUntil?.toISOString() ?? null,
        })),
        total,
      });
    },
    staffTableChatDecide: async ({ staff, ip, brand, params: { messageId }, body: { decision, reason } }) => {
      const message = await messageOf(brand.id, messageId);
      if (!message) return fail('not_found');
      const isRemoved = decision === 'remove';
      const { numUpdatedRows } = await database
        .updateTable('studio.chat_messages')
        .set({ reports: 0, ...(isRemoved ? { removed_at: clock.now(), removed_by: staff.username } : {}) })
        .where('id', '=', messageId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return fail('already_decided');
      if (isRemoved) hub.removed({ brandId: brand.id, gameCode: message.game_code }, messageId);
      // The log is kept for ever, and what players say is not.
      const before = { reports: message.reports };
      const act = isRemoved ? 'removeTableMessage' : 'keepTableMessage';
      await staffPorts.audit({ staff, ip }, { act, subject: `tableChat:${messageId}`, reason, before });
      return ok({});
    },
    staffTableChatMute: async ({ staff, ip, brand, params: { messageId }, body: { minutes, reason } }) => {
      const message = await messageOf(brand.id, messageId);
      if (!message) return fail('not_found');
      const now = clock.now();
      const until = new Date(now.getTime() + minutes * minuteMs);
      const row = { until, reason, muted_by: staff.username, muted_at: now };
      if (minutes === 0)
        await database.deleteFrom('studio.chat_mutes').where('player_ref', '=', message.player_ref).execute();
      else
        await database
          .insertInto('studio.chat_mutes')
          .values({ player_ref: message.player_ref, ...row })
          .onConflict((conflict) => conflict.column('player_ref').doUpdateSet(row))
          .execute();
      hub.changed({ brandId: brand.id, playerRef: message.player_ref });
      const act = minutes === 0 ? 'unmuteTablePlayer' : 'muteTablePlayer';
      const player = (await staffPorts.playersOf(studioVendorCode, [message.player_ref])).get(message.player_ref);
      const subject = `member:${player?.memberId ?? message.player_ref}`;
      const after = minutes === 0 ? {} : { until: until.toISOString() };
      await staffPorts.audit({ staff, ip }, { act, subject, reason, after });
      return ok({});
    },
    staffTableChatSettings: async ({ brand }) => ok({ settings: await chatSettingsOf(database, brand.id) }),
    staffTableChatSettingsSet: async ({ staff, ip, brand, body: { settings, reason } }) => {
      const before = await chatSettingsOf(database, brand.id);
      const after = { ...settings, words: [...new Set(settings.words)] };
      await storeChatSettings(database, brand.id, after);
      if (before.isOn !== after.isOn) hub.changed({ brandId: brand.id });
      await staffPorts.audit(
        { staff, ip },
        { act: 'setTableChat', subject: `tableChat:${brand.id}`, reason, before, after },
      );
      return ok({});
    },
  };
}
