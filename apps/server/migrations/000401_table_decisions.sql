-- Decisions of single players after the deal (docs/decisions/198-decisions-after-the-deal.md).
alter table studio.table_rounds
  -- which phase of decisions runs, since when and until when; null in rounds without decisions
  add column phase smallint check (phase > 0),
  add column phase_at timestamptz,
  add column phase_ends_at timestamptz;
alter table studio.table_rounds drop constraint table_rounds_status_check;
alter table studio.table_rounds add constraint table_rounds_status_check
  check (status in ('betting', 'closed', 'deciding', 'decided', 'dealt', 'settled', 'void'));
alter table studio.table_rounds drop constraint table_rounds_check;
alter table studio.table_rounds add constraint table_rounds_check
  check ((status in ('deciding', 'decided', 'dealt', 'settled')) = (outcome is not null));
drop index studio.table_rounds_live;
create unique index table_rounds_live on studio.table_rounds (game_code)
  where status in ('betting', 'closed', 'deciding', 'decided', 'dealt');

-- A decision is a placement that names its phase, its hand and what was done; its bets are the further stake, if it takes one.
alter table studio.table_placements
  add column phase smallint check (phase > 0),
  add column hand smallint check (hand >= 0),
  add column action text;
alter table studio.table_placements add constraint table_placements_decision_check
  check ((phase is null) = (action is null) and (phase is null) = (hand is null));
alter table studio.table_placements drop constraint table_placements_stake_minor_check;
alter table studio.table_placements add constraint table_placements_stake_minor_check
  check (stake_minor > 0 or (stake_minor = 0 and phase is not null));
-- One decision for a hand in a phase; one that the wallet refused leaves room for another.
create unique index table_placements_decision on studio.table_placements (seat_id, phase, hand)
  where phase is not null and status in ('placing', 'placed', 'barring');
