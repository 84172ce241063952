-- Club rank and labels of a member, as the operator gave them; who has no row has the lowest rank and no label.
create table member_standings (
  member_id uuid primary key references members,
  rank_name text not null default '' check (char_length(rank_name) <= 40),
  rank_level smallint not null default 0 check (rank_level between 0 and 100),
  labels text[] not null default '{}' check (cardinality(labels) <= 10),
  label_colour text not null default '' check (label_colour ~ '^(#[0-9a-f]{6})?$'),
  changed_at timestamptz not null
);
grant select, insert, update on member_standings to baize_app;
