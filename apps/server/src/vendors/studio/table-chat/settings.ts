import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { VendorPorts } from '../../vendor.ts';
import type { ChatTables } from './schema.ts';

export interface ChatSettings {
  isOn: boolean;
  keepDays: number;
  words: string[];
}

/** What holds where a brand decided nothing. */
const defaultSettings: ChatSettings = { isOn: true, keepDays: 30, words: [] };

export async function chatSettingsOf(database: Kysely<ChatTables>, brandId: string): Promise<ChatSettings> {
  const row = await database
    .selectFrom('studio.chat_settings')
    .select(['is_on as isOn', 'keep_days as keepDays', 'words'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return row ?? defaultSettings;
}

export async function storeChatSettings(
  database: Kysely<ChatTables>,
  brandId: string,
  { isOn, keepDays, words }: ChatSettings,
): Promise<void> {
  const row = { is_on: isOn, keep_days: keepDays, words };
  await database
    .insertInto('studio.chat_settings')
    .values({ brand_id: brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
}

const dayMs = 86_400_000;

/** Deletes messages of every brand that are older than it keeps them, and mutes that are over. */
export const createChatPurge = (ports: Pick<VendorPorts, 'database' | 'clock'>) => async (): Promise<void> => {
  const database = withTables<ChatTables>(ports.database);
  const now = ports.clock.now();
  const brands = await database.selectFrom('studio.chat_messages').select('brand_id').distinct().execute();
  for (const { brand_id } of brands) {
    const { keepDays } = await chatSettingsOf(database, brand_id);
    await database
      .deleteFrom('studio.chat_messages')
      .where('brand_id', '=', brand_id)
      .where('sent_at', '<', new Date(now.getTime() - keepDays * dayMs))
      .execute();
  }
  await database.deleteFrom('studio.chat_mutes').where('until', '<', now).execute();
};
