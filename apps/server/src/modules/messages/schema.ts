import type { MessageAudience, MessageKind, MessageState, MessageText } from '@baize/contract';
import type { Generated } from 'kysely';

export interface MessageTables {
  messages: {
    member_id: string;
    id: string;
    kind: MessageKind;
    reference: string;
    params: Record<string, string>;
    staff_message_id: string | null;
    sent_at: Date;
    read_at: Date | null;
    deleted_at: Date | null;
  };
  staff_messages: {
    id: string;
    brand_id: string;
    staff_id: string;
    texts: MessageText[];
    audience: MessageAudience;
    /** Null: it goes to a segment. */
    recipient_ids: string[] | null;
    state: MessageState;
    written_at: Date;
    send_at: Date;
    sent_at: Date | null;
    /** How far sending has come. */
    last_member_id: string | null;
    sent_count: Generated<number>;
  };
}
