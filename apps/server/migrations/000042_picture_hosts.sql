-- Hosts that deliver a brand's pictures in place of the site itself, as https://pictures.example; a page takes one of those that answer.
create table picture_hosts (
  brand_id uuid not null references brands,
  origin text not null check (origin ~ '^https?://[^/?#]+$'),
  primary key (brand_id, origin)
);
create trigger catalogue_changed after insert or update or delete on picture_hosts for each statement execute function catalogue_changed();

grant select, insert, update, delete on picture_hosts to baize_app;
