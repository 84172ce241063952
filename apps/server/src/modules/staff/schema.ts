import type { StaffRole } from '@baize/contract';

export interface StaffTables {
  staff: {
    id: string;
    brand_id: string | null;
    username: string;
    password_hash: string;
    role: StaffRole;
    created_at: Date;
    ended_at: Date | null;
  };
  staff_sessions: {
    id: string;
    token_hash: Buffer;
    staff_id: string;
    brand_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ip: string;
    user_agent: string;
  };
  staff_login_failures: { id: string; name_lookup: Buffer; ip: string; failed_at: Date };
}
