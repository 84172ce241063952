-- Hands and sessions of card rooms are deleted after a time; sittings, the records of money, stay.
grant delete on rooms.hands, rooms.hand_players, rooms.sessions to baize_app;
create index sessions_by_opening on rooms.sessions (opened_at);
