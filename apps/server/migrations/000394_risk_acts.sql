-- A risk rule may refuse a registration before the account exists, and block bonuses of a member (docs/decisions/190).
alter table risk_rule_versions drop constraint risk_rule_versions_action_check;
alter table risk_rule_versions add constraint risk_rule_versions_action_check
  check (action in ('note', 'review', 'holdWithdrawals', 'blockBonuses', 'refuse') and (action <> 'refuse' or event = 'registration'));

-- How many registrations a rule refused, by the hour: whoever was refused has no account, and thousands of tries leave one row.
create table risk_refusals (
  rule_id uuid not null,
  rule_version integer not null,
  hour timestamptz not null,
  refusals integer not null check (refusals > 0),
  primary key (rule_id, rule_version, hour),
  foreign key (rule_id, rule_version) references risk_rule_versions
);
grant select, insert, update on risk_refusals to baize_app;

-- A member whose bonuses are blocked joins no promotion.
alter table members add column bonuses_blocked_at timestamptz;
