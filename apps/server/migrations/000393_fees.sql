-- What payment providers and vendors of games charge a brand, by the first day on which the terms count (docs/decisions/189).
create table payment_fees (
  brand_id uuid not null references brands,
  provider_code text not null,
  -- Empty: every method of the provider without terms of its own.
  method_code text not null,
  from_day date not null,
  deposit_basis_points integer not null check (deposit_basis_points between 0 and 10000),
  deposit_fixed_minor bigint not null check (deposit_fixed_minor >= 0),
  payout_basis_points integer not null check (payout_basis_points between 0 and 10000),
  payout_fixed_minor bigint not null check (payout_fixed_minor >= 0),
  staff_id uuid not null references staff,
  written_at timestamptz not null,
  primary key (brand_id, provider_code, method_code, from_day)
);

create table vendor_fees (
  brand_id uuid not null references brands,
  vendor_code text not null references vendors,
  from_day date not null,
  ggr_basis_points integer not null check (ggr_basis_points between 0 and 10000),
  staff_id uuid not null references staff,
  written_at timestamptz not null,
  primary key (brand_id, vendor_code, from_day)
);

grant select, insert, update, delete on payment_fees, vendor_fees to baize_app;

update staff_roles set permissions = permissions || '{fees.edit}' where name = 'Administrator' and is_built_in;
