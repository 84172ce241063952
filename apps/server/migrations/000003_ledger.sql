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
  -- counts the acts that went over this account, whether money moved or not: who writes says which turn he saw, and writes
  -- nothing when another act came between (modules/ledger/store.ts)
  turn bigint not null default 0,
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
  -- what the act belongs to and a member's statement names: a round, a deposit
  subject text not null default '',
  -- booked: money moved; noted: kept for the replay, nothing to move (a win of 0); tombstone: refuses a late debit after its cancel
  outcome text not null check (outcome in ('booked', 'noted', 'tombstone')),
  -- the reference of the act that took this one back
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
  -- no foreign key: it would lock the house's rows, the trigger below proves both accounts, and no account is ever deleted
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  -- the stored balances of member accounts after this transfer, and their versions; null on a house side
  debit_balance_after_minor bigint check (debit_balance_after_minor >= 0),
  debit_version bigint check (debit_version > 0),
  credit_balance_after_minor bigint check (credit_balance_after_minor >= 0),
  credit_version bigint check (credit_version > 0),
  booked_at timestamptz not null,
  check (debit_account_id <> credit_account_id),
  check ((debit_version is null) = (debit_balance_after_minor is null)),
  check ((credit_version is null) = (credit_balance_after_minor is null)),
  unique (operation_id, leg)
);
create unique index transfers_by_debit on transfers (debit_account_id, debit_version desc) where debit_version is not null;
create unique index transfers_by_credit on transfers (credit_account_id, credit_version desc) where credit_version is not null;
create index transfers_by_debit_house on transfers (debit_account_id) where debit_version is null;
create index transfers_by_credit_house on transfers (credit_account_id) where credit_version is null;

-- The database itself refuses a transfer whose accounts are missing, differ from it in currency or brand, or carry a balance on
-- the wrong side (only member accounts have one).
create function refuse_lopsided_transfer() returns trigger language plpgsql as $$
declare fitting integer;
begin
  select count(*) into fitting from accounts
  where currency_code = new.currency_code and brand_id = new.brand_id
    and ((id = new.debit_account_id and (member_id is null) = (new.debit_version is null))
      or (id = new.credit_account_id and (member_id is null) = (new.credit_version is null)));
  if fitting <> 2 then
    raise exception 'transfer % does not fit its accounts', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger transfers_fit before insert on transfers for each row execute function refuse_lopsided_transfer();

-- What is booked stays: not even the owner changes it by accident.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % keeps what was written; correct by a new row', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger transfers_append_only before update or delete or truncate on transfers for each statement execute function refuse_change();
create trigger operations_kept before delete or truncate on operations for each statement execute function refuse_change();
create trigger accounts_kept before delete or truncate on accounts for each statement execute function refuse_change();

grant select, insert on transfers to baize_app;
grant select, insert on accounts to baize_app;
grant update (balance_minor, version, turn) on accounts to baize_app;
grant select, insert on operations to baize_app;
grant update (cancelled_by) on operations to baize_app;
