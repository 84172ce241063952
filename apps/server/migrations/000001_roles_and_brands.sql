-- The application's connections take this role (SET ROLE). It owns nothing, so a table's rights are what a migration grants.
do $$
begin
  if not exists (select from pg_roles where rolname = 'baize_app') then
    create role baize_app nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster was migrated at the same moment
end $$;
do $$
begin
  if not pg_has_role(current_user, 'baize_app', 'member') then
    execute format('grant baize_app to %I', current_user);
  end if;
end $$;
grant usage on schema public to baize_app;

create table brands (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z0-9_]{2,40}$'),
  name text not null,
  currency_code text not null,
  default_language text not null,
  -- BrandSettings of modules/brand/settings.ts
  settings jsonb not null,
  created_at timestamptz not null
);
create table brand_hosts (
  host text primary key check (host = lower(host)),
  brand_id uuid not null references brands
);
create table banners (
  id uuid primary key,
  brand_id uuid not null references brands,
  group_name text not null,
  position integer not null,
  picture_url text not null,
  mobile_picture_url text not null,
  -- texts by locale code: {"TY": {"title": ..., "subtitle": ..., "action": ...}}
  texts jsonb not null,
  linkage_type text not null check (linkage_type in ('NONE', 'REGISTER', 'GAME', 'PAGE')),
  linkage_target text not null default ''
);
create index banners_by_group on banners (brand_id, group_name, position);
create table announcements (
  id uuid primary key,
  brand_id uuid not null references brands,
  list text not null check (list in ('player', 'popup', 'promotion')),
  position integer not null default 0,
  -- texts by locale code: {"TY": {"title": ..., "content": ...}}; the content is HTML, sanitised before it is stored
  texts jsonb not null,
  published_at timestamptz not null,
  ends_at timestamptz
);
create index announcements_by_list on announcements (brand_id, list, position);

-- Keys of encrypted calls; the private half is sealed with the installation's secret.
create table encryption_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null,
  retires_at timestamptz not null
);
create table used_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_nonces_by_expiry on used_nonces (expires_at);

grant select, insert, update on brands, brand_hosts to baize_app;
grant select, insert, update, delete on banners, announcements, used_nonces to baize_app;
grant select, insert, update, delete on encryption_keys to baize_app;
