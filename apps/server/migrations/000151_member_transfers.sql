-- Money that goes from one member to another passes through an account of the operator, in one transaction.
create or replace function refuse_wrong_account() returns trigger language plpgsql as $$
declare
  is_members constant boolean := new.kind in ('cash', 'bonus', 'locked', 'points', 'trial');
  is_houses constant boolean :=
    new.kind in ('house', 'float', 'jackpot', 'promotion', 'commission', 'provider', 'tax', 'receivable', 'transit');
begin
  if new.balance_minor <> 0 then
    raise exception 'account % cannot begin with a balance', new.id using errcode = 'check_violation';
  end if;
  if not (is_members or is_houses) or (new.member_id is not null) <> is_members or (new.balance_minor is not null) <> is_members then
    raise exception 'account % is neither a member''s nor the house''s', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Of several members at once, in the order in which batches take them, so that nobody waits in a circle.
drop function hold_accounts(uuid);
create function hold_accounts(held uuid[]) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from accounts where member_id = any (held) order by id for no key update;
end $$;
revoke execute on function hold_accounts(uuid[]) from public;
grant execute on function hold_accounts(uuid[]) to baize_app;

-- Each transfer between an agent and one of his members has two rows, one of each side, with the same id.
create table member_transfers (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  side text not null check (side in ('sent', 'received')),
  other_member_id uuid not null references members,
  -- what the other one was to the member then
  other_is text not null check (other_is in ('upline', 'downline')),
  -- of the sender's client
  request_id uuid check ((request_id is null) = (side = 'received')),
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  -- turnover that has to be made from this moment on before the amount can be withdrawn: it leaves the sender and comes to the receiver
  wagering_minor bigint not null check (wagering_minor >= 0),
  note text not null check (length(note) <= 200),
  created_at timestamptz not null,
  primary key (member_id, id),
  check (member_id <> other_member_id)
);
create unique index member_transfers_by_request on member_transfers (member_id, request_id);
create index member_transfers_by_time on member_transfers (member_id, created_at desc, id);
create index member_transfers_of_brand on member_transfers (brand_id, created_at desc, id) where side = 'sent';
grant select, insert on member_transfers to baize_app;
