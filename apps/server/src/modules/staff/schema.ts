export interface StaffTables {
  staff: {
    id: string;
    brand_id: string | null;
    username: string;
    password_hash: string | null;
    sealed_email: string | null;
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
    second_factor_at: Date | null;
  };
  staff_login_failures: { id: string; name_lookup: Buffer; ip: string; failed_at: Date };
  staff_roles: {
    id: string;
    brand_id: string | null;
    name: string;
    permissions: string[];
    is_built_in: boolean;
    created_at: Date;
  };
  staff_role_grants: { staff_id: string; role_id: string };
  staff_links: {
    id: string;
    kind: 'invitation' | 'passwordReset';
    token_hash: Buffer;
    brand_id: string;
    staff_id: string | null;
    for_all_brands: boolean;
    sealed_email: string | null;
    suggested_name: string;
    role_ids: string[];
    created_by: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    revoked_at: Date | null;
  };
}
