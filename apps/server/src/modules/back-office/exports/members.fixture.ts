import type { TestDatabase } from '../../../../test/support/test-database.ts';

/** Members of the first brand whose names begin so, written past the modules. */
export async function insertMembers(db: TestDatabase, beginning: string, count: number): Promise<void> {
  await db.owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at)
     select gen_random_uuid(), (select id from brands order by created_at limit 1), $1 || n, $1 || n, 0, now()
     from generate_series(1, $2::int) n`,
    [beginning, count],
  );
}
