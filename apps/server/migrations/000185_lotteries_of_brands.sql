-- Lotteries of a brand: results from outside, closures, limits by number, tickets for several issues ahead.
alter table lotto.tickets drop constraint tickets_lottery_code_numero_fkey;
alter table lotto.issues drop constraint issues_pkey;
-- `shared`: the operator's own draw, for all brands; else the id of the brand whose own issue it is.
alter table lotto.issues add column book text not null default 'shared';
alter table lotto.issues add column source text not null default 'drawn' check (source in ('drawn', 'entered'));
alter table lotto.issues alter column sealed_server_seed drop not null;
alter table lotto.issues alter column server_seed_hash drop not null;
alter table lotto.issues add primary key (book, lottery_code, numero);
alter table lotto.issues add check ((source = 'drawn') = (sealed_server_seed is not null and server_seed_hash is not null));
create index issues_own on lotto.issues (lottery_code, numero) where book <> 'shared';

alter table lotto.tickets add column book text not null default 'shared';
alter table lotto.tickets add column brand_id uuid references brands;
update lotto.tickets ticket set brand_id = member.brand_id
  from player_refs player join members member on member.id = player.member_id
  where player.vendor_code = ticket.vendor_code and player.player_ref = ticket.player_ref;
alter table lotto.tickets alter column brand_id set not null;
alter table lotto.tickets add column prize_group integer not null default 1956;
-- Won at least one single bet; null until it is settled.
alter table lotto.tickets add column has_won boolean;
-- A purchase for several issues: its first ticket's id, this ticket's place in it, and how many there are.
alter table lotto.tickets add column chase_id uuid;
alter table lotto.tickets add column chase_place smallint not null default 1;
alter table lotto.tickets add column chase_count smallint not null default 1;
alter table lotto.tickets add column stops_on_win boolean not null default false;
alter table lotto.tickets add foreign key (book, lottery_code, numero) references lotto.issues;
alter table lotto.tickets drop constraint tickets_status_check;
alter table lotto.tickets add constraint tickets_status_check
  check (status in ('held', 'accepted', 'placed', 'stopping', 'settled', 'cancelled', 'refused'));
drop index lotto.tickets_of_issue;
create index tickets_of_issue on lotto.tickets (book, lottery_code, numero, generation, id) where status in ('placed', 'settled');
create index tickets_of_chase on lotto.tickets (chase_id) where chase_id is not null;
create index tickets_stopping on lotto.tickets (id) where status = 'stopping';
create index tickets_of_brand on lotto.tickets (brand_id, bought_at desc, id);
create index tickets_of_brand_issue on lotto.tickets (brand_id, lottery_code, numero);

-- Where a brand's results come from; a lottery that is not named is drawn.
create table lotto.sources (
  brand_id uuid not null references brands,
  lottery_code text not null,
  source text not null check (source in ('drawn', 'entered')),
  primary key (brand_id, lottery_code)
);

-- Days on which a brand takes no bets; `*`: on any of its lotteries. Days are the lottery's own, as yyyymmdd.
create table lotto.closures (
  id uuid primary key,
  brand_id uuid not null references brands,
  lottery_code text not null,
  from_day text not null check (from_day ~ '^[0-9]{8}$'),
  to_day text not null check (to_day ~ '^[0-9]{8}$'),
  reason text not null check (char_length(reason) between 1 and 500),
  made_by text not null,
  made_at timestamptz not null,
  check (from_day <= to_day)
);
create index closures_of_brand on lotto.closures (brand_id, to_day);

-- What staff says about an issue: a result, or that it is cancelled. It stands once two of them say the same.
create table lotto.entries (
  brand_id uuid not null references brands,
  lottery_code text not null,
  numero text not null,
  -- of the result that it would be
  generation integer not null,
  staff_id uuid not null references staff,
  staff_name text not null,
  result jsonb,
  reason text not null default '' check (char_length(reason) <= 500),
  entered_at timestamptz not null,
  primary key (brand_id, lottery_code, numero, generation, staff_id)
);

-- A brand's limits; `*`: any lottery, any bet. Null: no limit.
create table lotto.limits (
  brand_id uuid not null references brands,
  lottery_code text not null,
  bet text not null,
  line_minor bigint check (line_minor > 0),
  member_number_minor bigint check (member_number_minor > 0),
  lower_from_minor bigint check (lower_from_minor > 0),
  lower_percent smallint check (lower_percent between 1 and 99),
  close_at_minor bigint check (close_at_minor > 0),
  primary key (brand_id, lottery_code, bet),
  check ((lower_from_minor is null) = (lower_percent is null))
);

-- What stands on each number of a brand's issue: of all players, and of one where a limit asks for it.
create table lotto.exposures (
  brand_id uuid not null,
  lottery_code text not null,
  numero text not null,
  bet text not null,
  number text not null,
  player_ref text not null default '',
  stake_minor bigint not null,
  liability_minor bigint not null,
  closes_at timestamptz not null,
  primary key (brand_id, lottery_code, numero, bet, number, player_ref)
);
create index exposures_over on lotto.exposures (closes_at);

grant select, insert, update, delete on lotto.sources, lotto.closures, lotto.limits, lotto.exposures to baize_app;
grant select, insert, update, delete on lotto.entries to baize_app;
grant update on lotto.tickets to baize_app;

update staff_roles set permissions = permissions || '{lotteries.read,lotteries.results,lotteries.rules}'
  where name = 'Administrator' and is_built_in;
