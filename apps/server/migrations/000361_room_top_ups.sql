-- Chips that a player adds in a sitting: further stakes of the sitting's round.
create table rooms.top_ups (
  id uuid primary key,
  stay_id uuid not null references rooms.stays,
  amount_minor bigint not null check (amount_minor > 0),
  -- buying: not yet known to be booked; bought: booked, and not yet in the stack; added: in the stack; barring: it is being taken back or
  -- barred; refused: nothing stays booked
  status text not null check (status in ('buying', 'bought', 'added', 'barring', 'refused')),
  refusal text,
  asked_at timestamptz not null
);
create index top_ups_by_stay on rooms.top_ups (stay_id, asked_at);
create index top_ups_open on rooms.top_ups (stay_id) where status in ('buying', 'bought', 'barring');

alter table rooms.stays
  -- the part of bought_minor that was added after the buy-in
  add column topped_minor bigint not null default 0 check (topped_minor >= 0),
  -- whoever has too few chips for a hand keeps the seat until then; null: he has enough
  add column rebuy_until timestamptz;

grant select, insert, update on rooms.top_ups to baize_app;
