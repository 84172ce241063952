import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** What was put on the site without the desk, by a start or a command, becomes the first version of a piece. */
export async function keepFound(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    with kept as (
      insert into content_pieces (id, brand_id, kind, document, version, published_version, position, changed_by, changed_at)
      select id, brand_id, kind, document, 1, 1, position, '', now() from found_content where id = ${id}
      returning id, document, changed_at
    )
    insert into content_versions (piece_id, version, document, act, changed_by, reason, changed_at)
    select id, 1, document, 'found', '', '', changed_at from kept`.execute(transaction);
}
