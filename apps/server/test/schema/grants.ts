import type pg from 'pg';

/** Of the namespace `n`: what PostgreSQL brings and what the library of the job queue makes for itself is left out. */
export const ownSchemas = `n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and n.nspname not like 'pg\\_%'`;

/** The owner's rights go without saying; `PUBLIC` is everybody. */
const grantsText = `
  with granted as (
    select c.oid, c.oid::regclass::text as name, case when c.relkind = 'S' then 'sequence ' else '' end as kind, null as col,
      acl.privilege_type as privilege, acl.grantee
    from pg_class c, aclexplode(c.relacl) acl where acl.grantee <> c.relowner
    union all
    select c.oid, c.oid::regclass::text, '', quote_ident(a.attname), acl.privilege_type, acl.grantee
    from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) acl where acl.grantee <> c.relowner),
  privileges as (
    select oid, name, kind, grantee, lower(privilege) || coalesce(' (' || string_agg(col, ', ' order by col) || ')', '') as privilege
    from granted group by oid, name, kind, grantee, privilege, col is null)
  select oid, 'grant ' || string_agg(privilege, ', ' order by privilege collate "C") || ' on ' || kind || name || ' to '
    || case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end || ';' as definition
  from privileges group by oid, name, kind, grantee order by oid, kind, name, grantee = 0, pg_get_userbyid(grantee)`;

/** Returns the rights on each table, view and sequence as statements. */
export async function grantsOf(client: pg.Client): Promise<Map<number, string[]>> {
  const { rows } = await client.query<{ oid: number; definition: string }>(grantsText);
  const found = new Map<number, string[]>();
  for (const { oid, definition } of rows) found.set(oid, [...(found.get(oid) ?? []), definition]);
  return found;
}
