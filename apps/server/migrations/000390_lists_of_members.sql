-- Lists of a brand with a million members read one page of an index: the order of the list is that of the index, ties by id the same way.
drop index members_by_registration;
create index members_by_registration on members (brand_id, registered_at, id);
create index members_by_last_login on members (brand_id, last_login_at desc nulls last, id desc);
