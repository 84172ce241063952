-- Staff blocks a member's bets, or what leaves his wallet, apart from the whole account.
alter table members add column bets_blocked_at timestamptz, add column withdrawals_blocked_at timestamptz;
drop trigger member_blocked on members;
create trigger member_blocked after update of blocked_at, bets_blocked_at, withdrawals_blocked_at, type, play_bar, play_barred_until on members
  for each row
  when (old.blocked_at is distinct from new.blocked_at or old.bets_blocked_at is distinct from new.bets_blocked_at
    or old.withdrawals_blocked_at is distinct from new.withdrawals_blocked_at or old.type <> new.type
    or old.play_bar is distinct from new.play_bar or old.play_barred_until is distinct from new.play_barred_until)
  execute function member_changed();

-- What staff writes down about a member for itself. Notes are not changed.
create table member_notes (
  member_id uuid not null references members,
  id uuid not null,
  brand_id uuid not null references brands,
  staff_id uuid not null references staff,
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null,
  primary key (member_id, id)
);
create index member_notes_newest on member_notes (member_id, written_at desc, id);
grant select, insert on member_notes to baize_app;

-- The search of the console finds payees by the holder's name and by the end of the number, and transfers by id.
create index payout_accounts_by_holder on payout_accounts (brand_id, lower(holder) text_pattern_ops);
create index payout_accounts_by_end on payout_accounts (brand_id, number_end);
create index member_transfers_by_id on member_transfers (id);
