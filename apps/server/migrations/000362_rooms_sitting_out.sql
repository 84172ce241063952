-- Sitting out and missed blinds, decisions in advance, and cards that are laid open after a hand.
alter table rooms.stays
  -- sits out since then; null: is dealt in
  add column out_since timestamptz,
  -- what has to be posted for blinds that went by
  add column owes text not null default 'nothing' check (owes in ('nothing', 'small', 'big', 'both')),
  -- posts it; otherwise it waits for the big blind
  add column is_posting boolean not null default false;

alter table rooms.hands
  -- [{seat, turn, phase, name, amount}]
  add column plans json not null default '[]',
  -- [{seat, cards}]
  add column shown json not null default '[]';
