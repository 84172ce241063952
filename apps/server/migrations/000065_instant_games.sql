-- Rounds of the studio's instant games: the outcome is drawn at once and kept from the player's sight until the round has ended.
create table studio.instant_rounds (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  session_hash bytea not null references studio.sessions,
  seed_id uuid not null references studio.seeds,
  nonce integer not null,
  rules_version text not null,
  bet_minor bigint not null check (bet_minor > 0),
  -- what the player chose before the draw
  choice json not null,
  -- what was drawn
  outcome json not null,
  -- what the player did in the round, in its order
  steps json not null,
  -- staking: the stake is not yet known to be booked; open: it is, and the player may go on; paying: ended, the payout is not yet known to
  -- be booked; refused: no money moved
  status text not null check (status in ('staking', 'open', 'paying', 'settled', 'refused')),
  payout_minor bigint check (payout_minor >= 0),
  -- the wallet's code
  refusal text,
  played_at timestamptz not null,
  settled_at timestamptz,
  unique (seed_id, nonce),
  check ((status = 'refused') = (refusal is not null)),
  check (status not in ('paying', 'settled') or payout_minor is not null),
  check ((status = 'settled') = (settled_at is not null))
);
create index instant_rounds_of_player on studio.instant_rounds (player_ref, game_code, played_at desc);
create unique index instant_rounds_unfinished on studio.instant_rounds (player_ref, game_code)
  where status in ('staking', 'open', 'paying');
create index instant_rounds_unpaid on studio.instant_rounds (played_at) where status in ('staking', 'open', 'paying');

grant select, insert, update on studio.instant_rounds to baize_app;

-- The studio's side of the books: every round with its money, of whatever kind of game.
create view studio.booked_rounds as
  select id, bet_minor as stake_minor, payout_minor, played_at as at, status = 'settled' as is_settled,
    status = 'decided' as is_pending, status <> 'refused' as is_standing
  from studio.rounds
  union all
  select id, bet_minor, coalesce(payout_minor, 0), coalesce(settled_at, played_at), status = 'settled',
    status in ('staking', 'paying'), status not in ('refused', 'open', 'staking')
  from studio.instant_rounds;
grant select on studio.booked_rounds to baize_app;
