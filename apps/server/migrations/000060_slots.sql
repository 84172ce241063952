-- A pick bonus is played with the player: its round is decided and staked, and waits for his picks before it is paid to its end.
alter table studio.rounds
  add column staked_at timestamptz,
  -- tiles in the order in which they were picked, from 0
  add column picked smallint[] not null default '{}';

-- whose pots a session plays for: the wallet's prize pool and the currency
alter table studio.sessions add column pot_scope text not null default '';

-- What stands in the linked pots, one row per scope and account: the pots by their name, and 'reserve', which seeds a pot anew after
-- it fell. In ten-thousandths of a minor unit, because the share of a small stake is less than a minor unit.
create table studio.jackpot_accounts (
  pot_scope text not null,
  account text not null,
  balance bigint not null,
  primary key (pot_scope, account),
  check (account = 'reserve' or balance >= 0)
);

-- Every change of them. 'opening': the house lends the first seeds; 'contribution': a part of a paid stake; 'won': a pot fell; 'seed':
-- from the reserve into the pot; 'returned': the round of a fallen pot was refused by the wallet.
create table studio.jackpot_entries (
  id bigint generated always as identity primary key,
  pot_scope text not null,
  account text not null,
  kind text not null check (kind in ('opening', 'contribution', 'won', 'seed', 'returned')),
  amount bigint not null,
  round_id uuid,
  at timestamptz not null,
  foreign key (pot_scope, account) references studio.jackpot_accounts
);
create unique index jackpot_entries_once on studio.jackpot_entries (round_id, account, kind) where round_id is not null;

grant select, insert, update on studio.jackpot_accounts to baize_app;
grant select, insert on studio.jackpot_entries to baize_app;
