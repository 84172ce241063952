import type pg from 'pg';
import { grantsOf, ownSchemas } from './grants.ts';
import { tableBlocks, viewBlocks } from './tables.ts';

export const dumpCommand = 'npm run schema:dump';

const header = `-- The schema after all migrations, for reading and for comparing: written by \`${dumpCommand}\`, never by hand and never run.
-- The job queue's own schema (graphile_worker) is its library's and left out.`;

const schemasText = `
  select 'create schema ' || quote_ident(n.nspname) || ';' || coalesce((select string_agg(E'\\ngrant ' || lower(acl.privilege_type)
      || ' on schema ' || quote_ident(n.nspname) || ' to ' || quote_ident(pg_get_userbyid(acl.grantee)) || ';', '' order by acl.privilege_type, acl.grantee::regrole::text)
      from aclexplode(n.nspacl) acl where acl.grantee not in (0, n.nspowner)), '') as definition
  from pg_namespace n where ${ownSchemas} and n.nspname <> 'public' order by n.nspname`;

const extensionsText = `select 'create extension ' || quote_ident(extname) || ';' as definition from pg_extension where extname <> 'plpgsql' order by extname`;

const enumsText = `
  select 'create type ' || t.oid::regtype || ' as enum (' || string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) || ');' as definition
  from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
  where ${ownSchemas} group by t.oid, n.nspname, t.typname order by n.nspname, t.typname`;

/** Those of identity columns stand at their columns. */
const sequencesText = `
  select c.oid, 'create sequence ' || c.oid::regclass || ' as ' || format_type(s.seqtypid, null) || ' increment ' || s.seqincrement
    || ' minvalue ' || s.seqmin || ' maxvalue ' || s.seqmax || ' start ' || s.seqstart || ' cache ' || s.seqcache
    || case when s.seqcycle then ' cycle' else '' end
    || coalesce((select ' owned by ' || d.refobjid::regclass || '.' || quote_ident(a.attname)
      from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'a'), '') || ';' as definition
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ownSchemas} and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'i')
  order by n.nspname, c.relname`;

/** Everybody may call a function of which nothing else is said. */
const functionsText = `
  select pg_get_functiondef(p.oid) as definition, p.oid::regprocedure::text as signature,
    p.proacl is not null and not exists (select from aclexplode(p.proacl) acl where acl.grantee = 0) as "isPrivate",
    coalesce((select array_agg(quote_ident(pg_get_userbyid(acl.grantee)) order by pg_get_userbyid(acl.grantee))
      from aclexplode(p.proacl) acl where acl.grantee not in (0, p.proowner)), '{}')::text[] as callers
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${ownSchemas} and p.prokind in ('f', 'p') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by n.nspname, p.proname, p.oid::regprocedure::text collate "C"`;

/** What these queries do not tell. */
const untoldText = `
  select 'a rule, ' || rulename as what from pg_rules where rulename <> '_RETURN' and schemaname not in ('pg_catalog', 'information_schema')
  union all select 'a policy, ' || policyname from pg_policies
  union all select 'an aggregate, ' || proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prokind not in ('f', 'p') and ${ownSchemas}
  union all select 'a materialized view or foreign table, ' || relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('m', 'f') and ${ownSchemas}
  union all select 'a composite type, ' || relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'c' and ${ownSchemas}
  union all select 'a domain or range, ' || typname from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype in ('d', 'r') and ${ownSchemas}
  union all select 'extended statistics, ' || stxname from pg_statistic_ext
  union all select 'default privileges of ' || pg_get_userbyid(defaclrole) from pg_default_acl`;

interface FunctionRow {
  definition: string;
  signature: string;
  isPrivate: boolean;
  callers: string[];
}

/** Returns the schema of a database as text that is the same for the same schema. Throws for a kind of object that it cannot tell. */
export async function dumpSchema(client: pg.Client): Promise<string> {
  await client.query('set search_path to public');
  const untold = (await client.query<{ what: string }>(untoldText)).rows;
  if (untold[0]) throw new Error(`the dump of the schema does not tell ${untold[0].what}: teach it in test/schema`);
  const grants = await grantsOf(client);
  const definitions = async (text: string) => (await client.query<{ definition: string }>(text)).rows;
  const sequences = (await client.query<{ oid: number; definition: string }>(sequencesText)).rows;
  const functions = (await client.query<FunctionRow>(functionsText)).rows;
  const blocks = [
    header,
    ...(await definitions(extensionsText)).map(({ definition }) => definition),
    ...(await definitions(schemasText)).map(({ definition }) => definition),
    ...(await definitions(enumsText)).map(({ definition }) => definition),
    ...sequences.map(({ oid, definition }) => [definition, ...(grants.get(oid) ?? [])].join('\n')),
    ...(await tableBlocks(client)),
    ...(await viewBlocks(client)),
    ...functions.map(functionBlock),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function functionBlock({ definition, signature, isPrivate, callers }: FunctionRow): string {
  const rights = [
    ...(isPrivate ? [`revoke execute on function ${signature} from public;`] : []),
    ...(callers.length > 0 ? [`grant execute on function ${signature} to ${callers.join(', ')};`] : []),
  ];
  return [`${definition.trimEnd()};`, ...rights].join('\n');
}
