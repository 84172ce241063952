-- Money on its way from one member to another stands on an account of its own.
create or replace function refuse_wrong_account() returns trigger language plpgsql as $$
declare
  is_members constant boolean := new.kind in ('cash', 'bonus', 'locked', 'points', 'trial');
  is_operators constant boolean := new.kind in
    ('house', 'float', 'jackpot', 'promotion', 'commission', 'provider', 'tax', 'receivable', 'transit');
begin
  if new.balance_minor <> 0 then
    raise exception 'account % cannot begin with a balance', new.id using errcode = 'check_violation';
  end if;
  if not (is_members or is_operators) or (new.member_id is not null) <> is_members or (new.balance_minor is not null) <> is_members then
    raise exception 'account % is neither a member''s nor the operator''s', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What a member must still turn over before money may leave (rulebook 9.2): a deposit, a transfer that he received. They are worked off
-- in the order in which they came. `turnover_before_minor` is the member's whole valid turnover in the currency when the row was written.
create table wagering_requirements (
  id uuid not null,
  member_id uuid not null,
  brand_id uuid not null,
  currency_code text not null,
  source text not null check (source in ('deposit', 'transfer')),
  source_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  required_minor bigint not null check (required_minor >= 0),
  turnover_before_minor numeric not null,
  created_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, source, source_id)
);
create index wagering_requirements_in_order on wagering_requirements (member_id, created_at, id);
grant select, insert on wagering_requirements to baize_app;

-- What the built-in roles may do at the cashier.
update staff_roles set permissions = permissions || array['deposits.read', 'deposits.handle', 'paymentMethods.edit', 'withdrawals.read',
    'withdrawals.decide', 'withdrawals.rules', 'disputes.decide', 'identityChecks.decide', 'messages.send', 'memberTransfers.read']
  where id = '00000000-0000-7000-8000-000000000001';
update staff_roles set permissions = permissions || array['deposits.read', 'withdrawals.read', 'messages.send', 'identityChecks.decide']
  where id = '00000000-0000-7000-8000-000000000002';
update staff_roles set permissions = permissions || array['deposits.read', 'deposits.handle', 'paymentMethods.edit', 'withdrawals.read',
    'withdrawals.decide', 'withdrawals.rules', 'disputes.decide', 'memberTransfers.read']
  where id = '00000000-0000-7000-8000-000000000003';

-- Messages to one member. The text is made from the template and its values in the reader's language when it is read. `dedup_key`: the act
-- that caused it, so that a repeat writes nothing. `notified_at`: when the member's open pages were told.
create table member_messages (
  id uuid not null,
  member_id uuid not null,
  brand_id uuid not null,
  template text not null,
  template_values jsonb not null,
  dedup_key text not null,
  created_at timestamptz not null,
  notified_at timestamptz,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (member_id, id),
  unique (member_id, dedup_key)
);
create index member_messages_newest on member_messages (member_id, created_at desc, id desc) where deleted_at is null;
create index member_messages_to_notify on member_messages (created_at) where notified_at is null;
grant select, insert, update, delete on member_messages to baize_app;
