import type { MessageTemplate } from '@baize/contract';

export interface NewMemberMessage {
  id: string;
  memberId: string;
  brandId: string;
  template: MessageTemplate;
  /** What the template's text names; see `MessageTemplate`. */
  values: Readonly<Record<string, string>>;
  /** The act that causes the message: the same again writes nothing. */
  dedupKey: string;
  now: Date;
}

/** The statement that writes a message to a member, for the transaction of the act that causes it. */
export const messageStatement = (message: NewMemberMessage) => ({
  name: 'member_message_written',
  text: `
    insert into member_messages (id, member_id, brand_id, template, template_values, dedup_key, created_at)
    values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict (member_id, dedup_key) do nothing`,
  values: [
    message.id,
    message.memberId,
    message.brandId,
    message.template,
    JSON.stringify(message.values),
    message.dedupKey,
    message.now,
  ],
});
