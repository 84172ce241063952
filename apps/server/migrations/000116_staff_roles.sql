-- Roles are bundles of permissions that the operator edits; an account may do what all its roles together allow.
create table staff_roles (
  id uuid primary key,
  -- null: it exists at every brand
  brand_id uuid references brands,
  name text not null check (length(name) between 1 and 60),
  -- names of packages/contract/src/permissions.ts
  permissions text[] not null,
  is_built_in boolean not null default false,
  created_at timestamptz not null
);
create unique index staff_roles_by_name on staff_roles (coalesce(brand_id, '00000000-0000-0000-0000-000000000000'), lower(name));

create table staff_role_grants (
  staff_id uuid not null references staff,
  role_id uuid not null references staff_roles,
  primary key (staff_id, role_id)
);
create index staff_role_grants_by_role on staff_role_grants (role_id);

insert into staff_roles (id, brand_id, name, permissions, is_built_in, created_at) values
  ('00000000-0000-7000-8000-000000000001', null, 'Administrator', array[
    'chats.answer', 'feedback.read', 'feedback.handle', 'applications.decide', 'members.read', 'members.label', 'members.block',
    'members.limits', 'money.adjust', 'payouts.decide', 'vendors.read', 'vendors.keys', 'vendors.caps', 'catalogue.edit', 'staff.manage',
    'roles.manage', 'audit.read', 'jobs.manage', 'exports.run'], true, now()),
  ('00000000-0000-7000-8000-000000000002', null, 'Support', array[
    'chats.answer', 'feedback.read', 'feedback.handle', 'members.read'], true, now()),
  ('00000000-0000-7000-8000-000000000003', null, 'Finance', array[
    'members.read', 'members.limits', 'money.adjust', 'payouts.decide', 'audit.read', 'exports.run'], true, now()),
  ('00000000-0000-7000-8000-000000000004', null, 'Content', array['catalogue.edit', 'feedback.read'], true, now());

insert into staff_role_grants (staff_id, role_id)
  select id, case role when 'admin' then '00000000-0000-7000-8000-000000000001'::uuid else '00000000-0000-7000-8000-000000000002'::uuid end
  from staff;

alter table staff
  drop constraint staff_role,
  drop column role,
  -- null: it was taken away, and a link to set a new one is on its way
  alter column password_hash drop not null,
  -- where links to a new password go; null: nobody knows
  add column sealed_email text;

grant select, insert, update, delete on staff_roles to baize_app;
grant select, insert, delete on staff_role_grants to baize_app;
