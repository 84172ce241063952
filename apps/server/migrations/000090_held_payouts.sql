-- What a vendor paid and a person has to look at first: it stands in the member's locked account until it is paid or refused.
create table held_payouts (
  id uuid primary key,
  vendor_code text not null references vendors,
  -- the act that brought it, and its round; '' where there is none
  tx_id text not null,
  round_id text not null,
  member_id uuid not null references members,
  brand_id uuid not null references brands,
  currency_code text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- hourly_loss: over the vendor's cap; beyond_float: more than stood in the vendor's own wallet
  reason text not null check (reason in ('hourly_loss', 'beyond_float')),
  state text not null default 'held' check (state in ('held', 'paid', 'refused')),
  held_at timestamptz not null,
  decided_at timestamptz,
  -- who decided, and why
  actor text,
  decision_reason text,
  unique (vendor_code, tx_id),
  check ((state = 'held') = (decided_at is null) and (state = 'held') = (actor is null) and (state = 'held') = (decision_reason is null))
);
create index held_payouts_waiting on held_payouts (held_at) where state = 'held';

-- The only ways on from a state.
create table held_payout_steps (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into held_payout_steps values ('held', 'paid'), ('held', 'refused');

create function keep_to_held_payout_steps() returns trigger language plpgsql as $$
begin
  if not exists (select from held_payout_steps where from_state = old.state and to_state = new.state) then
    raise exception 'a payout that is % does not become %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $$;
create trigger held_payout_steps before update on held_payouts for each row execute function keep_to_held_payout_steps();

grant select, insert on held_payouts to baize_app;
grant update (state, decided_at, actor, decision_reason) on held_payouts to baize_app;
grant select on held_payout_steps to baize_app;
