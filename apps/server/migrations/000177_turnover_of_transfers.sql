-- What must be turned over before it may leave: deposits, and what other members sent; less what the member sent on.
drop index journal_paid_in;
create index journal_paid_in on journal (credit_account_id, booked_at) where movement in ('deposit', 'memberTransferReceived');
create index journal_sent_on on journal (debit_account_id, booked_at) where movement = 'memberTransferSent';
