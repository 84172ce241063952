-- Vendors that reach the wallet over HTTP. Everything here belongs to a vendor, whatever brands offer it.

-- Public halves only. At most two of a vendor are live; a key is retired, never deleted.
create table vendor_keys (
  vendor_code text not null references vendors,
  key_id text not null check (key_id ~ '^[A-Za-z0-9_.-]{1,64}$'),
  -- 32 bytes of Ed25519 in base64url
  public_key text not null check (length(public_key) = 43),
  created_at timestamptz not null,
  retired_at timestamptz,
  primary key (vendor_code, key_id)
);
-- Where a vendor may call from; without a row: from anywhere.
create table vendor_addresses (
  vendor_code text not null references vendors,
  network cidr not null,
  primary key (vendor_code, network)
);
-- A signed request counts once, whichever process it reaches.
create table vendor_nonces (
  vendor_code text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (vendor_code, nonce)
);
create index vendor_nonces_by_expiry on vendor_nonces (expires_at);

-- How a supplier's habits differ from the contract: VendorAdapter of modules/gateway/http/adapter.ts.
create table vendor_adapters (
  vendor_code text primary key references vendors,
  settings jsonb not null
);
-- Per currency; null: no cap.
create table vendor_caps (
  vendor_code text not null references vendors,
  currency_code text not null,
  -- the most that one round may pay in all
  single_win_minor bigint check (single_win_minor > 0),
  -- payouts less stakes of the last 60 minutes
  hourly_loss_minor bigint check (hourly_loss_minor > 0),
  primary key (vendor_code, currency_code)
);
-- A vendor is disabled while it has a row that was not ended.
create table vendor_disablings (
  id bigint generated always as identity primary key,
  vendor_code text not null references vendors,
  reason text not null check (reason in ('staff', 'single_win', 'hourly_loss')),
  detail text not null default '',
  disabled_at timestamptz not null,
  enabled_at timestamptz
);
create unique index vendor_disablings_live on vendor_disablings (vendor_code) where enabled_at is null;

-- What the caps count: one row for each act that was answered OK, by a key that makes a repeat harmless.
create table vendor_acts (
  vendor_code text not null,
  act_key text not null,
  round_key text not null,
  currency_code text not null,
  held_minor bigint not null,
  staked_minor numeric(30) not null,
  paid_minor numeric(30) not null,
  booked_at timestamptz not null,
  primary key (vendor_code, act_key)
);
create index vendor_acts_by_round on vendor_acts (vendor_code, round_key);
create index vendor_acts_by_age on vendor_acts (booked_at);
create table vendor_minutes (
  vendor_code text not null,
  currency_code text not null,
  minute timestamptz not null,
  staked_minor numeric(30) not null,
  paid_minor numeric(30) not null,
  primary key (vendor_code, currency_code, minute)
);

-- For suppliers that want the balance of the first answer on a repeat.
create table vendor_first_balances (
  vendor_code text not null,
  act_key text not null,
  balance jsonb not null,
  answered_at timestamptz not null,
  primary key (vendor_code, act_key)
);
-- For suppliers that want REF_NOT_FOUND on the cancel of a bet that never came: which targets were unknown.
create table vendor_unknown_targets (
  vendor_code text not null,
  target_tx_id text not null,
  noted_at timestamptz not null,
  primary key (vendor_code, target_tx_id)
);

grant select, insert on vendor_keys to baize_app;
grant update (retired_at) on vendor_keys to baize_app;
grant select, insert, delete on vendor_addresses, vendor_nonces to baize_app;
grant select, insert, update, delete on vendor_caps, vendor_adapters to baize_app;
grant select, insert on vendor_disablings to baize_app;
grant update (enabled_at) on vendor_disablings to baize_app;
grant select, insert, delete on vendor_acts to baize_app;
grant select, insert, update, delete on vendor_minutes to baize_app;
grant select, insert on vendor_first_balances, vendor_unknown_targets to baize_app;
