-- Double entry as transfers: one row names both accounts, so a book cannot be out of balance.
create table accounts (
  id uuid primary key,
  brand_id uuid not null references brands,
  -- null for the house's own accounts, whose balance is derived and which are never locked
  member_id uuid references members,
  kind text not null check (kind in ('cash', 'bonus', 'locked', 'trial', 'house', 'provider', 'promotion')),
  -- what tells house accounts of one kind apart: a vendor's code, a provider's code; '' for members
  label text not null default '',
  currency_code text not null,
  -- stored and checked for member accounts; null for house accounts
  balance_minor bigint,
  -- counts the transfers that changed the stored balance, from 0
  version bigint not null default 0,
  opened_at timestamptz not null,
  check ((member_id is null) = (kind in ('house', 'provider', 'promotion'))),
  check ((member_id is null) = (balance_minor is null)),
  constraint member_balance_not_negative check (balance_minor >= 0)
) with (fillfactor = 50);
create unique index accounts_of_member on accounts (member_id, kind, currency_code) where member_id is not null;
create unique index accounts_of_house on accounts (brand_id, kind, label, currency_code) where member_id is null;

-- One business act, told by its source and the source's permanent reference. Kept for ever.
create table operations (
  source text not null,
  reference text not null,
  id uuid not null unique,
  brand_id uuid not null references brands,
  member_id uuid references members,
  -- SHA-256 of the act's content: the same id with other content is refused
  fingerprint bytea not null,
  -- what was answered at first, for the replay; 'tombstone' refuses a late debit after its cancel
  outcome text not null check (outcome in ('booked', 'tombstone')),
  cancelled_by text,
  booked_at timestamptz not null,
  primary key (source, reference)
);

create table transfers (
  id uuid primary key,
  operation_id uuid not null references operations (id),
  leg smallint not null,
  brand_id uuid not null references brands,
  movement text not null,
  debit_account_id uuid not null references accounts,
  credit_account_id uuid not null references accounts,
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  -- the stored balances of member accounts after this transfer, and their versions; null on a house side
  debit_balance_after_minor bigint,
  debit_version bigint,
  credit_balance_after_minor bigint,
  credit_version bigint,
  -- what explains the line to a member: a round, a deposit
  subject text not null default '',
  booked_at timestamptz not null,
  check (debit_account_id <> credit_account_id),
  unique (operation_id, leg)
);
create unique index transfers_by_debit on transfers (debit_account_id, debit_version desc) where debit_version is not null;
create unique index transfers_by_credit on transfers (credit_account_id, credit_version desc) where credit_version is not null;
create index transfers_by_debit_house on transfers (debit_account_id) where debit_version is null;
create index transfers_by_credit_house on transfers (credit_account_id) where credit_version is null;

-- The database itself refuses a transfer whose accounts differ in currency or brand from it.
create function refuse_lopsided_transfer() returns trigger language plpgsql as $$
declare fitting integer;
begin
  select count(*) into fitting from accounts
  where id in (new.debit_account_id, new.credit_account_id) and currency_code = new.currency_code and brand_id = new.brand_id;
  if fitting <> 2 then
    raise exception 'transfer % does not fit its accounts in currency or brand', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger transfers_fit before insert on transfers for each row execute function refuse_lopsided_transfer();

-- What is booked stays: not even the owner changes it by accident.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only; correct by a new row', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger transfers_append_only before update or delete or truncate on transfers for each statement execute function refuse_change();

grant select, insert on transfers to baize_app;
grant select, insert on accounts to baize_app;
grant update (balance_minor, version) on accounts to baize_app;
grant select, insert on operations to baize_app;
grant update (cancelled_by) on operations to baize_app;
