-- What counts as received because nobody answered is no word of the member's: an appeal is about all that he has not confirmed himself.
update withdrawals w set received_minor = null
where state = 'AUTO_RECEIVED' and received_minor = amount_minor - fee_minor - released_minor
  and not exists (select from withdrawal_steps s
    where s.member_id = w.member_id and s.withdrawal_id = w.id and s.to_state = 'PARTIAL_REVIEW');
