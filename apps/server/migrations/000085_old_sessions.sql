-- Sessions of the site that were over long ago are deleted, and the vendors' sessions and launch tokens behind them go with them, by the
-- database: the application may delete a site's session, not a vendor's alone.
create index sessions_by_end on sessions (least(ended_at, expires_at));
-- Whatever leads to a session is found without reading its whole table.
drop index vendor_sessions_by_site_session;
create index vendor_sessions_by_site_session on vendor_sessions (site_session_id);
create index launch_tokens_by_site_session on launch_tokens (site_session_id);
create index vendor_stays_by_site_session on vendor_stays (site_session_id);
alter table vendor_sessions
  drop constraint vendor_sessions_site_session_id_fkey,
  add constraint vendor_sessions_site_session_id_fkey foreign key (site_session_id) references sessions on delete cascade;
alter table launch_tokens
  drop constraint launch_tokens_site_session_id_fkey,
  add constraint launch_tokens_site_session_id_fkey foreign key (site_session_id) references sessions on delete cascade;
grant delete on sessions to baize_app;
