import type { CallInput, Calls, CallValue, MessageAudience, MessageState, MessageText } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import { selectPage } from '../../platform/database/select-page.ts';
import type { MessageTables } from './schema.ts';

type Listed = CallValue<Calls['staffMessages']>['rows'][number];
type Dated = { writtenAt: Date; sendAt: Date; sentAt: Date | null };
type NewMessage = Pick<
  MessageTables['staff_messages'],
  'id' | 'brand_id' | 'staff_id' | 'recipient_ids' | 'written_at' | 'send_at'
> & { texts: MessageText[]; audience: MessageAudience };

/** Messages that staff wrote. */
export function createDeskStore(anyDatabase: Database) {
  const database = withTables<MessageTables>(anyDatabase);

  /** False when the id is taken. */
  const insert = async ({ texts, audience, ...row }: NewMessage): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('staff_messages')
      .values({
        ...row,
        texts: sql`${JSON.stringify(texts)}::jsonb`,
        audience: sql`${JSON.stringify(audience)}::jsonb`,
        state: 'scheduled',
        sent_at: null,
        last_member_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  const ofBrand = (id: string, brandId: string) =>
    database
      .selectFrom('staff_messages')
      .select(['texts', 'audience', 'send_at as sendAt'])
      .where('id', '=', id)
      .where('brand_id', '=', brandId)
      .executeTakeFirst();

  /** Undefined for a message that the brand does not have. Until the end of the transaction nobody else changes it. */
  const lockedState = async (id: string, brandId: string): Promise<MessageState | undefined> => {
    const row = await database
      .selectFrom('staff_messages')
      .select('state')
      .where('id', '=', id)
      .where('brand_id', '=', brandId)
      .forUpdate()
      .executeTakeFirst();
    return row?.state;
  };

  const setState = async (id: string, state: MessageState): Promise<void> => {
    await database.updateTable('staff_messages').set({ state }).where('id', '=', id).execute();
  };

  const list = async (
    brandId: string,
    request: CallInput<Calls['staffMessages']>['data'],
  ): Promise<CallValue<Calls['staffMessages']>> => {
    const inState = request.state === undefined ? sql`` : sql`and s.state = ${request.state}`;
    const { rows, total } = await selectPage<Omit<Listed, keyof Dated> & Dated, 'writtenAt' | 'sendAt'>(
      anyDatabase,
      {
        columns: sql`s.id as "messageId", s.audience, s.texts, s.state, staff.username as "writtenBy", s.written_at as "writtenAt",
          s.send_at as "sendAt", s.sent_at as "sentAt", s.sent_count as recipients`,
        from: sql`staff_messages s join staff on staff.id = s.staff_id`,
        where: sql`s.brand_id = ${brandId} ${inState}`,
        sorts: { writtenAt: sql`s.written_at`, sendAt: sql`s.send_at` },
        tieBreak: sql`s.id`,
      },
      request,
    );
    const shown = rows.map(({ writtenAt, sendAt, sentAt, ...row }) => ({
      ...row,
      writtenAt: writtenAt.toISOString(),
      sendAt: sendAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
    return { rows: shown, total };
  };

  return { insert, ofBrand, lockedState, setState, list };
}
