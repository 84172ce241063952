-- What staff writes for the site, piece by piece and version by version. The tables that the site reads (banners, announcements,
-- help_articles, brand_texts) hold what is published of them.
create table content_pieces (
  id uuid primary key,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('banner', 'notice', 'popup', 'news', 'promotion', 'help', 'text')),
  -- ContentDocument of packages/contract, as it was written last
  document jsonb not null,
  version integer not null,
  -- the version that the site shows; null: none
  published_version integer,
  is_withdrawn boolean not null default false,
  position integer not null default 0,
  changed_by text not null,
  changed_at timestamptz not null
);
create index content_pieces_by_kind on content_pieces (brand_id, kind, position);
create unique index content_pieces_one_a_text on content_pieces (brand_id, (document->>'key')) where kind = 'text';
create table content_versions (
  piece_id uuid not null references content_pieces,
  version integer not null,
  document jsonb not null,
  act text not null check (act in ('found', 'drafted', 'published', 'withdrawn')),
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null,
  primary key (piece_id, version)
);
create table content_pictures (
  id uuid primary key,
  brand_id uuid not null references brands,
  webp bytea not null,
  added_by text not null,
  added_at timestamptz not null
);
create index content_pictures_by_brand on content_pictures (brand_id);
-- Texts of the catalogue that the brand says otherwise.
create table brand_texts (
  brand_id uuid not null references brands,
  key text not null,
  texts jsonb not null,
  primary key (brand_id, key)
);
grant select, insert, update on content_pieces to baize_app;
grant select, insert on content_versions, content_pictures to baize_app;
grant select, insert, update, delete on brand_texts to baize_app;

alter table banners
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column readers text not null default 'everyone' check (readers in ('everyone', 'visitors', 'members')),
  add column min_rank integer not null default 0,
  add column pictures jsonb not null default '{}';
alter table announcements
  add column readers text not null default 'everyone' check (readers in ('everyone', 'visitors', 'members')),
  add column min_rank integer not null default 0,
  add column is_each_visit boolean not null default false;
alter table help_articles add column topic text;

update staff_roles set permissions = permissions || '{content.read,content.edit}'
  where name = 'Administrator' and is_built_in;

-- An instant as JSON of the contract has it.
create function utc_text(at timestamptz) returns text language sql stable
  set search_path = pg_catalog, public, pg_temp as
  $$ select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
