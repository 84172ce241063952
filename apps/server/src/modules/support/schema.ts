import type { ChatAuthor, CsType, FeedbackType, LocaleCode } from '@baize/contract';
import type { Generated } from 'kysely';

export type ChatState = 'open' | 'closed';

export interface QuickAnswerText {
  language: LocaleCode;
  text: string;
}

export interface SupportTables {
  service_chats: {
    id: string;
    brand_id: string;
    member_id: string | null;
    token_hash: Buffer | null;
    /** Of a visitor: where he opened it (`networkOf`). */
    network: string | null;
    service: CsType;
    state: ChatState;
    language: LocaleCode;
    opened_at: Date;
    last_at: Date;
    last_seq: Generated<number>;
    member_read_seq: Generated<number>;
    staff_read_seq: Generated<number>;
    member_unread: Generated<number>;
    staff_unread: Generated<number>;
    /** Who of the staff answers; null: nobody yet. */
    holder_id: Generated<string | null>;
    /** Since when its owner waits for an answer. */
    waiting_since: Generated<Date | null>;
    closed_seq: Generated<number | null>;
    closed_at: Generated<Date | null>;
    closed_by: Generated<string | null>;
  };
  /** Waits that an answer has ended. */
  service_waits: {
    chat_id: string;
    answered_seq: number;
    brand_id: string;
    staff_id: string;
    waited_since: Date;
    answered_at: Date;
  };
  service_ratings: {
    chat_id: string;
    closed_seq: number;
    brand_id: string;
    staff_id: string;
    rating: number;
    comment: string;
    rated_at: Date;
  };
  quick_answers: {
    id: string;
    brand_id: string;
    code: string;
    texts: QuickAnswerText[];
    version: number;
    changed_at: Date;
    changed_by: string;
  };
  service_messages: {
    chat_id: string;
    seq: number;
    id: string;
    author: ChatAuthor;
    staff_id: string | null;
    text: string;
    sent_at: Date;
  };
  feedback: {
    id: string;
    brand_id: string;
    member_id: string | null;
    type: FeedbackType;
    content: string;
    ip: string;
    network: string;
    /** Of a visitor who wants an answer. */
    sealed_email: Generated<string | null>;
    received_at: Date;
    handled_at: Date | null;
    handled_by: string | null;
    /** Empty while nobody has answered. */
    answer: Generated<string>;
    answered_at: Generated<Date | null>;
  };
  feedback_images: {
    id: string;
    brand_id: string;
    member_id: string | null;
    feedback_id: string | null;
    position: number;
    network: string;
    webp: Buffer;
    uploaded_at: Date;
  };
  /** Read for names alone. */
  members: { id: string; username: string };
  staff: { id: string; username: string };
}
