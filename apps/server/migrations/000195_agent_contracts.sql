-- What an account gets back of its valid turnover, by game type, from a local day of its brand on. None: nothing.
create table agent_rates (
  member_id uuid not null references members,
  game_type text not null,
  valid_from date not null,
  brand_id uuid not null references brands,
  percent numeric(7, 4) not null check (percent between 0 and 100),
  -- `member:<id>`, `staff:<id>`, or `rule` where an upline's cut ended it
  set_by text not null,
  created_at timestamptz not null,
  primary key (member_id, game_type, valid_from)
);
create index agent_rates_of_brand on agent_rates (brand_id, valid_from);
grant select, insert, update on agent_rates to baize_app;

-- Each version of a contract is a row; what was agreed is never changed.
create table agent_contracts (
  -- who is paid by it
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('dividend', 'dailySalary', 'hourSalary', 'realTimeSalary')),
  version integer not null check (version > 0),
  -- the agent above him; null: the operator
  given_by uuid references members,
  request_id uuid not null,
  state text not null check (state in
    ('draft', 'sent', 'accepted', 'changeRequested', 'terminationRequested', 'rejected', 'replaced', 'terminated')),
  terms jsonb not null,
  -- who asked for the end that waits for an answer
  asked_by text check (asked_by in ('giver', 'holder')),
  check ((asked_by is not null) = (state = 'terminationRequested')),
  starts_on date,
  ends_on date,
  end_reason text not null default '' check (end_reason in ('', 'agreed', 'changed', 'higherRate', 'uplineEnded', 'moved')),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (member_id, id),
  unique (member_id, kind, version),
  unique (member_id, request_id),
  check (member_id <> given_by)
);
create unique index agent_contracts_one_offer on agent_contracts (member_id, kind) where state in ('draft', 'sent');
create unique index agent_contracts_one_running on agent_contracts (member_id, kind)
  where state in ('accepted', 'changeRequested', 'terminationRequested');
create index agent_contracts_by_id on agent_contracts (id);
create index agent_contracts_given on agent_contracts (given_by, kind) where given_by is not null;
create index agent_contracts_of_brand on agent_contracts (brand_id, kind, starts_on);
grant select, insert, update on agent_contracts to baize_app;

-- What an agent is paid for a period of a kind: one row, computed as often as needed.
create table agent_pays (
  member_id uuid not null references members,
  kind text not null check (kind in ('rebate', 'dividend', 'dailySalary', 'hourSalary', 'realTimeSalary')),
  period_key text collate "C" not null,
  brand_id uuid not null references brands,
  currency_code text not null,
  contract_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  upline_path text collate "C" not null,
  -- by the newest calculation; below 0 only for a slot in which bets were voided
  due_minor bigint not null,
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  held_minor bigint not null default 0 check (held_minor >= 0),
  -- what the next period of a contract that carries losses begins with
  carry_minor bigint not null default 0 check (carry_minor <= 0),
  state text not null check (state in ('nothing', 'paid', 'held', 'refused')),
  check ((state = 'held') = (held_minor > 0)),
  -- counts the calculations that changed it; part of the booking's id
  revision integer not null,
  steps jsonb not null,
  computed_at timestamptz not null,
  decided_by uuid references staff,
  reason text not null default '',
  primary key (member_id, kind, period_key)
);
create index agent_pays_of_brand on agent_pays (brand_id, kind, period_key);
create index agent_pays_by_state on agent_pays (brand_id, state, computed_at desc) where state in ('held', 'refused');
create index agent_pays_by_time on agent_pays (member_id, starts_at desc);
create index agent_pays_of_span on agent_pays (brand_id, starts_at) where state <> 'refused';
grant select, insert, update on agent_pays to baize_app;

-- Of all an agent's pay of a kind: what is due, paid and held. What was paid too much is set off against what comes.
create table agent_pay_totals (
  member_id uuid not null references members,
  kind text not null,
  due_minor bigint not null,
  paid_minor bigint not null,
  held_minor bigint not null,
  primary key (member_id, kind)
);
grant select, insert, update on agent_pay_totals to baize_app;

-- Money that comes and goes seldom, by time: reports of teams and dividends read it.
create index journal_seldom_by_time on journal (booked_at)
  where movement in ('deposit', 'depositReversal', 'withdrawalPayout', 'withdrawalReturn', 'promo', 'freeRoundWin', 'bonusConvert');

update staff_roles set permissions = permissions || '{agents.read,agents.manage,agents.pay}'
  where name = 'Administrator' and is_built_in;
