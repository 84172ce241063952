-- News are announcements with a picture; what a promotion has beside its texts stands in a table of its own.
alter table announcements drop constraint announcements_list_check;
alter table announcements
  add constraint announcements_list_check check (list in ('player', 'popup', 'promotion', 'news')),
  add column picture_url text not null default '';

create table announced_promotions (
  announcement_id uuid primary key references announcements on delete cascade,
  type text not null,
  badges text[] not null default '{}',
  -- when it runs; announcements.published_at and ends_at say when it is shown
  starts_at timestamptz not null,
  closes_at timestamptz check (closes_at > starts_at),
  linkage_type text not null check (linkage_type in ('NONE', 'REGISTER', 'GAME', 'PAGE')),
  linkage_target text not null default ''
);

create table announcement_reads (
  member_id uuid not null references members,
  announcement_id uuid not null references announcements on delete cascade,
  read_at timestamptz not null,
  primary key (member_id, announcement_id)
);
create index announcement_reads_by_announcement on announcement_reads (announcement_id);

create table help_articles (
  id uuid primary key,
  brand_id uuid not null references brands,
  -- the article's anchor on the help page
  tag text not null check (tag ~ '^[a-z][a-z0-9-]{0,39}$'),
  position integer not null default 0,
  -- texts by locale code: {"TY": {"title": ..., "summary": ..., "content": ...}}; the content is HTML, sanitised before it is stored
  texts jsonb not null,
  unique (brand_id, tag)
);

grant select, insert, update, delete on announced_promotions, help_articles to baize_app;
grant select, insert, delete on announcement_reads to baize_app;
