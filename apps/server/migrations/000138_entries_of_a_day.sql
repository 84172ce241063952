-- A member's entries into games are counted over a day.
create index vendor_sessions_of_member on vendor_sessions (member_id, created_at);
