-- Deposits and transfers received, which the turnover of a withdrawal and its risk facts ask for; the index named a movement that there is not.
drop index journal_paid_in;
create index journal_paid_in on journal (credit_account_id, booked_at) where movement in ('deposit', 'memberTransferReceived');
