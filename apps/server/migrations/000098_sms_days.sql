-- How many codes left by SMS on a day of the brand's zone, over all numbers and addresses: the brand pays for each.
create table sms_days (
  brand_id uuid not null references brands,
  day date not null,
  sent integer not null check (sent > 0),
  primary key (brand_id, day)
);
grant select, insert, update, delete on sms_days to baize_app;
