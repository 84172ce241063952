-- A raffle: its seed is bound when it is opened, its tickets are numbered and bound when it closes, then it is drawn.
create table raffles (
  brand_id uuid not null references brands,
  id uuid not null,
  content jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  draws_at timestamptz not null,
  seed_hash text not null,
  sealed_seed text not null,
  state text not null check (state in ('open', 'closed', 'drawn')),
  tickets_hash text not null default '',
  tickets integer,
  seed text check ((seed is not null) = (state = 'drawn')),
  winners jsonb,
  created_at timestamptz not null,
  primary key (brand_id, id),
  check (starts_at < ends_at and ends_at < draws_at)
);
create index raffles_to_work_on on raffles (draws_at) where state <> 'drawn';
grant select, insert, update on raffles to baize_app;

create table raffle_tickets (
  member_id uuid not null references members,
  raffle_id uuid not null,
  brand_id uuid not null,
  first_ticket integer not null check (first_ticket > 0),
  tickets integer not null check (tickets > 0),
  primary key (member_id, raffle_id),
  foreign key (brand_id, raffle_id) references raffles (brand_id, id)
);
create index raffle_tickets_of_raffle on raffle_tickets (brand_id, raffle_id, first_ticket);
grant select, insert on raffle_tickets to baize_app;
