-- The first version of an account that was booked at a moment or later: lines of an account are in the order of time.
create function account_version_at(account uuid, moment timestamptz) returns bigint language plpgsql stable
  set search_path = pg_catalog, public, pg_temp as $$
declare
  low bigint := 1;
  high bigint := (select version + 1 from accounts where id = account);
  middle bigint;
  booked timestamptz;
begin
  while low < high loop
    middle := (low + high) / 2;
    booked := coalesce(
      (select k.booked_at from journal k where k.debit_account_id = account and k.debit_version = middle),
      (select k.booked_at from journal k where k.credit_account_id = account and k.credit_version = middle));
    if booked < moment then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $$;
revoke execute on function account_version_at(uuid, timestamptz) from public;
grant execute on function account_version_at(uuid, timestamptz) to baize_app;

-- What is found among a million bets: deposits, withdrawals, transfers, bonuses, corrections. Stakes and wins are in neither.
create index journal_other_by_credit on journal (credit_account_id, credit_version)
  where credit_version is not null and movement not in ('stake', 'win', 'betHold', 'betCommit', 'betRelease');
create index journal_other_by_debit on journal (debit_account_id, debit_version)
  where debit_version is not null and movement not in ('stake', 'win', 'betHold', 'betCommit', 'betRelease');
