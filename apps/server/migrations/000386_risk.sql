-- Rules about risk, as data of a brand: versions are never changed.
create table risk_rules (
  id uuid primary key,
  brand_id uuid not null references brands,
  version integer not null,
  -- Null: written by staff; else one that the brand began with.
  preset text,
  unique (brand_id, preset)
);
create index risk_rules_of_brand on risk_rules (brand_id);

create table risk_rule_versions (
  rule_id uuid not null references risk_rules,
  version integer not null,
  name text not null check (length(name) <= 60),
  event text not null check (event in ('registration', 'deposit', 'bet', 'withdrawal')),
  -- [{fact, comparison, value, hours}]
  conditions jsonb not null,
  action text not null check (action in ('note', 'review', 'holdWithdrawals')),
  enabled boolean not null,
  reason text not null,
  changed_at timestamptz not null,
  -- Null: the brand began with it.
  changed_by uuid references staff,
  primary key (rule_id, version)
);

-- How far events of a brand were looked at; an empty id: up to the moment, else up to that event of it.
create table risk_readings (
  brand_id uuid not null references brands,
  event text not null,
  reached_at timestamptz not null,
  reached_id text not null default '',
  primary key (brand_id, event)
);

-- One event of a member that met rules.
create table risk_cases (
  id uuid primary key,
  brand_id uuid not null references brands,
  member_id uuid not null references members,
  event text not null,
  event_id text not null,
  happened_at timestamptz not null,
  amount_minor bigint,
  state text not null check (state in ('noted', 'open', 'assigned', 'closed')),
  holds_withdrawals boolean not null,
  holder_id uuid references staff,
  outcome text check (outcome in ('fraud', 'bonusAbuse', 'watch', 'noFault')),
  version integer not null default 1,
  found_at timestamptz not null,
  unique (brand_id, event, event_id),
  check ((state = 'assigned') = (holder_id is not null)),
  check ((state = 'closed') = (outcome is not null))
);
create index risk_cases_queue on risk_cases (brand_id, state, found_at desc);
create index risk_cases_of_member on risk_cases (member_id, found_at desc);

-- Which rules the event met, and by what figures.
create table risk_matches (
  case_id uuid not null references risk_cases,
  rule_id uuid not null,
  rule_version integer not null,
  -- [{fact, hours, value}], as the conditions say
  figures jsonb not null,
  matched_at timestamptz not null,
  primary key (case_id, rule_id),
  foreign key (rule_id, rule_version) references risk_rule_versions
);
create index risk_matches_of_rule on risk_matches (rule_id, matched_at);

create table risk_case_steps (
  case_id uuid not null references risk_cases,
  number integer not null,
  act text not null check (act in ('claim', 'release', 'close', 'reopen')),
  to_state text not null,
  outcome text,
  note text not null,
  staff_id uuid not null references staff,
  at timestamptz not null,
  primary key (case_id, number)
);

-- Deposits of a brand since a moment.
create index deposits_of_brand on deposits (brand_id, created_at);

grant select, insert, update on risk_rules, risk_readings, risk_cases to baize_app;
grant select, insert on risk_rule_versions, risk_matches, risk_case_steps to baize_app;

update staff_roles set permissions = permissions || '{risk.read,risk.rules,risk.work}'
  where name = 'Administrator' and is_built_in;
