-- A vendor's picture in one category of a brand, as a path of the site or an https address; empty: it has none.
alter table brand_vendors add column icon_url text not null default '';
