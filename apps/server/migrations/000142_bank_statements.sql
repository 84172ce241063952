-- Lines of the bank statements that staff reads in, each once for ever. `matched_order_id`: the deposit that it paid.
create table bank_statement_lines (
  id uuid primary key,
  brand_id uuid not null references brands,
  line_key text not null,
  booked_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  payer text not null,
  words text not null,
  matched_order_id uuid unique,
  -- Which rule matched it, or `staff`.
  matched_by text not null,
  imported_at timestamptz not null,
  imported_by uuid not null references staff,
  unique (brand_id, line_key)
);
create index bank_statement_lines_by_day on bank_statement_lines (brand_id, booked_on desc, id);
create index bank_statement_lines_open on bank_statement_lines (brand_id, booked_on desc) where matched_order_id is null;
grant select, insert, update on bank_statement_lines to baize_app;

create index deposit_orders_by_reference on deposit_orders (brand_id, provider_reference);

-- Pictures of a transfer that a member shows; encoded anew, WebP.
create table deposit_proofs (
  member_id uuid not null,
  order_id uuid not null,
  proof_no smallint not null check (proof_no between 1 and 3),
  webp bytea not null,
  added_at timestamptz not null,
  primary key (member_id, order_id, proof_no),
  foreign key (member_id, order_id) references deposit_orders
);
grant select, insert on deposit_proofs to baize_app;

update staff_roles set permissions = permissions || '{deposits.read,deposits.handle}' where name = 'Administrator' and is_built_in;
