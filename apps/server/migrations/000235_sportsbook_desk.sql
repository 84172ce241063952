-- Matches of sources beside the simulator, what traders set, and results that people or feeds bring.
alter table sportsbook.matches
  -- simulator: played from its seed; feed: told by a program outside; import: typed in or read from a file
  add column source text not null default 'simulator' check (source in ('simulator', 'feed', 'import')),
  add column sport text not null default '',
  add column league_name text not null default '',
  -- which feed tells it; '' for others
  add column feed_code text not null default '',
  -- what a source outside says of the match now: state, minute, score, markets with prices
  add column board jsonb,
  -- what traders set: suspensions, margin, moves of prices, limits
  add column controls jsonb not null default '{}',
  -- how prices were moved by what is staked on them
  add column auto_moves jsonb not null default '{}',
  -- the approved result where people or a feed brought one; null: the course decides
  add column outcome jsonb,
  alter column sealed_seed drop not null,
  alter column server_seed_hash drop not null,
  add check ((source = 'simulator') = (sealed_seed is not null)),
  add check ((source = 'simulator') = (board is null));
create index matches_of_feed on sportsbook.matches (feed_code) where feed_code <> '';

alter table sportsbook.bets
  -- the last result that the wallet has of the bet; 0: none
  add column generation smallint not null default 0,
  -- the unit stake of what was not sold
  add column open_unit_minor bigint,
  -- what parts of the bet were sold for
  add column sold_minor bigint not null default 0 check (sold_minor >= 0),
  -- what the wallet is to be told next: the whole return, and what the bet becomes with it
  add column next_return_minor bigint check (next_return_minor >= 0),
  add column next_state text check (next_state in ('ACCEPTED', 'SETTLED', 'VOID', 'CASHED_OUT')),
  add column next_unit_minor bigint check (next_unit_minor > 0),
  -- what it returned before the last correction of a result
  add column corrected_from_minor bigint,
  -- why a person of the staff voided the bet; '' where nobody did
  add column void_reason text not null default '',
  add check ((next_return_minor is null) = (next_state is null));
update sportsbook.bets set open_unit_minor = unit_stake_minor,
  generation = case when state in ('SETTLED', 'VOID') then 1 else 0 end;
alter table sportsbook.bets alter column open_unit_minor set not null;
create index bets_paying on sportsbook.bets (vendor_code) where next_return_minor is not null;

-- Selections of bets, for what is at stake on each and for bets of a match.
create table sportsbook.bet_legs (
  bet_id uuid not null references sportsbook.bets (id),
  match_id text not null references sportsbook.matches (id),
  market text not null,
  selection text not null,
  -- in quarters
  line int,
  primary key (bet_id, match_id)
);
create index bet_legs_by_match on sportsbook.bet_legs (match_id);
insert into sportsbook.bet_legs (bet_id, match_id, market, selection, line)
  select b.id, l->>'matchId', l->>'market', l->>'selection', (l->>'line')::int
  from sportsbook.bets b, jsonb_array_elements(b.legs) l;

-- Results that somebody enters or corrects; another person approves them.
create table sportsbook.results (
  id uuid primary key,
  vendor_code text not null,
  match_id text not null references sportsbook.matches (id),
  outcome jsonb not null,
  state text not null check (state in ('PROPOSED', 'APPROVED', 'REFUSED', 'APPLIED')),
  -- a staff account, or feed:<code>
  proposed_by text not null,
  proposed_at timestamptz not null,
  reason text not null,
  decided_by text not null default '',
  decided_at timestamptz,
  decision_reason text not null default '',
  applied_at timestamptz,
  check ((state = 'PROPOSED') = (decided_at is null)),
  check ((state = 'APPLIED') = (applied_at is not null)),
  check (decided_by <> proposed_by)
);
create unique index results_waiting on sportsbook.results (match_id) where state in ('PROPOSED', 'APPROVED');
create index results_by_time on sportsbook.results (vendor_code, proposed_at desc);

-- What a book takes at most; without a row the book's own values hold.
create table sportsbook.limits (
  vendor_code text not null,
  kind text not null check (kind in ('maxStake', 'maxReturn', 'memberOnSelection', 'selectionLiability', 'matchLiability')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (vendor_code, kind)
);

-- Offers of open bets that are held for a few seconds.
create table sportsbook.quotes (
  id uuid primary key,
  bet_id uuid not null references sportsbook.bets (id),
  share_percent smallint not null check (share_percent between 1 and 100),
  offer_minor bigint not null check (offer_minor > 0),
  -- the unit stake that would run on; 0: none
  left_unit_minor bigint not null check (left_unit_minor >= 0),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index quotes_by_end on sportsbook.quotes (expires_at);

-- Programs outside that tell matches and prices.
create table sportsbook.feeds (
  code text primary key,
  vendor_code text not null,
  -- the last message that was taken
  sequence bigint not null default 0,
  state text not null check (state in ('DOWN', 'RECOVERING', 'UP')),
  heard_at timestamptz,
  gaps int not null default 0,
  refused int not null default 0
);

grant select, insert, update on sportsbook.results, sportsbook.limits, sportsbook.quotes, sportsbook.feeds,
  sportsbook.bet_legs to baize_app;
grant delete on sportsbook.limits, sportsbook.quotes to baize_app;

-- Who may look at the books, who moves prices, and who enters and approves results.
update staff_roles set permissions = permissions || '{sportsbook.read,sportsbook.trade,sportsbook.results}'
  where name = 'Administrator' and is_built_in;
