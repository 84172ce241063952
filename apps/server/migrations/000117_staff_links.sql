-- Links that somebody uses once: to become staff, or to set a new password.
create table staff_links (
  id uuid primary key,
  kind text not null check (kind in ('invitation', 'passwordReset')),
  -- SHA-256 of the token; the token itself stands in the mail alone
  token_hash bytea not null unique,
  -- at whose console it opens
  brand_id uuid not null references brands,
  -- of a reset: whose password
  staff_id uuid references staff,
  for_all_brands boolean not null default false,
  -- of an invitation: where it went; null: it was shown on the command line
  sealed_email text,
  suggested_name text not null default '',
  role_ids uuid[] not null default '{}',
  -- null: the command line
  created_by uuid references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  check ((kind = 'passwordReset') = (staff_id is not null))
);
create index staff_links_by_brand on staff_links (brand_id, created_at desc);
create index staff_links_by_staff on staff_links (staff_id) where staff_id is not null;

-- Networks from which a brand's staff may work; a brand without a row has no such list.
create table staff_networks (
  brand_id uuid not null references brands,
  network cidr not null,
  note text not null check (length(note) <= 100),
  primary key (brand_id, network)
);

grant select, insert, update on staff_links to baize_app;
grant select, insert, delete on staff_networks to baize_app;
