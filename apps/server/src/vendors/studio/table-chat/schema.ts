import type { Generated } from 'kysely';
import type { StudioTables } from '../schema.ts';

export interface ChatTables extends StudioTables {
  'studio.chat_messages': {
    id: string;
    brand_id: string;
    game_code: string;
    player_ref: string;
    name: string;
    body: string;
    sent_at: Date;
    reports: Generated<number>;
    removed_at: Generated<Date | null>;
    removed_by: Generated<string | null>;
  };
  'studio.chat_reports': { message_id: string; player_ref: string; reported_at: Date };
  'studio.chat_mutes': { player_ref: string; until: Date; reason: string; muted_by: string; muted_at: Date };
  'studio.chat_hidden_authors': { player_ref: string; author_id: string };
  'studio.chat_settings': { brand_id: string; is_on: boolean; keep_days: number; words: string[] };
}
