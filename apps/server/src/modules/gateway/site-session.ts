import { type Database, withTables } from '../../platform/database/database.ts';
import type { GatewayTables } from './schema.ts';

/** The site's session behind a vendor's, and whose it is. */
export interface SiteSession {
  sessionId: string;
  memberId: string;
}

/** Null for a token that this vendor never had, or whose session the vendor or the site has ended. */
export async function findSiteSession(
  database: Database,
  vendorCode: string,
  tokenHash: Buffer,
): Promise<SiteSession | null> {
  const row = await withTables<GatewayTables>(database)
    .selectFrom('vendor_sessions')
    .select(['site_session_id as sessionId', 'member_id as memberId'])
    .where('token_hash', '=', tokenHash)
    .where('vendor_code', '=', vendorCode)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
