-- Who did what to money: each row's hash covers its content and the hash of the row before, so that no row can be changed, taken out,
-- put in or moved without a trace. An hourly copy of the last hash outside the database tells when the end was cut off.
create table audit_log (
  -- counts from 1 without a gap
  seq bigint primary key,
  happened_at timestamptz not null,
  -- staff: a person; system: a job or a rule of the program
  actor_kind text not null check (actor_kind in ('staff', 'system')),
  -- the staff account's id, the job's name
  actor text not null check (actor <> ''),
  -- null: for the whole house
  brand_id uuid,
  act text not null check (act <> ''),
  -- what it was done to
  subject text not null,
  reason text not null,
  -- json: kept to the letter
  before json,
  after json,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_by_time on audit_log (happened_at);
create trigger audit_log_kept before update or delete or truncate on audit_log for each statement execute function refuse_change();

-- A value with its length before it, so that two different rows cannot give the same text.
create function audit_field(value text) returns text language sql immutable parallel safe
  as $$ select coalesce(octet_length(value) || ':' || value, '-') || ',' $$;

-- The only way to write. The lock lasts until the transaction ends: let it be the transaction's last statement.
create function append_audit(p_at timestamptz, p_actor_kind text, p_actor text, p_brand uuid, p_act text, p_subject text, p_reason text,
  p_before json, p_after json) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  last record;
  next_seq bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select seq, hash into last from audit_log order by seq desc limit 1;
  next_seq := coalesce(last.seq, 0) + 1;
  last_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_log values (next_seq, p_at, p_actor_kind, p_actor, p_brand, p_act, p_subject, p_reason, p_before, p_after, last_hash,
    sha256(last_hash || convert_to(audit_field(next_seq::text)
      || audit_field(to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || audit_field(p_actor_kind) || audit_field(p_actor) || audit_field(p_brand::text) || audit_field(p_act) || audit_field(p_subject)
      || audit_field(p_reason) || audit_field(p_before::text) || audit_field(p_after::text), 'UTF8')));
  return next_seq;
end $$;
revoke execute on function append_audit from public;
grant execute on function append_audit to baize_app;
grant select on audit_log to baize_app;

-- What the second bookkeeper found, and how far it has read.
create table bookkeeper_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('since', 'full', 'reconciliation')),
  -- of a reconciliation: the vendor
  subject text not null default '',
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- where the next run of this kind begins
  next text not null,
  -- how many faults it found
  findings integer not null,
  -- the first of them, in sentences
  told jsonb not null
);
create index bookkeeper_runs_by_kind on bookkeeper_runs (kind, subject, id desc);
create index bookkeeper_runs_by_age on bookkeeper_runs (ended_at);
grant select, insert, delete on bookkeeper_runs to baize_app;

-- Transactions that idle, whoever asks: a role sees only its own in pg_stat_activity.
create function idle_transactions() returns table (process integer, since timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select pid, state_change from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
$$;
revoke execute on function idle_transactions from public;
grant execute on function idle_transactions to baize_app;

-- The studio's own book is read in the order of time.
create index rounds_by_time on studio.rounds (played_at);
