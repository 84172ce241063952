-- What a referral link is for, in its owner's words.
alter table affiliate_codes add column label text not null default '';

create table affiliate_applications (
  id uuid primary key,
  brand_id uuid not null references brands,
  member_id uuid not null references members,
  channel text not null,
  audience text not null,
  contact text not null,
  message text not null,
  state text not null check (state in ('processing', 'approved', 'rejected')),
  reply text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'processing') = (decided_at is null))
);
create unique index affiliate_applications_open on affiliate_applications (member_id) where state = 'processing';
create index affiliate_applications_of_member on affiliate_applications (member_id, created_at desc);

create table contract_requests (
  id uuid primary key,
  brand_id uuid not null references brands,
  member_id uuid not null references members,
  kind text not null check (kind in ('new', 'termination')),
  contract text not null check (contract in ('dividend', 'dailySalary', 'hourSalary', 'realTimeSalary')),
  message text not null,
  state text not null check (state in ('processing', 'approved', 'rejected')),
  reply text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'processing') = (decided_at is null))
);
create unique index contract_requests_open on contract_requests (member_id, contract) where state = 'processing';
create index contract_requests_of_member on contract_requests (member_id, created_at desc);

grant select, insert, update on affiliate_applications, contract_requests to baize_app;
