-- What staff answered to a member's feedback, once; he reads it beside what he wrote.
alter table feedback
  add column answer text not null default '',
  add column answered_at timestamptz;
create index feedback_of_member on feedback (member_id, received_at desc) where member_id is not null;
