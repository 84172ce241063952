import type { MemberType } from '@baize/contract';

/** What a member told about himself at registration, byte for byte; nothing that he left out. */
export type MemberProfile = Partial<
  Record<'payeeName' | 'email' | 'referralCode' | 'affiliateCode' | 'domain', string>
>;

export interface IdentityTables {
  members: {
    id: string;
    brand_id: string;
    username: string;
    nickname: string;
    type: MemberType;
    upline_id: string | null;
    blocked_at: Date | null;
    registered_at: Date;
    registered_from: string;
    last_login_at: Date | null;
    profile: MemberProfile;
  };
  credentials: { member_id: string; password_hash: string; changed_at: Date };
  sessions: {
    id: string;
    token_hash: Buffer;
    member_id: string;
    brand_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ip: string;
    user_agent: string;
  };
  login_failures: { id: string; brand_id: string; username: string; ip: string; failed_at: Date };
}
