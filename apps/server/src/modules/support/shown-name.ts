import { sql } from 'kysely';

/** What staff calls the member of the row `m`: his username, or the masked number of who came in by one; null for a visitor. */
export const shownName = sql<string | null>`case when m.named_by_mobile then m.nickname else m.username end`;
