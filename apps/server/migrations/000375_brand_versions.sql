-- What staff makes of a brand is kept version by version: who wrote it, why, and the whole configuration as it then was.
alter table brands add column version integer not null default 0;
create table brand_versions (
  brand_id uuid not null references brands,
  version integer not null,
  -- BrandDocument of modules/brand/document
  document jsonb not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null,
  primary key (brand_id, version)
);
grant select, insert on brand_versions to baize_app;
grant delete on brand_hosts to baize_app;

update staff_roles set permissions = permissions || '{brands.edit}'
  where name = 'Administrator' and is_built_in;
