-- A member proves who he is: one row an attempt. Who has no row was never asked (NONE).
create table identity_checks (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  -- number of the brand's level, from 1
  level smallint not null check (level between 1 and 5),
  state text not null check (state in ('OPEN', 'SUBMITTED', 'APPROVED', 'REFUSED')),
  opened_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references staff,
  -- what the member reads
  reason text not null default '' check (char_length(reason) <= 500),
  primary key (member_id, id),
  check ((state in ('APPROVED', 'REFUSED')) = (decided_at is not null and decided_by is not null)),
  check (state = 'OPEN' or submitted_at is not null)
);
create unique index identity_checks_under_way on identity_checks (member_id) where state in ('OPEN', 'SUBMITTED');
create index identity_checks_by_id on identity_checks (id);
create index identity_checks_of_brand on identity_checks (brand_id, state, submitted_at);

-- Pictures of documents, sealed with the installation's secret; deleted when their time is over.
create table identity_documents (
  member_id uuid not null,
  id uuid not null,
  check_id uuid not null,
  brand_id uuid not null references brands,
  kind text not null check (kind in ('identityFront', 'identityBack', 'selfie', 'addressProof', 'incomeProof')),
  sealed bytea not null,
  uploaded_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, check_id, kind),
  foreign key (member_id, check_id) references identity_checks (member_id, id)
);
create index identity_documents_by_id on identity_documents (id);
create index identity_documents_of_brand on identity_documents (brand_id, uploaded_at);

grant select, insert, update on identity_checks to baize_app;
grant select, insert, delete on identity_documents to baize_app;
