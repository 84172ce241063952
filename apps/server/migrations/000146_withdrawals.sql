-- Where a member's money can be paid out to. The number is sealed; `number_hash` finds the same one again, for the member and for staff.
create table payout_accounts (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('bank', 'wallet')),
  institution text not null,
  sealed_number text not null,
  number_hash bytea not null,
  -- The last signs of the number, so that the member knows it again.
  number_end text not null,
  holder text not null,
  created_at timestamptz not null,
  -- Nothing is paid out to it before.
  usable_from timestamptz not null,
  removed_at timestamptz,
  primary key (member_id, id)
);
create unique index payout_accounts_once on payout_accounts (member_id, number_hash) where removed_at is null;
create index payout_accounts_by_number on payout_accounts (brand_id, number_hash);
grant select, insert on payout_accounts to baize_app;
grant update (removed_at) on payout_accounts to baize_app;

-- Money on its way out. `state` changes along the table of `cashier/withdrawals/states.ts`, each time with a row of withdrawal_steps.
create table withdrawals (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  request_id uuid not null,
  account_id uuid not null,
  currency_code text not null,
  -- What leaves the balance; `fee_minor` of it stays with the operator.
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  -- What was disbursed in all, and what the member says that he received.
  paid_minor bigint not null default 0,
  received_minor bigint,
  -- What went back to the balance after all.
  released_minor bigint not null default 0,
  -- Amounts that are set aside in the ledger: reference and amount.
  open_holds jsonb not null,
  state text not null,
  -- Grows with every step.
  step integer not null,
  reason text not null,
  created_at timestamptz not null,
  state_since timestamptz not null,
  -- Of the state: when the program acts by itself, or when the member may no longer.
  deadline_at timestamptz,
  warnings smallint not null default 0,
  first_approver uuid,
  provider text,
  -- The turnover was complete when it was asked for: what came before counts no more.
  turnover_complete boolean not null,
  automatic boolean not null default false,
  primary key (member_id, id),
  foreign key (member_id, account_id) references payout_accounts,
  unique (member_id, request_id),
  check (state in ('REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'DISBURSED', 'COMPLETED', 'PARTIAL_REVIEW', 'DISPUTED',
    'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REJECTED', 'CANCELLED'))
);
-- One at a time; what was disbursed once and is paid again stands beside a new one.
create unique index withdrawals_one_at_a_time on withdrawals (member_id)
  where state in ('REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING') and paid_minor = 0;
create index withdrawals_of_brand on withdrawals (brand_id, state, created_at);
create index withdrawals_newest on withdrawals (member_id, created_at desc);
create index withdrawals_to_work_on on withdrawals (state_since) where state in ('REQUESTED', 'APPROVED', 'PAYING', 'DISBURSED');
create index withdrawals_by_id on withdrawals (id);
grant select, insert, update on withdrawals to baize_app;

-- Every step of a withdrawal: who did it, when and why.
create table withdrawal_steps (
  member_id uuid not null,
  withdrawal_id uuid not null,
  step integer not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('member', 'staff', 'system', 'provider')),
  actor_id text not null,
  reason text not null,
  at timestamptz not null,
  primary key (member_id, withdrawal_id, step),
  foreign key (member_id, withdrawal_id) references withdrawals deferrable initially deferred
);
grant select, insert on withdrawal_steps to baize_app;

-- The payments that a withdrawal is made of; more than one where a provider takes no larger amount, or where a remainder was paid again.
create table withdrawal_payouts (
  member_id uuid not null,
  id uuid not null,
  withdrawal_id uuid not null,
  provider text not null,
  amount_minor bigint not null check (amount_minor > 0),
  hold_reference text not null,
  state text not null check (state in ('asked', 'paid', 'failed', 'returned')),
  provider_reference text not null default '',
  reason text not null default '',
  asked_at timestamptz not null,
  asks integer not null default 0,
  ask_again_at timestamptz not null,
  settled_at timestamptz,
  primary key (member_id, id),
  foreign key (member_id, withdrawal_id) references withdrawals deferrable initially deferred
);
create index withdrawal_payouts_to_ask on withdrawal_payouts (ask_again_at) where state = 'asked';
create index withdrawal_payouts_of on withdrawal_payouts (member_id, withdrawal_id);
create index withdrawal_payouts_by_id on withdrawal_payouts (id);
grant select, insert, update on withdrawal_payouts to baize_app;

-- Pictures with which a member shows that money did not arrive.
create table withdrawal_proofs (
  member_id uuid not null references members,
  id uuid not null,
  withdrawal_id uuid,
  webp bytea not null,
  uploaded_at timestamptz not null,
  primary key (member_id, id)
);
create index withdrawal_proofs_of on withdrawal_proofs (member_id, withdrawal_id);
grant select, insert, update, delete on withdrawal_proofs to baize_app;

-- What a brand pays without asking a person.
create table withdrawal_rules (
  brand_id uuid primary key references brands,
  rules jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
grant select, insert, update on withdrawal_rules to baize_app;

update staff_roles set permissions = permissions || array['withdrawals.read', 'withdrawals.decide', 'withdrawals.rules', 'disputes.decide']
  where name = 'Administrator' and is_built_in;

-- What must be turned over once before it may leave (rulebook 9.2), found without reading every bet.
create index journal_paid_in on journal (credit_account_id, booked_at) where movement in ('deposit', 'memberTransferIn');
-- Members who come from one address.
create index sessions_of_address on sessions (brand_id, ip, member_id);
