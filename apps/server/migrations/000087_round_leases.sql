-- Who looks at a capped round at the moment, in whichever process: two parts of one win that come to two processes at once are counted one
-- after the other. A lease is short and nobody's money: it is not worth a place in the log, and a database that crashed begins without any.
create unlogged table vendor_round_leases (
  vendor_code text not null,
  round_key text not null,
  holder uuid not null,
  ends_at timestamptz not null,
  primary key (vendor_code, round_key)
);
grant select, insert, update, delete on vendor_round_leases to baize_app;
