import type { StaffRole } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { StaffTables } from './schema.ts';

export interface StaffSession {
  id: string;
  staffId: string;
  brandId: string;
  username: string;
  role: StaffRole;
  /** The brand that he looks after now; null: every one. */
  staffBrandId: string | null;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  staffEndedAt: Date | null;
}

export function createStaffStore(anyDatabase: Database) {
  const database = withTables<StaffTables>(anyDatabase);

  const byName = (username: string) =>
    database
      .selectFrom('staff')
      .select(['staff.id', 'staff.brand_id as brandId', 'staff.password_hash as passwordHash'])
      .where('staff.username', '=', username)
      .where('staff.ended_at', 'is', null)
      .executeTakeFirst();

  const sessions = () =>
    database
      .selectFrom('staff_sessions')
      .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
      .select([
        'staff_sessions.id',
        'staff_sessions.staff_id as staffId',
        'staff_sessions.brand_id as brandId',
        'staff_sessions.last_seen_at as lastSeenAt',
        'staff_sessions.expires_at as expiresAt',
        'staff_sessions.ended_at as endedAt',
        'staff.username',
        'staff.role',
        'staff.brand_id as staffBrandId',
        'staff.ended_at as staffEndedAt',
      ]);
  const byTokenHash = (tokenHash: Buffer, brandId: string): Promise<StaffSession | undefined> =>
    sessions()
      .where('staff_sessions.token_hash', '=', tokenHash)
      .where('staff_sessions.brand_id', '=', brandId)
      .executeTakeFirst();
  const byId = (sessionId: string): Promise<StaffSession | undefined> =>
    sessions().where('staff_sessions.id', '=', sessionId).executeTakeFirst();

  const insertSession = async (row: StaffTables['staff_sessions']): Promise<void> => {
    await database.insertInto('staff_sessions').values(row).execute();
  };

  const markSeen = async (sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('staff_sessions')
      .set({ last_seen_at: at })
      .where('staff_sessions.id', '=', sessionId)
      .where('staff_sessions.last_seen_at', '<', at)
      .execute();
  };

  const endSession = async (sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('staff_sessions')
      .set({ ended_at: at })
      .where('staff_sessions.id', '=', sessionId)
      .where('staff_sessions.ended_at', 'is', null)
      .execute();
  };

  return { byName, byTokenHash, byId, insertSession, markSeen, endSession };
}
