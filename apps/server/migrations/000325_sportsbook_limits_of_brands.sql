-- What a book takes of one bet and one member is each brand's own; what it risks on its prices is the whole installation's (brand_id null).
alter table sportsbook.limits drop constraint limits_pkey;
alter table sportsbook.limits add column brand_id uuid references brands (id);
insert into sportsbook.limits (vendor_code, kind, amount_minor, brand_id)
  select l.vendor_code, l.kind, l.amount_minor, b.id from sportsbook.limits l cross join brands b
  where l.kind in ('maxStake', 'maxReturn', 'memberOnSelection');
delete from sportsbook.limits where brand_id is null and kind in ('maxStake', 'maxReturn', 'memberOnSelection');
alter table sportsbook.limits add constraint limits_of_brand check
  ((brand_id is null) = (kind in ('selectionLiability', 'matchLiability')));
create unique index limits_one_each on sportsbook.limits (vendor_code, kind, brand_id) nulls not distinct;
