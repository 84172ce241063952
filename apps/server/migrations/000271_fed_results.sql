-- Results of lotteries by the signed feed of a program outside.
alter table lotto.issues drop constraint issues_source_check;
alter table lotto.issues add constraint issues_source_check check (source in ('drawn', 'entered', 'fed'));
alter table lotto.sources drop constraint sources_source_check;
alter table lotto.sources add constraint sources_source_check check (source in ('drawn', 'entered', 'fed'));

create table lotto.fed_results (
  lottery_code text not null,
  numero text not null,
  numbers text not null check (char_length(numbers) <= 8000),
  result jsonb not null,
  is_first boolean not null,
  received_at timestamptz not null,
  primary key (lottery_code, numero, numbers)
);
create unique index fed_results_that_count on lotto.fed_results (lottery_code, numero) where is_first;

create table lotto.feeds (
  code text primary key,
  last_message_at timestamptz not null,
  fault text not null default '' check (char_length(fault) <= 200),
  fault_at timestamptz
);
grant select, insert, delete on lotto.fed_results to baize_app;
grant select, insert, update on lotto.feeds to baize_app;
