import type { LocaleCode, MemberType } from '@baize/contract';
import type { Generated } from 'kysely';

/** Where a member came from. What he stated in confidence is sealed (`members.sealed_profile`, `member_contacts`). */
export type MemberProfile = Partial<Record<'referralCode' | 'affiliateCode' | 'domain' | 'recommenderId', string>>;

/** How a session was opened. */
export type SessionMethod = 'password' | 'device' | 'sms' | 'social' | 'trial' | 'register';

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
    country: Generated<string>;
    last_login_at: Date | null;
    profile: MemberProfile;
    sealed_profile: string | null;
    language: LocaleCode | null;
    must_change_password: boolean;
    named_by_mobile: boolean;
    play_bar: Generated<'coolOff' | 'exclusion' | null>;
    play_barred_until: Generated<Date | null>;
  };
  credentials: {
    member_id: string;
    /** Null: there was one that counts no more. */
    password_hash: string | null;
    changed_at: Date;
  };
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
    network: string;
    user_agent: string;
    method: SessionMethod;
  };
  login_failures: { id: string; brand_id: string; username: string; ip: string; failed_at: Date };
  member_contacts: {
    member_id: string;
    brand_id: string;
    kind: 'mobile' | 'email';
    sealed_value: string;
    lookup: Buffer;
    verified_at: Date | null;
  };
  contact_changes: {
    id: string;
    member_id: string;
    brand_id: string;
    kind: 'mobile' | 'email';
    sealed_old_value: string | null;
    old_verified_at: Date | null;
    changed_at: Date;
    cooling_off_until: Date;
    revert_token_hash: Buffer | null;
    revert_until: Date;
    reverted_at: Date | null;
  };
  member_standings: {
    member_id: string;
    rank_name: Generated<string>;
    rank_level: Generated<number>;
    labels: Generated<string[]>;
    label_colour: Generated<string>;
    changed_at: Date;
  };
  member_pictures: { member_id: string; webp: Buffer; changed_at: Date };
  device_tokens: {
    id: string;
    family_id: string;
    token_hash: Buffer;
    member_id: string;
    brand_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    ended_at: Date | null;
  };
  password_links: {
    token_hash: Buffer;
    member_id: string;
    brand_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  social_identities: { brand_id: string; provider: string; subject: string; member_id: string; linked_at: Date };
  affiliate_codes: { brand_id: string; code: string; member_id: string; created_at: Date; ended_at: Date | null };
}
