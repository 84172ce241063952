-- The schema after all migrations, for reading and for comparing: written by `npm run schema:dump`, never by hand and never run.
-- The job queue's own schema (graphile_worker) is its library's and left out.

create schema cockfight;
grant usage on schema cockfight to baize_app;

create schema fishing;
grant usage on schema fishing to baize_app;

create schema lotto;
grant usage on schema lotto to baize_app;

create schema rooms;
grant usage on schema rooms to baize_app;

create schema sportsbook;
grant usage on schema sportsbook to baize_app;

create schema studio;
grant usage on schema studio to baize_app;

create table cockfight.bets (
  id uuid not null,
  arena text not null,
  fight_id uuid not null,
  player_ref text not null,
  bet text not null,
  stake_minor bigint not null,
  risk_minor bigint not null,
  win_minor bigint not null,
  odds text not null,
  state text not null,
  refusal text not null default ''::text,
  generation smallint not null default 0,
  return_minor bigint,
  next_return_minor bigint,
  next_state text,
  corrected_from_minor bigint,
  placed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  pool text not null default ''::text,
  constraint bets_pkey PRIMARY KEY (id),
  constraint bets_fight_id_fkey FOREIGN KEY (fight_id) REFERENCES cockfight.fights(id),
  constraint bets_bet_check CHECK (bet = ANY (ARRAY['meron'::text, 'wala'::text, 'bdd'::text, 'ftd'::text])),
  constraint bets_check CHECK ((next_return_minor IS NULL) = (next_state IS NULL)),
  constraint bets_check1 CHECK ((state = ANY (ARRAY['SETTLED'::text, 'VOID'::text])) = (return_minor IS NOT NULL)),
  constraint bets_next_return_minor_check CHECK (next_return_minor >= 0),
  constraint bets_next_state_check CHECK (next_state = ANY (ARRAY['SETTLED'::text, 'VOID'::text])),
  constraint bets_return_minor_check CHECK (return_minor >= 0),
  constraint bets_risk_minor_check CHECK (risk_minor > 0),
  constraint bets_stake_minor_check CHECK (stake_minor > 0),
  constraint bets_state_check CHECK (state = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'SETTLED'::text, 'VOID'::text])),
  constraint bets_win_minor_check CHECK (win_minor >= 0)
);
CREATE INDEX bets_closed ON cockfight.bets USING btree (arena, closed_at, id) WHERE return_minor IS NOT NULL;
CREATE INDEX bets_of_fight ON cockfight.bets USING btree (fight_id, state);
CREATE INDEX bets_of_player ON cockfight.bets USING btree (arena, player_ref, placed_at DESC);
CREATE INDEX bets_pending ON cockfight.bets USING btree (arena, placed_at) WHERE state = 'PENDING'::text;
CREATE INDEX bets_refused ON cockfight.bets USING btree (player_ref, placed_at) WHERE state = 'REJECTED'::text;
grant insert, select, update on cockfight.bets to baize_app;

create table cockfight.fights (
  id uuid not null,
  arena text not null,
  programme integer not null,
  number integer not null,
  rules_version text not null,
  meron text not null,
  wala text not null,
  state text not null,
  opened_at timestamp with time zone not null,
  last_call_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  fights_at timestamp with time zone,
  result_at timestamp with time zone,
  settled_at timestamp with time zone,
  sealed_seed text not null,
  server_seed text,
  server_seed_hash text not null,
  client_seed text,
  outcome text,
  cancel_ground text not null default ''::text,
  cancel_reason text not null default ''::text,
  corrections smallint not null default 0,
  corrected_from text,
  constraint fights_pkey PRIMARY KEY (id),
  constraint fights_arena_programme_number_key UNIQUE (arena, programme, number),
  constraint fights_server_seed_hash_key UNIQUE (server_seed_hash),
  constraint fights_check CHECK ((state = ANY (ARRAY['RESULT'::text, 'SETTLED'::text])) = (outcome IS NOT NULL)),
  constraint fights_check1 CHECK (outcome IS NULL OR server_seed IS NOT NULL),
  constraint fights_corrections_check CHECK (corrections = ANY (ARRAY[0, 1])),
  constraint fights_number_check CHECK (number > 0),
  constraint fights_outcome_check CHECK (outcome = ANY (ARRAY['MERON'::text, 'WALA'::text, 'BDD'::text, 'FTD'::text, 'CANCEL'::text])),
  constraint fights_programme_check CHECK (programme > 0),
  constraint fights_state_check CHECK (state = ANY (ARRAY['OPEN'::text, 'LAST_CALL'::text, 'CLOSED'::text, 'FIGHTING'::text, 'RESULT'::text, 'SETTLED'::text]))
);
CREATE INDEX fights_by_time ON cockfight.fights USING btree (arena, opened_at DESC);
CREATE UNIQUE INDEX fights_running ON cockfight.fights USING btree (arena) WHERE state <> 'SETTLED'::text AND corrections = 0;
CREATE INDEX fights_to_pay ON cockfight.fights USING btree (arena, opened_at) WHERE state = 'RESULT'::text;
grant insert, select, update on cockfight.fights to baize_app;

create table cockfight.leases (
  game_code text not null,
  holder text not null,
  until timestamp with time zone not null,
  constraint leases_pkey PRIMARY KEY (game_code)
);
grant insert, select, update on cockfight.leases to baize_app;

create table cockfight.players (
  player_ref text not null,
  pool text not null,
  constraint players_pkey PRIMARY KEY (player_ref)
);
grant insert, select, update on cockfight.players to baize_app;

create table cockfight.pools (
  fight_id uuid not null,
  pool text not null,
  meron_minor bigint not null,
  wala_minor bigint not null,
  meron_per100_minor bigint not null,
  wala_per100_minor bigint not null,
  is_cancelled boolean not null,
  constraint pools_pkey PRIMARY KEY (fight_id, pool),
  constraint pools_fight_id_fkey FOREIGN KEY (fight_id) REFERENCES cockfight.fights(id),
  constraint pools_meron_minor_check CHECK (meron_minor >= 0),
  constraint pools_wala_minor_check CHECK (wala_minor >= 0)
);
grant insert, select on cockfight.pools to baize_app;

create table cockfight.reality_checks (
  player_ref text not null,
  since timestamp with time zone not null,
  every_ms integer not null default 0,
  constraint reality_checks_pkey PRIMARY KEY (player_ref),
  constraint reality_checks_every_ms_check CHECK (every_ms >= 0)
);
grant insert, select, update on cockfight.reality_checks to baize_app;

create table cockfight.settings (
  arena text not null,
  pool text not null,
  from_programme integer not null,
  min_stake_minor bigint,
  max_stake_minor bigint,
  member_max_minor bigint,
  max_liability_minor bigint,
  bdd_odds smallint,
  ftd_odds smallint,
  constraint settings_pkey PRIMARY KEY (arena, pool, from_programme),
  constraint settings_bdd_odds_check CHECK (bdd_odds > 0),
  constraint settings_from_programme_check CHECK (from_programme > 0),
  constraint settings_ftd_odds_check CHECK (ftd_odds > 0),
  constraint settings_max_liability_minor_check CHECK (max_liability_minor > 0),
  constraint settings_max_stake_minor_check CHECK (max_stake_minor > 0),
  constraint settings_member_max_minor_check CHECK (member_max_minor > 0),
  constraint settings_min_stake_minor_check CHECK (min_stake_minor > 0)
);
grant insert, select, update on cockfight.settings to baize_app;

create table cockfight.timings (
  arena text not null,
  from_programme integer not null,
  betting_seconds integer not null,
  pause_seconds integer not null,
  constraint timings_pkey PRIMARY KEY (arena, from_programme),
  constraint timings_betting_seconds_check CHECK (betting_seconds > 0),
  constraint timings_from_programme_check CHECK (from_programme > 0),
  constraint timings_pause_seconds_check CHECK (pause_seconds > 0)
);
grant insert, select, update on cockfight.timings to baize_app;

create table fishing.batches (
  id uuid not null,
  round_id uuid,
  room_id uuid not null,
  player_ref text not null,
  bet_minor bigint not null,
  asked json not null,
  results json not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  status text not null,
  refusal text,
  fired_at timestamp with time zone not null,
  contributed_minor bigint not null default 0,
  pool_won_minor bigint not null default 0,
  constraint batches_pkey PRIMARY KEY (id),
  constraint batches_room_id_fkey FOREIGN KEY (room_id) REFERENCES fishing.rooms(id),
  constraint batches_round_id_fkey FOREIGN KEY (round_id) REFERENCES fishing.rounds(id),
  constraint batches_bet_minor_check CHECK (bet_minor > 0),
  constraint batches_contributed_minor_check CHECK (contributed_minor >= 0),
  constraint batches_payout_minor_check CHECK (payout_minor >= 0),
  constraint batches_pool_won_minor_check CHECK (pool_won_minor >= 0),
  constraint batches_stake_minor_check CHECK (stake_minor >= 0),
  constraint batches_status_check CHECK (status = ANY (ARRAY['staking'::text, 'settled'::text, 'refused'::text]))
);
CREATE INDEX batches_by_room ON fishing.batches USING btree (room_id, fired_at);
CREATE INDEX batches_by_round ON fishing.batches USING btree (round_id, fired_at);
CREATE INDEX batches_idle ON fishing.batches USING btree (fired_at) WHERE round_id IS NULL;
CREATE INDEX batches_staking ON fishing.batches USING btree (fired_at) WHERE status = 'staking'::text;
grant delete, insert, select, update on fishing.batches to baize_app;

create table fishing.catches (
  room_id uuid not null,
  fish text not null,
  batch_id uuid not null,
  caught_at timestamp with time zone not null,
  constraint catches_pkey PRIMARY KEY (room_id, fish),
  constraint catches_room_id_fkey FOREIGN KEY (room_id) REFERENCES fishing.rooms(id)
);
CREATE INDEX catches_by_batch ON fishing.catches USING btree (batch_id);
CREATE INDEX catches_by_time ON fishing.catches USING btree (caught_at);
grant delete, insert, select, update on fishing.catches to baize_app;

create table fishing.open_falls (
  scope text not null,
  pool text not null,
  batch_id uuid not null,
  constraint open_falls_pkey PRIMARY KEY (scope, pool)
);
grant delete, insert, select, update on fishing.open_falls to baize_app;

create table fishing.pool_remainders (
  player_ref text not null,
  game_code text not null,
  pool text not null,
  units bigint not null,
  constraint pool_remainders_pkey PRIMARY KEY (player_ref, game_code, pool)
);
grant insert, select, update on fishing.pool_remainders to baize_app;

create table fishing.pool_sums (
  scope text not null,
  pool text not null,
  amount_minor bigint not null,
  constraint pool_sums_pkey PRIMARY KEY (scope, pool)
);
grant insert, select, update on fishing.pool_sums to baize_app;

create table fishing.reality_checks (
  player_ref text not null,
  since timestamp with time zone not null,
  every_ms integer not null default 0,
  constraint reality_checks_pkey PRIMARY KEY (player_ref),
  constraint reality_checks_every_ms_check CHECK (every_ms >= 0)
);
grant insert, select, update on fishing.reality_checks to baize_app;

create table fishing.rooms (
  id uuid not null,
  scope text not null,
  game_code text not null,
  level text not null,
  number integer not null,
  step_minor bigint not null,
  seed text not null,
  opened_at timestamp with time zone not null,
  status text not null default 'open'::text,
  constraint rooms_pkey PRIMARY KEY (id),
  constraint rooms_scope_game_code_level_number_key UNIQUE (scope, game_code, level, number),
  constraint rooms_level_check CHECK (level = ANY (ARRAY['novice'::text, 'regular'::text, 'expert'::text])),
  constraint rooms_number_check CHECK (number > 0),
  constraint rooms_status_check CHECK (status = ANY (ARRAY['open'::text, 'idle'::text, 'closed'::text])),
  constraint rooms_step_minor_check CHECK (step_minor > 0)
);
CREATE INDEX rooms_idle_by_level ON fishing.rooms USING btree (scope, game_code, level, number) WHERE status = 'idle'::text;
CREATE INDEX rooms_open_by_level ON fishing.rooms USING btree (scope, game_code, level, number) WHERE status = 'open'::text;
grant insert, select, update on fishing.rooms to baize_app;

create table fishing.rounds (
  id uuid not null,
  room_id uuid not null,
  game_code text not null,
  player_ref text not null,
  rules_version text not null,
  sealed_seed text not null,
  server_seed text,
  seed_hash text not null,
  client_seed text not null,
  entropy json not null,
  next_nonce integer not null default 0,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  status text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint rounds_pkey PRIMARY KEY (id),
  constraint rounds_seed_hash_key UNIQUE (seed_hash),
  constraint rounds_room_id_fkey FOREIGN KEY (room_id) REFERENCES fishing.rooms(id),
  constraint rounds_payout_minor_check CHECK (payout_minor >= 0),
  constraint rounds_stake_minor_check CHECK (stake_minor >= 0),
  constraint rounds_status_check CHECK (status = ANY (ARRAY['open'::text, 'closing'::text, 'closed'::text]))
);
CREATE INDEX rounds_by_end ON fishing.rounds USING btree (closed_at, id) WHERE status = 'closed'::text;
CREATE INDEX rounds_by_player ON fishing.rounds USING btree (player_ref, game_code, opened_at DESC);
CREATE INDEX rounds_by_room ON fishing.rounds USING btree (room_id, opened_at DESC);
CREATE UNIQUE INDEX rounds_open ON fishing.rounds USING btree (player_ref, game_code) WHERE status = 'open'::text;
CREATE INDEX rounds_running ON fishing.rounds USING btree (opened_at) WHERE status <> 'closed'::text;
grant delete, insert, select, update on fishing.rounds to baize_app;

create table fishing.seats (
  room_id uuid not null,
  seat smallint not null,
  player_ref text not null,
  game_code text not null,
  display_name text not null,
  bet_minor bigint not null,
  next_sealed_seed text not null,
  next_seed_hash text not null,
  paced_until timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint seats_pkey PRIMARY KEY (room_id, seat),
  constraint seats_room_id_fkey FOREIGN KEY (room_id) REFERENCES fishing.rooms(id),
  constraint seats_bet_minor_check CHECK (bet_minor > 0),
  constraint seats_seat_check CHECK (seat >= 0 AND seat <= 3)
);
CREATE UNIQUE INDEX seats_player ON fishing.seats USING btree (player_ref, game_code);
grant delete, insert, select, update on fishing.seats to baize_app;

create table fishing.sessions (
  token_hash bytea not null,
  player_ref text not null,
  game_code text not null,
  scope text not null,
  display_name text not null,
  shot_ms integer not null,
  opened_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_shot_ms_check CHECK (shot_ms > 0)
);
CREATE INDEX sessions_by_time ON fishing.sessions USING btree (opened_at);
grant delete, insert, select, update on fishing.sessions to baize_app;

create table fishing.settings (
  scope text not null,
  game_code text not null,
  level text not null,
  is_on boolean not null,
  step_minor bigint,
  entry_steps integer,
  constraint settings_pkey PRIMARY KEY (scope, game_code, level),
  constraint settings_entry_steps_check CHECK (entry_steps > 0),
  constraint settings_level_check CHECK (level = ANY (ARRAY['novice'::text, 'regular'::text, 'expert'::text])),
  constraint settings_step_minor_check CHECK (step_minor > 0)
);
grant delete, insert, select, update on fishing.settings to baize_app;

create table lotto.closures (
  id uuid not null,
  brand_id uuid not null,
  lottery_code text not null,
  from_day text not null,
  to_day text not null,
  reason text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  constraint closures_pkey PRIMARY KEY (id),
  constraint closures_check CHECK (from_day <= to_day),
  constraint closures_from_day_check CHECK (from_day ~ '^[0-9]{8}$'::text),
  constraint closures_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  constraint closures_to_day_check CHECK (to_day ~ '^[0-9]{8}$'::text)
);
CREATE INDEX closures_of_brand ON lotto.closures USING btree (brand_id, to_day);
grant delete, insert, select, update on lotto.closures to baize_app;

create table lotto.entries (
  brand_id uuid not null,
  lottery_code text not null,
  numero text not null,
  generation integer not null,
  staff_id uuid not null,
  staff_name text not null,
  result jsonb,
  reason text not null default ''::text,
  entered_at timestamp with time zone not null,
  constraint entries_pkey PRIMARY KEY (brand_id, lottery_code, numero, generation, staff_id),
  constraint entries_reason_check CHECK (char_length(reason) <= 500)
);
grant delete, insert, select, update on lotto.entries to baize_app;

create table lotto.exposures (
  brand_id uuid not null,
  lottery_code text not null,
  numero text not null,
  bet text not null,
  number text not null,
  player_ref text not null default ''::text,
  stake_minor bigint not null,
  liability_minor bigint not null,
  closes_at timestamp with time zone not null,
  constraint exposures_pkey PRIMARY KEY (brand_id, lottery_code, numero, bet, number, player_ref)
);
CREATE INDEX exposures_over ON lotto.exposures USING btree (closes_at);
grant delete, insert, select, update on lotto.exposures to baize_app;

create table lotto.fed_results (
  lottery_code text not null,
  numero text not null,
  numbers text not null,
  result jsonb not null,
  is_first boolean not null,
  received_at timestamp with time zone not null,
  constraint fed_results_pkey PRIMARY KEY (lottery_code, numero, numbers),
  constraint fed_results_numbers_check CHECK (char_length(numbers) <= 8000)
);
CREATE UNIQUE INDEX fed_results_that_count ON lotto.fed_results USING btree (lottery_code, numero) WHERE is_first;
grant delete, insert, select on lotto.fed_results to baize_app;

create table lotto.feeds (
  code text not null,
  last_message_at timestamp with time zone not null,
  fault text not null default ''::text,
  fault_at timestamp with time zone,
  constraint feeds_pkey PRIMARY KEY (code),
  constraint feeds_fault_check CHECK (char_length(fault) <= 200)
);
grant insert, select, update on lotto.feeds to baize_app;

create table lotto.issues (
  lottery_code text not null,
  numero text not null,
  vendor_code text not null,
  status text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  sealed_server_seed text,
  server_seed_hash text,
  client_seed text not null,
  server_seed text,
  result jsonb,
  generation integer not null default 0,
  settled_at timestamp with time zone,
  book text not null default 'shared'::text,
  source text not null default 'drawn'::text,
  constraint issues_pkey PRIMARY KEY (book, lottery_code, numero),
  constraint issues_check CHECK (opens_at <= closes_at AND closes_at <= draws_at),
  constraint issues_check1 CHECK ((result IS NOT NULL) = (generation > 0)),
  constraint issues_check2 CHECK (server_seed IS NULL OR result IS NOT NULL),
  constraint issues_check3 CHECK ((status <> ALL (ARRAY['DRAWN'::text, 'SETTLED'::text])) OR result IS NOT NULL),
  constraint issues_check4 CHECK ((source = 'drawn'::text) = (sealed_server_seed IS NOT NULL AND server_seed_hash IS NOT NULL)),
  constraint issues_source_check CHECK (source = ANY (ARRAY['drawn'::text, 'entered'::text, 'fed'::text])),
  constraint issues_status_check CHECK (status = ANY (ARRAY['WAIT'::text, 'OPEN'::text, 'LOCK'::text, 'DRAWN'::text, 'SETTLED'::text, 'CANCELLED'::text]))
);
CREATE INDEX issues_due ON lotto.issues USING btree (draws_at) WHERE status = ANY (ARRAY['WAIT'::text, 'OPEN'::text, 'LOCK'::text, 'DRAWN'::text]);
CREATE INDEX issues_of_lottery ON lotto.issues USING btree (lottery_code, draws_at DESC);
CREATE INDEX issues_own ON lotto.issues USING btree (lottery_code, numero) WHERE book <> 'shared'::text;
grant delete, insert, select, update on lotto.issues to baize_app;

create table lotto.limits (
  brand_id uuid not null,
  lottery_code text not null,
  bet text not null,
  line_minor bigint,
  member_number_minor bigint,
  lower_from_minor bigint,
  lower_percent smallint,
  close_at_minor bigint,
  constraint limits_pkey PRIMARY KEY (brand_id, lottery_code, bet),
  constraint limits_check CHECK ((lower_from_minor IS NULL) = (lower_percent IS NULL)),
  constraint limits_close_at_minor_check CHECK (close_at_minor > 0),
  constraint limits_line_minor_check CHECK (line_minor > 0),
  constraint limits_lower_from_minor_check CHECK (lower_from_minor > 0),
  constraint limits_lower_percent_check CHECK (lower_percent >= 1 AND lower_percent <= 99),
  constraint limits_member_number_minor_check CHECK (member_number_minor > 0)
);
grant delete, insert, select, update on lotto.limits to baize_app;

create table lotto.sources (
  brand_id uuid not null,
  lottery_code text not null,
  source text not null,
  constraint sources_pkey PRIMARY KEY (brand_id, lottery_code),
  constraint sources_source_check CHECK (source = ANY (ARRAY['drawn'::text, 'entered'::text, 'fed'::text]))
);
grant delete, insert, select, update on lotto.sources to baize_app;

create table lotto.tickets (
  id uuid not null,
  vendor_code text not null,
  lottery_code text not null,
  numero text not null,
  player_ref text not null,
  lines jsonb not null,
  cost_minor bigint not null,
  top_prize_minor bigint not null,
  status text not null,
  refusal text not null default ''::text,
  payout_minor bigint,
  generation integer not null default 0,
  bought_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  book text not null default 'shared'::text,
  brand_id uuid not null,
  prize_group integer not null default 1956,
  has_won boolean,
  chase_id uuid,
  chase_place smallint not null default 1,
  chase_count smallint not null default 1,
  stops_on_win boolean not null default false,
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_book_lottery_code_numero_fkey FOREIGN KEY (book, lottery_code, numero) REFERENCES lotto.issues(book, lottery_code, numero),
  constraint tickets_check CHECK ((settled_at IS NOT NULL) = (payout_minor IS NOT NULL)),
  constraint tickets_cost_minor_check CHECK (cost_minor > 0),
  constraint tickets_status_check CHECK (status = ANY (ARRAY['held'::text, 'accepted'::text, 'placed'::text, 'stopping'::text, 'settled'::text, 'cancelled'::text, 'refused'::text]))
);
CREATE INDEX tickets_of_brand ON lotto.tickets USING btree (brand_id, bought_at DESC, id);
CREATE INDEX tickets_of_brand_issue ON lotto.tickets USING btree (brand_id, lottery_code, numero);
CREATE INDEX tickets_of_chase ON lotto.tickets USING btree (chase_id) WHERE chase_id IS NOT NULL;
CREATE INDEX tickets_of_issue ON lotto.tickets USING btree (book, lottery_code, numero, generation, id) WHERE status = ANY (ARRAY['placed'::text, 'settled'::text]);
CREATE INDEX tickets_of_player ON lotto.tickets USING btree (player_ref, bought_at DESC, id);
CREATE INDEX tickets_settled ON lotto.tickets USING btree (vendor_code, settled_at, id) WHERE settled_at IS NOT NULL;
CREATE INDEX tickets_stopping ON lotto.tickets USING btree (id) WHERE status = 'stopping'::text;
CREATE INDEX tickets_unsure ON lotto.tickets USING btree (bought_at) WHERE status = ANY (ARRAY['held'::text, 'accepted'::text]);
grant insert, select, update on lotto.tickets to baize_app;

create table account_days (
  account_id uuid not null,
  day integer not null,
  bets integer not null,
  staked_minor bigint not null,
  paid_minor bigint not null,
  deposited_minor bigint not null,
  constraint account_days_pkey PRIMARY KEY (account_id, day)
);
grant select on account_days to baize_app;

create table accounts (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid,
  kind text not null,
  label text not null default ''::text,
  currency_code text not null,
  balance_minor bigint,
  version bigint not null default 0,
  turn bigint not null default 0,
  opened_at timestamp with time zone not null,
  day integer not null default 0,
  day_bets integer not null default 0,
  day_staked_minor bigint not null default 0,
  day_paid_minor bigint not null default 0,
  day_deposited_minor bigint not null default 0,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_balance_not_negative CHECK (balance_minor >= 0)
) with (fillfactor=50, autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=500);
CREATE UNIQUE INDEX accounts_of_house ON accounts USING btree (brand_id, kind, label, currency_code) WHERE member_id IS NULL;
CREATE UNIQUE INDEX accounts_of_member ON accounts USING btree (member_id, kind, currency_code) WHERE member_id IS NOT NULL;
CREATE TRIGGER accounts_begin_right BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION refuse_wrong_account();
CREATE TRIGGER accounts_kept BEFORE DELETE OR TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert (balance_minor, brand_id, currency_code, id, kind, label, member_id, opened_at), select on accounts to baize_app;

create table affiliate_applications (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid not null,
  channel text not null,
  audience text not null,
  contact text not null,
  message text not null,
  state text not null,
  reply text not null default ''::text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint affiliate_applications_pkey PRIMARY KEY (member_id, id),
  constraint affiliate_applications_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint affiliate_applications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint affiliate_applications_check CHECK ((state = 'processing'::text) = (decided_at IS NULL)),
  constraint affiliate_applications_state_check CHECK (state = ANY (ARRAY['processing'::text, 'approved'::text, 'rejected'::text]))
);
CREATE INDEX affiliate_applications_by_id ON affiliate_applications USING btree (id);
CREATE INDEX affiliate_applications_of_member ON affiliate_applications USING btree (member_id, created_at DESC);
CREATE UNIQUE INDEX affiliate_applications_open ON affiliate_applications USING btree (member_id) WHERE state = 'processing'::text;
grant insert, select, update on affiliate_applications to baize_app;

create table affiliate_codes (
  brand_id uuid not null,
  code text not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  label text not null default ''::text,
  constraint affiliate_codes_pkey PRIMARY KEY (brand_id, code),
  constraint affiliate_codes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint affiliate_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint affiliate_codes_code_check CHECK (code = lower(code))
);
CREATE INDEX affiliate_codes_by_member ON affiliate_codes USING btree (member_id);
grant insert, select, update on affiliate_codes to baize_app;

create table agent_contracts (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  kind text not null,
  version integer not null,
  given_by uuid,
  request_id uuid not null,
  state text not null,
  terms jsonb not null,
  asked_by text,
  starts_on date,
  ends_on date,
  end_reason text not null default ''::text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint agent_contracts_pkey PRIMARY KEY (member_id, id),
  constraint agent_contracts_member_id_kind_version_key UNIQUE (member_id, kind, version),
  constraint agent_contracts_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint agent_contracts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint agent_contracts_given_by_fkey FOREIGN KEY (given_by) REFERENCES members(id),
  constraint agent_contracts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint agent_contracts_asked_by_check CHECK (asked_by = ANY (ARRAY['giver'::text, 'holder'::text])),
  constraint agent_contracts_check CHECK ((asked_by IS NOT NULL) = (state = 'terminationRequested'::text)),
  constraint agent_contracts_check1 CHECK (member_id <> given_by),
  constraint agent_contracts_end_reason_check CHECK (end_reason = ANY (ARRAY[''::text, 'agreed'::text, 'changed'::text, 'higherRate'::text, 'uplineEnded'::text, 'moved'::text])),
  constraint agent_contracts_kind_check CHECK (kind = ANY (ARRAY['dividend'::text, 'dailySalary'::text, 'hourSalary'::text, 'realTimeSalary'::text, 'revenueShare'::text, 'positionTaking'::text])),
  constraint agent_contracts_state_check CHECK (state = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'changeRequested'::text, 'terminationRequested'::text, 'rejected'::text, 'replaced'::text, 'terminated'::text])),
  constraint agent_contracts_version_check CHECK (version > 0)
);
CREATE INDEX agent_contracts_by_id ON agent_contracts USING btree (id);
CREATE INDEX agent_contracts_given ON agent_contracts USING btree (given_by, kind) WHERE given_by IS NOT NULL;
CREATE INDEX agent_contracts_of_brand ON agent_contracts USING btree (brand_id, kind, starts_on);
CREATE UNIQUE INDEX agent_contracts_one_offer ON agent_contracts USING btree (member_id, kind) WHERE state = ANY (ARRAY['draft'::text, 'sent'::text]);
CREATE UNIQUE INDEX agent_contracts_one_running ON agent_contracts USING btree (member_id, kind) WHERE state = ANY (ARRAY['accepted'::text, 'changeRequested'::text, 'terminationRequested'::text]);
grant insert, select, update on agent_contracts to baize_app;

create table agent_pay_totals (
  member_id uuid not null,
  kind text not null,
  due_minor bigint not null,
  paid_minor bigint not null,
  held_minor bigint not null,
  constraint agent_pay_totals_pkey PRIMARY KEY (member_id, kind),
  constraint agent_pay_totals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant insert, select, update on agent_pay_totals to baize_app;

create table agent_pays (
  member_id uuid not null,
  kind text not null,
  period_key text collate "C" not null,
  brand_id uuid not null,
  currency_code text not null,
  contract_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  upline_path text collate "C" not null,
  due_minor bigint not null,
  paid_minor bigint not null default 0,
  held_minor bigint not null default 0,
  carry_minor bigint not null default 0,
  state text not null,
  revision integer not null,
  steps jsonb not null,
  computed_at timestamp with time zone not null,
  decided_by uuid,
  reason text not null default ''::text,
  constraint agent_pays_pkey PRIMARY KEY (member_id, kind, period_key),
  constraint agent_pays_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint agent_pays_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint agent_pays_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint agent_pays_carry_minor_check CHECK (carry_minor <= 0 OR kind = 'revenueShare'::text),
  constraint agent_pays_check CHECK ((state = 'held'::text) = (held_minor > 0)),
  constraint agent_pays_held_minor_check CHECK (held_minor >= 0),
  constraint agent_pays_kind_check CHECK (kind = ANY (ARRAY['rebate'::text, 'dividend'::text, 'dailySalary'::text, 'hourSalary'::text, 'realTimeSalary'::text, 'revenueShare'::text, 'positionTaking'::text])),
  constraint agent_pays_paid_minor_check CHECK (paid_minor >= 0),
  constraint agent_pays_state_check CHECK (state = ANY (ARRAY['nothing'::text, 'paid'::text, 'held'::text, 'refused'::text]))
);
CREATE INDEX agent_pays_by_state ON agent_pays USING btree (brand_id, state, computed_at DESC) WHERE state = ANY (ARRAY['held'::text, 'refused'::text]);
CREATE INDEX agent_pays_by_time ON agent_pays USING btree (member_id, starts_at DESC);
CREATE INDEX agent_pays_of_brand ON agent_pays USING btree (brand_id, kind, period_key);
CREATE INDEX agent_pays_of_span ON agent_pays USING btree (brand_id, starts_at) WHERE state <> 'refused'::text;
grant insert, select, update on agent_pays to baize_app;

create table agent_rates (
  member_id uuid not null,
  game_type text not null,
  valid_from date not null,
  brand_id uuid not null,
  percent numeric(7,4) not null,
  set_by text not null,
  created_at timestamp with time zone not null,
  constraint agent_rates_pkey PRIMARY KEY (member_id, game_type, valid_from),
  constraint agent_rates_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint agent_rates_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint agent_rates_percent_check CHECK (percent >= 0::numeric AND percent <= 100::numeric)
);
CREATE INDEX agent_rates_of_brand ON agent_rates USING btree (brand_id, valid_from);
grant insert, select, update on agent_rates to baize_app;

create table alarms (
  id uuid not null,
  code text not null,
  detail jsonb not null,
  raised_at timestamp with time zone not null,
  constraint alarms_pkey PRIMARY KEY (id)
);
CREATE INDEX alarms_newest ON alarms USING btree (raised_at DESC, id);
grant delete, insert, select on alarms to baize_app;

create table announced_promotions (
  announcement_id uuid not null,
  type text not null,
  badges text[] not null default '{}'::text[],
  starts_at timestamp with time zone not null,
  closes_at timestamp with time zone,
  linkage_type text not null,
  linkage_target text not null default ''::text,
  constraint announced_promotions_pkey PRIMARY KEY (announcement_id),
  constraint announced_promotions_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint announced_promotions_check CHECK (closes_at > starts_at),
  constraint announced_promotions_linkage_type_check CHECK (linkage_type = ANY (ARRAY['NONE'::text, 'REGISTER'::text, 'GAME'::text, 'PAGE'::text]))
);
grant delete, insert, select, update on announced_promotions to baize_app;

create table announcement_reads (
  member_id uuid not null,
  announcement_id uuid not null,
  read_at timestamp with time zone not null,
  constraint announcement_reads_pkey PRIMARY KEY (member_id, announcement_id),
  constraint announcement_reads_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint announcement_reads_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX announcement_reads_by_announcement ON announcement_reads USING btree (announcement_id);
grant delete, insert, select on announcement_reads to baize_app;

create table announcements (
  id uuid not null,
  brand_id uuid not null,
  list text not null,
  "position" integer not null default 0,
  texts jsonb not null,
  published_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  picture_url text not null default ''::text,
  readers text not null default 'everyone'::text,
  min_rank integer not null default 0,
  is_each_visit boolean not null default false,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint announcements_list_check CHECK (list = ANY (ARRAY['player'::text, 'popup'::text, 'promotion'::text, 'news'::text])),
  constraint announcements_readers_check CHECK (readers = ANY (ARRAY['everyone'::text, 'visitors'::text, 'members'::text]))
);
CREATE INDEX announcements_by_list ON announcements USING btree (brand_id, list, "position");
grant delete, insert, select, update on announcements to baize_app;

create table archived_months (
  table_name text not null,
  month date not null,
  row_count bigint not null,
  file_name text not null,
  file_sha256 bytea not null,
  archived_at timestamp with time zone not null,
  constraint archived_months_pkey PRIMARY KEY (table_name, month, archived_at)
);
grant select on archived_months to baize_app;

create table audit_log (
  seq bigint not null,
  happened_at timestamp with time zone not null,
  actor_kind text not null,
  actor text not null,
  brand_id uuid,
  act text not null,
  subject text not null,
  reason text not null,
  before json,
  after json,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_log_pkey PRIMARY KEY (seq),
  constraint audit_log_act_check CHECK (act <> ''::text),
  constraint audit_log_actor_check CHECK (actor <> ''::text),
  constraint audit_log_actor_kind_check CHECK (actor_kind = ANY (ARRAY['staff'::text, 'system'::text]))
);
CREATE INDEX audit_log_by_actor ON audit_log USING btree (actor, seq DESC);
CREATE INDEX audit_log_by_brand ON audit_log USING btree (brand_id, seq DESC);
CREATE INDEX audit_log_by_subject ON audit_log USING btree (subject, seq DESC);
CREATE INDEX audit_log_by_time ON audit_log USING btree (happened_at);
CREATE TRIGGER audit_log_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on audit_log to baize_app;

create table balance_corrections (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid not null,
  amount_minor bigint not null,
  currency_code text not null,
  occasion text not null,
  reason text not null,
  state text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text,
  constraint balance_corrections_pkey PRIMARY KEY (member_id, id),
  constraint balance_corrections_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  constraint balance_corrections_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint balance_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint balance_corrections_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint balance_corrections_amount_minor_check CHECK (amount_minor <> 0),
  constraint balance_corrections_check CHECK (decided_by IS DISTINCT FROM asked_by OR state = 'refused'::text),
  constraint balance_corrections_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'booked'::text, 'refused'::text]))
);
CREATE INDEX balance_corrections_by_id ON balance_corrections USING btree (id);
CREATE INDEX balance_corrections_of_brand ON balance_corrections USING btree (brand_id, state, asked_at);
CREATE INDEX balance_corrections_of_staff ON balance_corrections USING btree (asked_by, asked_at) WHERE decided_by IS NULL AND state = 'booked'::text;
grant insert, select, update on balance_corrections to baize_app;

create table bank_statement_lines (
  id uuid not null,
  brand_id uuid not null,
  line_key text not null,
  booked_on date not null,
  amount_minor bigint not null,
  currency_code text not null,
  payer text not null,
  words text not null,
  matched_order_id uuid,
  matched_by text not null,
  imported_at timestamp with time zone not null,
  imported_by uuid not null,
  constraint bank_statement_lines_pkey PRIMARY KEY (id),
  constraint bank_statement_lines_brand_id_line_key_key UNIQUE (brand_id, line_key),
  constraint bank_statement_lines_matched_order_id_key UNIQUE (matched_order_id),
  constraint bank_statement_lines_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint bank_statement_lines_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES staff(id),
  constraint bank_statement_lines_amount_minor_check CHECK (amount_minor > 0)
);
CREATE INDEX bank_statement_lines_by_day ON bank_statement_lines USING btree (brand_id, booked_on DESC, id);
CREATE INDEX bank_statement_lines_open ON bank_statement_lines USING btree (brand_id, booked_on DESC) WHERE matched_order_id IS NULL;
grant insert, select, update on bank_statement_lines to baize_app;

create table banners (
  id uuid not null,
  brand_id uuid not null,
  group_name text not null,
  "position" integer not null,
  picture_url text not null,
  mobile_picture_url text not null,
  texts jsonb not null,
  linkage_type text not null,
  linkage_target text not null default ''::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  readers text not null default 'everyone'::text,
  min_rank integer not null default 0,
  pictures jsonb not null default '{}'::jsonb,
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint banners_linkage_type_check CHECK (linkage_type = ANY (ARRAY['NONE'::text, 'REGISTER'::text, 'GAME'::text, 'PAGE'::text])),
  constraint banners_readers_check CHECK (readers = ANY (ARRAY['everyone'::text, 'visitors'::text, 'members'::text]))
);
CREATE INDEX banners_by_group ON banners USING btree (brand_id, group_name, "position");
grant delete, insert, select, update on banners to baize_app;

create table batches (
  id bigint not null generated always as identity,
  booked_in xid8 not null default pg_current_xact_id(),
  booked_at timestamp with time zone not null,
  constraint batches_pkey PRIMARY KEY (id)
);
CREATE INDEX batches_in_order ON batches USING btree (booked_in, id);
CREATE TRIGGER batches_kept BEFORE DELETE OR TRUNCATE ON batches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on batches to baize_app;

create table bets (
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  line integer not null,
  brand_id uuid not null,
  member_id uuid not null,
  game_id uuid not null,
  game_type text not null,
  currency_code text not null,
  account_kind text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  status text not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone not null,
  detail jsonb,
  batch_id bigint not null default currval('batches_id_seq'::regclass),
  valid_turnover_minor bigint not null generated always as (COALESCE((detail ->> '$validTurnoverMinor'::text)::bigint, LEAST(stake_minor, abs(payout_minor - stake_minor)))) stored,
  constraint bets_pkey1 PRIMARY KEY (round_id, vendor_code, line),
  constraint bets_right CHECK (stake_minor >= 0 AND (account_kind = ANY (ARRAY['cash'::text, 'trial'::text])) AND (status = ANY (ARRAY['settled'::text, 'cancelled'::text])))
);
CREATE INDEX bets_by_batch ON bets USING brin (batch_id) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX bets_by_settlement ON bets USING brin (settled_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX bets_of_member ON bets USING btree (member_id, placed_at DESC) INCLUDE (stake_minor, payout_minor);
CREATE TRIGGER bets_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON bets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on bets to baize_app;

create table big_wins (
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  brand_id uuid not null,
  day date not null,
  member_id uuid not null,
  game_id uuid not null,
  currency_code text not null,
  stake_minor numeric not null,
  payout_minor numeric not null,
  settled_at timestamp with time zone not null,
  constraint big_wins_pkey PRIMARY KEY (round_id, vendor_code)
);
CREATE INDEX big_wins_of_brand ON big_wins USING btree (brand_id, day, currency_code, payout_minor DESC);
grant delete, insert, select, update on big_wins to baize_app;

create table bonus_grants (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  source text not null,
  reference text not null,
  names jsonb not null default '{}'::jsonb,
  currency_code text not null,
  deposit_minor bigint not null,
  amount_minor bigint not null,
  required_minor bigint not null,
  progress_minor bigint not null default 0,
  terms jsonb not null,
  state text not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint bonus_grants_pkey PRIMARY KEY (member_id, id),
  constraint bonus_grants_member_id_source_reference_key UNIQUE (member_id, source, reference),
  constraint bonus_grants_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint bonus_grants_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint bonus_grants_amount_minor_check CHECK (amount_minor > 0),
  constraint bonus_grants_check CHECK ((ended_at IS NULL) = (state = 'running'::text)),
  constraint bonus_grants_deposit_minor_check CHECK (deposit_minor >= 0),
  constraint bonus_grants_progress_minor_check CHECK (progress_minor >= 0),
  constraint bonus_grants_required_minor_check CHECK (required_minor >= 0),
  constraint bonus_grants_state_check CHECK (state = ANY (ARRAY['running'::text, 'converted'::text, 'forfeited'::text, 'expired'::text]))
);
CREATE INDEX bonus_grants_of_brand ON bonus_grants USING btree (brand_id, granted_at);
CREATE UNIQUE INDEX bonus_grants_one_at_a_time ON bonus_grants USING btree (member_id) WHERE state = 'running'::text;
CREATE INDEX bonus_grants_running ON bonus_grants USING btree (granted_at) WHERE state = 'running'::text;
grant insert, select, update on bonus_grants to baize_app;

create table bookkeeper_runs (
  id bigint not null generated always as identity,
  kind text not null,
  subject text not null default ''::text,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  next text not null,
  findings integer not null,
  told jsonb not null,
  constraint bookkeeper_runs_pkey PRIMARY KEY (id),
  constraint bookkeeper_runs_kind_check CHECK (kind = ANY (ARRAY['since'::text, 'full'::text, 'reconciliation'::text]))
);
CREATE INDEX bookkeeper_runs_by_age ON bookkeeper_runs USING btree (ended_at);
CREATE INDEX bookkeeper_runs_by_kind ON bookkeeper_runs USING btree (kind, subject, id DESC);
grant delete, insert, select on bookkeeper_runs to baize_app;

create table brand_games (
  brand_id uuid not null,
  game_id uuid not null,
  enabled boolean not null default true,
  is_hot boolean not null default false,
  "position" integer not null default 0,
  maintenance boolean not null default false,
  min_bet_minor bigint,
  maintenance_ends_at timestamp with time zone,
  added_at timestamp with time zone default now(),
  constraint brand_games_pkey PRIMARY KEY (brand_id, game_id),
  constraint brand_games_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint brand_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint brand_games_min_bet_minor_check CHECK (min_bet_minor > 0)
);
CREATE INDEX brand_games_ending ON brand_games USING btree (maintenance_ends_at) WHERE maintenance_ends_at IS NOT NULL;
CREATE TRIGGER brand_games_deleted AFTER DELETE ON brand_games REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_games_left();
CREATE TRIGGER brand_games_inserted AFTER INSERT ON brand_games REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_games_arrived();
CREATE TRIGGER brand_games_moved AFTER UPDATE ON brand_games REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_games_left();
CREATE TRIGGER brand_games_updated AFTER UPDATE ON brand_games REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION brand_games_arrived();
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON brand_games FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant insert, select, update on brand_games to baize_app;

create table brand_guards (
  brand_id uuid not null,
  generation bigint not null default 1,
  constraint brand_guards_pkey PRIMARY KEY (brand_id)
);
grant select on brand_guards to baize_app;

create table brand_hosts (
  host text not null,
  brand_id uuid not null,
  agent_id uuid,
  constraint brand_hosts_pkey PRIMARY KEY (host),
  constraint brand_hosts_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES members(id),
  constraint brand_hosts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint brand_hosts_host_check CHECK (host = lower(host))
);
CREATE UNIQUE INDEX brand_hosts_of_agent ON brand_hosts USING btree (agent_id) WHERE agent_id IS NOT NULL;
grant delete, insert, select, update on brand_hosts to baize_app;

create table brand_texts (
  brand_id uuid not null,
  key text not null,
  texts jsonb not null,
  constraint brand_texts_pkey PRIMARY KEY (brand_id, key),
  constraint brand_texts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant delete, insert, select, update on brand_texts to baize_app;

create table brand_vendors (
  brand_id uuid not null,
  vendor_code text not null,
  game_type text not null,
  is_hot boolean not null default false,
  "position" integer not null default 0,
  enabled boolean not null default true,
  maintenance boolean not null default false,
  icon_url text not null default ''::text,
  maintenance_ends_at timestamp with time zone,
  constraint brand_vendors_pkey PRIMARY KEY (brand_id, vendor_code, game_type),
  constraint brand_vendors_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint brand_vendors_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code)
);
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON brand_vendors FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant insert, select, update on brand_vendors to baize_app;

create table brand_versions (
  brand_id uuid not null,
  version integer not null,
  document jsonb not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamp with time zone not null,
  constraint brand_versions_pkey PRIMARY KEY (brand_id, version),
  constraint brand_versions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant insert, select on brand_versions to baize_app;

create table brands (
  id uuid not null,
  code text not null,
  name text not null,
  currency_code text not null,
  default_language text not null,
  settings jsonb not null,
  created_at timestamp with time zone not null,
  version integer not null default 0,
  closed_at timestamp with time zone,
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_code_key UNIQUE (code),
  constraint brands_code_check CHECK (code ~ '^[a-z0-9_]{2,40}$'::text)
);
CREATE TRIGGER brand_changed AFTER UPDATE ON brands FOR EACH ROW EXECUTE FUNCTION brand_changed();
CREATE TRIGGER brands_guarded AFTER INSERT ON brands FOR EACH ROW EXECUTE FUNCTION guard_new_brand();
grant insert, select, update on brands to baize_app;

create table calendar_runs (
  kind text not null,
  subject text not null,
  period_key text not null,
  zone text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text not null,
  attempts integer not null default 0,
  last_error text,
  due_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint calendar_runs_pkey PRIMARY KEY (kind, subject, period_key),
  constraint calendar_runs_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX calendar_runs_newest ON calendar_runs USING btree (kind, subject, ends_at DESC);
CREATE INDEX calendar_runs_unfinished ON calendar_runs USING btree (status, kind) WHERE status <> 'done'::text;
grant delete, insert, select, update on calendar_runs to baize_app;

create table campaign_entries (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  cycle text not null,
  state text not null,
  deposit_order_id uuid,
  base_minor bigint not null default 0,
  reward_id uuid,
  reward_minor bigint,
  comment text not null default ''::text,
  sealed_number text,
  reason text not null default ''::text,
  joined_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by text not null default ''::text,
  constraint campaign_entries_pkey PRIMARY KEY (member_id, id),
  constraint campaign_entries_member_id_campaign_id_cycle_key UNIQUE (member_id, campaign_id, cycle),
  constraint campaign_entries_brand_id_campaign_id_fkey FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns(brand_id, id),
  constraint campaign_entries_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint campaign_entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint campaign_entries_state_check CHECK (state = ANY (ARRAY['joined'::text, 'applying'::text, 'rewarded'::text, 'rejected'::text]))
);
CREATE INDEX campaign_entries_joined ON campaign_entries USING btree (brand_id, joined_at) WHERE state = 'joined'::text;
CREATE INDEX campaign_entries_of_campaign ON campaign_entries USING btree (brand_id, campaign_id);
CREATE UNIQUE INDEX campaign_entries_of_deposit ON campaign_entries USING btree (member_id, deposit_order_id) WHERE deposit_order_id IS NOT NULL;
CREATE INDEX campaign_entries_waiting ON campaign_entries USING btree (brand_id, applied_at) WHERE state = 'applying'::text;
grant insert, select, update on campaign_entries to baize_app;

create table campaign_proofs (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  entry_id uuid,
  webp bytea not null,
  created_at timestamp with time zone not null,
  constraint campaign_proofs_pkey PRIMARY KEY (member_id, id),
  constraint campaign_proofs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint campaign_proofs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX campaign_proofs_loose ON campaign_proofs USING btree (created_at) WHERE entry_id IS NULL;
CREATE INDEX campaign_proofs_of_entry ON campaign_proofs USING btree (member_id, entry_id);
grant delete, insert, select, update on campaign_proofs to baize_app;

create table campaign_versions (
  brand_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  content jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint campaign_versions_pkey PRIMARY KEY (brand_id, campaign_id, version),
  constraint campaign_versions_brand_id_campaign_id_fkey FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns(brand_id, id)
);
grant insert, select on campaign_versions to baize_app;

create table campaigns (
  brand_id uuid not null,
  id uuid not null,
  state text not null,
  version integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint campaigns_pkey PRIMARY KEY (brand_id, id),
  constraint campaigns_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint campaigns_state_check CHECK (state = ANY (ARRAY['draft'::text, 'live'::text, 'ended'::text]))
);
CREATE INDEX campaigns_live ON campaigns USING btree (brand_id, starts_at) WHERE state = 'live'::text;
grant insert, select, update on campaigns to baize_app;

create table captchas (
  brand_id uuid not null,
  form_id uuid not null,
  purpose text not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (brand_id, form_id, purpose),
  constraint captchas_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
CREATE INDEX captchas_by_expiry ON captchas USING btree (expires_at);
grant delete, insert, select, update on captchas to baize_app;

create table catalogue_version (
  is_the_one boolean not null default true,
  version bigint not null,
  constraint catalogue_version_pkey PRIMARY KEY (is_the_one),
  constraint catalogue_version_is_the_one_check CHECK (is_the_one)
);
grant select on catalogue_version to baize_app;

create table contact_changes (
  id uuid not null,
  member_id uuid not null,
  brand_id uuid not null,
  kind text not null,
  sealed_old_value text,
  old_verified_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  cooling_off_until timestamp with time zone not null,
  revert_token_hash bytea,
  revert_until timestamp with time zone not null,
  reverted_at timestamp with time zone,
  constraint contact_changes_pkey PRIMARY KEY (member_id, id),
  constraint contact_changes_revert_token_hash_key UNIQUE (revert_token_hash),
  constraint contact_changes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint contact_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint contact_changes_kind_check CHECK (kind = ANY (ARRAY['mobile'::text, 'email'::text]))
);
CREATE INDEX contact_changes_by_id ON contact_changes USING btree (id);
CREATE INDEX contact_changes_by_member ON contact_changes USING btree (member_id, changed_at);
grant insert, select, update on contact_changes to baize_app;

create table content_pictures (
  id uuid not null,
  brand_id uuid not null,
  webp bytea not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  constraint content_pictures_pkey PRIMARY KEY (id),
  constraint content_pictures_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
CREATE INDEX content_pictures_by_brand ON content_pictures USING btree (brand_id);
grant insert, select on content_pictures to baize_app;

create table content_pieces (
  id uuid not null,
  brand_id uuid not null,
  kind text not null,
  document jsonb not null,
  version integer not null,
  published_version integer,
  is_withdrawn boolean not null default false,
  "position" integer not null default 0,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint content_pieces_pkey PRIMARY KEY (id),
  constraint content_pieces_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint content_pieces_kind_check CHECK (kind = ANY (ARRAY['banner'::text, 'notice'::text, 'popup'::text, 'news'::text, 'promotion'::text, 'help'::text, 'text'::text]))
);
CREATE INDEX content_pieces_by_kind ON content_pieces USING btree (brand_id, kind, "position");
CREATE UNIQUE INDEX content_pieces_one_a_text ON content_pieces USING btree (brand_id, (document ->> 'key'::text)) WHERE kind = 'text'::text;
grant insert, select, update on content_pieces to baize_app;

create table content_versions (
  piece_id uuid not null,
  version integer not null,
  document jsonb not null,
  act text not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamp with time zone not null,
  constraint content_versions_pkey PRIMARY KEY (piece_id, version),
  constraint content_versions_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES content_pieces(id),
  constraint content_versions_act_check CHECK (act = ANY (ARRAY['found'::text, 'drafted'::text, 'published'::text, 'withdrawn'::text]))
);
grant insert, select on content_versions to baize_app;

create table contract_requests (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid not null,
  kind text not null,
  contract text not null,
  message text not null,
  state text not null,
  reply text not null default ''::text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint contract_requests_pkey PRIMARY KEY (member_id, id),
  constraint contract_requests_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint contract_requests_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint contract_requests_check CHECK ((state = 'processing'::text) = (decided_at IS NULL)),
  constraint contract_requests_contract_check CHECK (contract = ANY (ARRAY['dividend'::text, 'dailySalary'::text, 'hourSalary'::text, 'realTimeSalary'::text, 'revenueShare'::text, 'positionTaking'::text])),
  constraint contract_requests_kind_check CHECK (kind = ANY (ARRAY['new'::text, 'termination'::text])),
  constraint contract_requests_state_check CHECK (state = ANY (ARRAY['processing'::text, 'approved'::text, 'rejected'::text]))
);
CREATE INDEX contract_requests_by_id ON contract_requests USING btree (id);
CREATE INDEX contract_requests_of_member ON contract_requests USING btree (member_id, created_at DESC);
CREATE UNIQUE INDEX contract_requests_open ON contract_requests USING btree (member_id, contract) WHERE state = 'processing'::text;
grant insert, select, update on contract_requests to baize_app;

create table credentials (
  member_id uuid not null,
  password_hash text,
  changed_at timestamp with time zone not null,
  constraint credentials_pkey PRIMARY KEY (member_id),
  constraint credentials_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER passwords_changed AFTER UPDATE OF changed_at ON credentials FOR EACH ROW WHEN (old.changed_at IS DISTINCT FROM new.changed_at) EXECUTE FUNCTION tell_sessions_changed();
grant insert, select, update on credentials to baize_app;

create table database_part (
  is_only boolean not null default true,
  part text not null,
  vendors_id uuid not null,
  state text not null,
  marked_at timestamp with time zone not null default now(),
  constraint database_part_pkey PRIMARY KEY (is_only),
  constraint database_part_is_only_check CHECK (is_only),
  constraint database_part_part_check CHECK (part = ANY (ARRAY['core'::text, 'vendors'::text])),
  constraint database_part_state_check CHECK (state = ANY (ARRAY['apart'::text, 'moving'::text, 'returning'::text]))
);
grant select on database_part to baize_app;

create table default_vendor_caps (
  currency_code text not null,
  single_win_minor bigint,
  hourly_loss_minor bigint,
  constraint default_vendor_caps_pkey PRIMARY KEY (currency_code),
  constraint default_vendor_caps_hourly_loss_minor_check CHECK (hourly_loss_minor > 0),
  constraint default_vendor_caps_single_win_minor_check CHECK (single_win_minor > 0)
);
grant delete, insert, select, update on default_vendor_caps to baize_app;

create table deposit_order_steps (
  member_id uuid not null,
  order_id uuid not null,
  step smallint not null,
  to_state text not null,
  actor text not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint deposit_order_steps_pkey PRIMARY KEY (member_id, order_id, step),
  constraint deposit_order_steps_member_id_order_id_fkey FOREIGN KEY (member_id, order_id) REFERENCES deposit_orders(member_id, order_id),
  constraint deposit_order_steps_actor_check CHECK (actor = ANY (ARRAY['member'::text, 'provider'::text, 'clock'::text, 'staff'::text]))
);
grant insert, select on deposit_order_steps to baize_app;

create table deposit_orders (
  member_id uuid not null,
  order_id uuid not null,
  brand_id uuid not null,
  request_id uuid not null,
  method_code text not null,
  provider text not null,
  kind text not null,
  currency_code text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  state text not null,
  reason text not null,
  provider_reference text,
  instructions jsonb,
  paid_minor bigint,
  reversed_minor bigint,
  owed_minor bigint,
  return_url text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  asked integer not null default 0,
  ask_at timestamp with time zone,
  constraint deposit_orders_pkey PRIMARY KEY (member_id, order_id),
  constraint deposit_orders_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint deposit_orders_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint deposit_orders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint deposit_orders_amount_minor_check CHECK (amount_minor > 0),
  constraint deposit_orders_check CHECK (paid_minor IS NOT NULL OR state <> 'PAID'::text),
  constraint deposit_orders_fee_minor_check CHECK (fee_minor >= 0),
  constraint deposit_orders_kind_check CHECK (kind = ANY (ARRAY['redirect'::text, 'qr'::text, 'transfer'::text])),
  constraint deposit_orders_owed_minor_check CHECK (owed_minor >= 0),
  constraint deposit_orders_paid_minor_check CHECK (paid_minor > 0),
  constraint deposit_orders_reversed_minor_check CHECK (reversed_minor > 0),
  constraint deposit_orders_state_check CHECK (state = ANY (ARRAY['CREATED'::text, 'PENDING'::text, 'PAID'::text, 'EXPIRED'::text, 'FAILED'::text, 'REVERSED'::text]))
);
CREATE INDEX deposit_orders_by_id ON deposit_orders USING btree (order_id);
CREATE INDEX deposit_orders_by_reference ON deposit_orders USING btree (brand_id, provider_reference);
CREATE INDEX deposit_orders_of_brand ON deposit_orders USING btree (brand_id, created_at DESC);
CREATE INDEX deposit_orders_of_member ON deposit_orders USING btree (member_id, created_at DESC);
CREATE INDEX deposit_orders_of_state ON deposit_orders USING btree (brand_id, state, created_at DESC);
CREATE INDEX deposit_orders_to_ask ON deposit_orders USING btree (ask_at) WHERE ask_at IS NOT NULL;
grant insert, select, update on deposit_orders to baize_app;

create table deposit_proofs (
  member_id uuid not null,
  order_id uuid not null,
  proof_no smallint not null,
  webp bytea not null,
  added_at timestamp with time zone not null,
  constraint deposit_proofs_pkey PRIMARY KEY (member_id, order_id, proof_no),
  constraint deposit_proofs_member_id_order_id_fkey FOREIGN KEY (member_id, order_id) REFERENCES deposit_orders(member_id, order_id),
  constraint deposit_proofs_proof_no_check CHECK (proof_no >= 1 AND proof_no <= 3)
);
grant insert, select on deposit_proofs to baize_app;

create table deposits (
  id uuid not null,
  member_id uuid not null,
  brand_id uuid not null,
  request_id uuid not null,
  provider text not null,
  amount_minor bigint not null,
  currency_code text not null,
  created_at timestamp with time zone not null,
  constraint deposits_pkey PRIMARY KEY (member_id, id),
  constraint deposits_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint deposits_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint deposits_amount_minor_check CHECK (amount_minor > 0)
);
CREATE INDEX deposits_by_id ON deposits USING btree (id);
CREATE INDEX deposits_of_brand ON deposits USING btree (brand_id, created_at);
CREATE INDEX deposits_of_member ON deposits USING btree (member_id, created_at DESC);
grant insert, select on deposits to baize_app;

create table device_tokens (
  id uuid not null,
  family_id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  brand_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint device_tokens_pkey PRIMARY KEY (member_id, id),
  constraint device_tokens_token_hash_key UNIQUE (token_hash),
  constraint device_tokens_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint device_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX device_tokens_by_family ON device_tokens USING btree (family_id);
CREATE INDEX device_tokens_by_id ON device_tokens USING btree (id);
CREATE INDEX device_tokens_by_member ON device_tokens USING btree (member_id);
grant delete, insert, select, update on device_tokens to baize_app;

create table encryption_keys (
  kid text not null,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamp with time zone not null,
  retires_at timestamp with time zone not null,
  constraint encryption_keys_pkey PRIMARY KEY (kid)
);
grant delete, insert, select, update on encryption_keys to baize_app;

create table excluded_contacts (
  lookup bytea not null,
  member_id uuid not null,
  excluded_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint excluded_contacts_pkey PRIMARY KEY (member_id, lookup, excluded_at),
  constraint excluded_contacts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX excluded_contacts_found ON excluded_contacts USING btree (lookup);
grant insert, select on excluded_contacts to baize_app;

create table favorites (
  member_id uuid not null,
  game_id uuid not null,
  created_at timestamp with time zone not null,
  constraint favorites_pkey PRIMARY KEY (member_id, game_id),
  constraint favorites_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint favorites_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant delete, insert, select on favorites to baize_app;

create table feedback (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid,
  type text not null,
  content text not null,
  ip text not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  handled_by uuid,
  network text not null default ''::text,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  sealed_email text,
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint feedback_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES staff(id),
  constraint feedback_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX feedback_by_time ON feedback USING btree (brand_id, received_at DESC);
CREATE INDEX feedback_of_member ON feedback USING btree (member_id, received_at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX feedback_of_network ON feedback USING btree (network, received_at);
grant insert, select, update on feedback to baize_app;

create table feedback_images (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid,
  feedback_id uuid,
  "position" smallint not null default 0,
  network text not null,
  webp bytea not null,
  uploaded_at timestamp with time zone not null,
  constraint feedback_images_pkey PRIMARY KEY (id),
  constraint feedback_images_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint feedback_images_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES feedback(id),
  constraint feedback_images_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint feedback_images_webp_check CHECK (octet_length(webp) <= 4000000)
);
CREATE INDEX feedback_images_by_feedback ON feedback_images USING btree (feedback_id, "position") WHERE feedback_id IS NOT NULL;
CREATE INDEX feedback_images_of_brand ON feedback_images USING btree (brand_id, uploaded_at);
CREATE INDEX feedback_images_of_network ON feedback_images USING btree (network, uploaded_at);
CREATE INDEX feedback_images_unsent ON feedback_images USING btree (network, uploaded_at) WHERE feedback_id IS NULL;
grant delete, insert, select, update on feedback_images to baize_app;

create table free_round_grants (
  vendor_code text collate "C" not null,
  grant_id text collate "C" not null,
  member_id uuid not null,
  campaign text not null,
  game_codes text[] not null,
  round_count integer not null,
  used_count integer not null default 0,
  value_minor bigint not null,
  expires_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  given_at timestamp with time zone not null,
  constraint free_round_grants_pkey PRIMARY KEY (vendor_code, grant_id),
  constraint free_round_grants_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint free_round_grants_check CHECK (used_count >= 0 AND used_count <= round_count),
  constraint free_round_grants_round_count_check CHECK (round_count > 0),
  constraint free_round_grants_value_minor_check CHECK (value_minor > 0)
);
CREATE INDEX free_round_grants_by_time ON free_round_grants USING btree (given_at);
CREATE INDEX free_round_grants_of_member ON free_round_grants USING btree (member_id) WHERE cancelled_at IS NULL AND used_count < round_count;
grant insert, select, update (cancelled_at, used_count) on free_round_grants to baize_app;

create table game_days (
  brand_id uuid not null,
  day date not null,
  game_id uuid not null,
  vendor_code text collate "C" not null,
  game_type text not null,
  currency_code text not null,
  bets integer not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  constraint game_days_pkey PRIMARY KEY (brand_id, day, game_id, vendor_code, game_type, currency_code)
) with (fillfactor=70);
grant delete, insert, select, update on game_days to baize_app;

create table games (
  id uuid not null,
  vendor_code text not null,
  game_code text not null,
  game_type text not null,
  game_classify text not null default ''::text,
  names jsonb not null,
  min_bet_minor bigint not null,
  min_line_num integer not null default 1,
  cover_url text not null,
  wide_cover_url text not null,
  default_play_type text not null default ''::text,
  is_group boolean not null default false,
  parent_id uuid,
  rtp_hundredths integer,
  volatility text,
  constraint games_pkey PRIMARY KEY (id),
  constraint games_vendor_code_game_code_key UNIQUE (vendor_code, game_code),
  constraint games_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES games(id),
  constraint games_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint games_min_bet_minor_check CHECK (min_bet_minor > 0),
  constraint games_one_level CHECK (NOT (is_group AND parent_id IS NOT NULL)),
  constraint games_rtp_hundredths_check CHECK (rtp_hundredths >= 1 AND rtp_hundredths <= 20000),
  constraint games_volatility_check CHECK (volatility = ANY (ARRAY['low'::text, 'mediumLow'::text, 'medium'::text, 'mediumHigh'::text, 'high'::text]))
);
CREATE INDEX games_by_parent ON games USING btree (parent_id) WHERE parent_id IS NOT NULL;
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON games FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant insert, select, update on games to baize_app;

create table held_payout_steps (
  from_state text not null,
  to_state text not null,
  constraint held_payout_steps_pkey PRIMARY KEY (from_state, to_state)
);
grant select on held_payout_steps to baize_app;

create table held_payouts (
  id uuid not null,
  vendor_code text not null,
  tx_id text not null,
  round_id text not null,
  member_id uuid not null,
  brand_id uuid not null,
  currency_code text not null,
  amount_minor bigint not null,
  reason text not null,
  state text not null default 'held'::text,
  held_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  actor text,
  decision_reason text,
  constraint held_payouts_pkey PRIMARY KEY (member_id, id),
  constraint held_payouts_vendor_code_tx_id_key UNIQUE (vendor_code, tx_id),
  constraint held_payouts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint held_payouts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint held_payouts_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint held_payouts_amount_minor_check CHECK (amount_minor > 0),
  constraint held_payouts_check CHECK ((state = 'held'::text) = (decided_at IS NULL) AND (state = 'held'::text) = (actor IS NULL) AND (state = 'held'::text) = (decision_reason IS NULL)),
  constraint held_payouts_reason_check CHECK (reason = ANY (ARRAY['hourly_loss'::text, 'beyond_float'::text])),
  constraint held_payouts_state_check CHECK (state = ANY (ARRAY['held'::text, 'paid'::text, 'refused'::text]))
);
CREATE INDEX held_payouts_by_brand ON held_payouts USING btree (brand_id, state, held_at);
CREATE INDEX held_payouts_by_id ON held_payouts USING btree (id);
CREATE INDEX held_payouts_waiting ON held_payouts USING btree (held_at) WHERE state = 'held'::text;
CREATE TRIGGER held_payout_steps BEFORE UPDATE ON held_payouts FOR EACH ROW EXECUTE FUNCTION keep_to_held_payout_steps();
grant insert, select, update (actor, decided_at, decision_reason, state) on held_payouts to baize_app;

create table help_articles (
  id uuid not null,
  brand_id uuid not null,
  tag text not null,
  "position" integer not null default 0,
  texts jsonb not null,
  topic text,
  constraint help_articles_pkey PRIMARY KEY (id),
  constraint help_articles_brand_id_tag_key UNIQUE (brand_id, tag),
  constraint help_articles_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint help_articles_tag_check CHECK (tag ~ '^[a-z][a-z0-9-]{0,39}$'::text)
);
grant delete, insert, select, update on help_articles to baize_app;

create table house_moves (
  account_id uuid not null,
  booked_in xid8 not null default pg_current_xact_id(),
  batch_id bigint not null,
  amount_minor bigint not null,
  constraint house_moves_pkey PRIMARY KEY (account_id, booked_in, batch_id)
);
CREATE TRIGGER house_moves_kept BEFORE DELETE OR TRUNCATE ON house_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on house_moves to baize_app;

create table house_rollups (
  account_id uuid not null,
  balance_minor numeric not null,
  before xid8 not null,
  constraint house_rollups_pkey PRIMARY KEY (account_id)
);
grant select on house_rollups to baize_app;

create table identity_checks (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  level smallint not null,
  state text not null,
  opened_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text not null default ''::text,
  constraint identity_checks_pkey PRIMARY KEY (member_id, id),
  constraint identity_checks_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint identity_checks_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  constraint identity_checks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint identity_checks_check CHECK ((state = ANY (ARRAY['APPROVED'::text, 'REFUSED'::text])) = (decided_at IS NOT NULL AND decided_by IS NOT NULL)),
  constraint identity_checks_check1 CHECK (state = 'OPEN'::text OR submitted_at IS NOT NULL),
  constraint identity_checks_level_check CHECK (level >= 1 AND level <= 5),
  constraint identity_checks_reason_check CHECK (char_length(reason) <= 500),
  constraint identity_checks_state_check CHECK (state = ANY (ARRAY['OPEN'::text, 'SUBMITTED'::text, 'APPROVED'::text, 'REFUSED'::text]))
);
CREATE INDEX identity_checks_by_id ON identity_checks USING btree (id);
CREATE INDEX identity_checks_of_brand ON identity_checks USING btree (brand_id, state, submitted_at);
CREATE UNIQUE INDEX identity_checks_under_way ON identity_checks USING btree (member_id) WHERE state = ANY (ARRAY['OPEN'::text, 'SUBMITTED'::text]);
grant insert, select, update on identity_checks to baize_app;

create table identity_documents (
  member_id uuid not null,
  id uuid not null,
  check_id uuid not null,
  brand_id uuid not null,
  kind text not null,
  sealed bytea not null,
  uploaded_at timestamp with time zone not null,
  constraint identity_documents_pkey PRIMARY KEY (member_id, id),
  constraint identity_documents_member_id_check_id_kind_key UNIQUE (member_id, check_id, kind),
  constraint identity_documents_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint identity_documents_member_id_check_id_fkey FOREIGN KEY (member_id, check_id) REFERENCES identity_checks(member_id, id),
  constraint identity_documents_kind_check CHECK (kind = ANY (ARRAY['identityFront'::text, 'identityBack'::text, 'selfie'::text, 'addressProof'::text, 'incomeProof'::text]))
);
CREATE INDEX identity_documents_by_id ON identity_documents USING btree (id);
CREATE INDEX identity_documents_of_brand ON identity_documents USING btree (brand_id, uploaded_at);
grant delete, insert, select on identity_documents to baize_app;

create table installation_switches (
  is_the_one boolean not null default true,
  is_draining boolean not null default false,
  is_closed boolean not null default false,
  ends_at timestamp with time zone,
  texts jsonb not null default '{}'::jsonb,
  constraint installation_switches_pkey PRIMARY KEY (is_the_one),
  constraint installation_switches_is_the_one_check CHECK (is_the_one)
);
CREATE TRIGGER installation_switched AFTER UPDATE ON installation_switches FOR EACH ROW EXECUTE FUNCTION installation_switched();
grant select, update on installation_switches to baize_app;

create table journal (
  batch_id bigint not null,
  line integer not null,
  source text collate "C" not null,
  reference text collate "C" not null,
  leg smallint not null,
  member_id uuid not null,
  act text not null,
  fingerprint bytea not null,
  subject text not null,
  outcome text not null,
  resolves text collate "C",
  movement text,
  debit_account_id uuid,
  credit_account_id uuid,
  amount_minor bigint,
  debit_balance_after_minor bigint,
  debit_version bigint,
  credit_balance_after_minor bigint,
  credit_version bigint,
  booked_at timestamp with time zone not null,
  constraint journal_pkey PRIMARY KEY (batch_id, line)
);
CREATE UNIQUE INDEX journal_by_credit ON journal USING btree (credit_account_id, credit_version) WHERE credit_version IS NOT NULL;
CREATE UNIQUE INDEX journal_by_debit ON journal USING btree (debit_account_id, debit_version) WHERE debit_version IS NOT NULL;
CREATE UNIQUE INDEX journal_once ON journal USING btree (reference, source, leg);
CREATE INDEX journal_other_by_credit ON journal USING btree (credit_account_id, credit_version) WHERE credit_version IS NOT NULL AND (movement <> ALL (ARRAY['stake'::text, 'win'::text, 'betHold'::text, 'betCommit'::text, 'betRelease'::text]));
CREATE INDEX journal_other_by_debit ON journal USING btree (debit_account_id, debit_version) WHERE debit_version IS NOT NULL AND (movement <> ALL (ARRAY['stake'::text, 'win'::text, 'betHold'::text, 'betCommit'::text, 'betRelease'::text]));
CREATE INDEX journal_paid_in ON journal USING btree (credit_account_id, booked_at) WHERE movement = ANY (ARRAY['deposit'::text, 'memberTransferReceived'::text, 'rewardPaid'::text, 'rebatePaid'::text]);
CREATE UNIQUE INDEX journal_resolved_once ON journal USING btree (resolves, source) WHERE resolves IS NOT NULL AND leg = 0;
CREATE INDEX journal_seldom_by_time ON journal USING btree (booked_at) WHERE movement = ANY (ARRAY['deposit'::text, 'depositReversal'::text, 'depositReversalOwed'::text, 'withdrawalPayout'::text, 'withdrawalReturn'::text, 'promo'::text, 'freeRoundWin'::text, 'bonusConvert'::text, 'rewardPaid'::text, 'rebatePaid'::text]);
CREATE INDEX journal_sent_on ON journal USING btree (debit_account_id, booked_at) WHERE movement = 'memberTransferSent'::text;
CREATE TRIGGER journal_fits BEFORE INSERT ON journal FOR EACH ROW WHEN (current_setting('baize.lines'::text, true) IS DISTINCT FROM 'checked'::text) EXECUTE FUNCTION refuse_wrong_line();
CREATE TRIGGER journal_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on journal to baize_app;

create table launch_hosts (
  brand_id uuid not null,
  origin text not null,
  constraint launch_hosts_pkey PRIMARY KEY (brand_id, origin),
  constraint launch_hosts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint launch_hosts_origin_check CHECK (origin ~ '^https?://[^/?#]+$'::text)
);
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON launch_hosts FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant delete, insert, select, update on launch_hosts to baize_app;

create table launch_tokens (
  token_hash bytea not null,
  member_id uuid not null,
  site_session_id uuid not null,
  game_id uuid not null,
  locale text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint launch_tokens_pkey PRIMARY KEY (token_hash),
  constraint launch_tokens_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint launch_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint launch_tokens_site_session_id_fkey FOREIGN KEY (site_session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX launch_tokens_by_expiry ON launch_tokens USING btree (expires_at);
CREATE INDEX launch_tokens_by_site_session ON launch_tokens USING btree (site_session_id);
grant delete, insert, select, update on launch_tokens to baize_app;

create table login_failures (
  id uuid not null,
  brand_id uuid not null,
  username text not null,
  ip text not null,
  failed_at timestamp with time zone not null,
  constraint login_failures_pkey PRIMARY KEY (id),
  constraint login_failures_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
CREATE INDEX login_failures_by_address ON login_failures USING btree (brand_id, ip, failed_at);
CREATE INDEX login_failures_by_name ON login_failures USING btree (brand_id, username, failed_at);
CREATE INDEX login_failures_by_time ON login_failures USING btree (failed_at);
grant delete, insert, select on login_failures to baize_app;

create table mall_goods (
  brand_id uuid not null,
  id uuid not null,
  kind text not null,
  names jsonb not null,
  descriptions jsonb not null default '{}'::jsonb,
  picture_url text not null default ''::text,
  points bigint not null,
  cash_minor bigint,
  stock integer not null,
  is_offered boolean not null,
  "position" integer not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  vendor_code text collate "C",
  game_code text collate "C",
  round_count integer,
  round_minor bigint,
  constraint mall_goods_pkey PRIMARY KEY (brand_id, id),
  constraint mall_goods_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint mall_goods_check CHECK ((cash_minor IS NOT NULL) = (kind = 'cash'::text) AND (cash_minor IS NULL OR cash_minor > 0)),
  constraint mall_goods_free_rounds CHECK (num_nonnulls(vendor_code, game_code, round_count, round_minor) =
CASE kind
    WHEN 'freeRounds'::text THEN 4
    ELSE 0
END),
  constraint mall_goods_kind_check CHECK (kind = ANY (ARRAY['goods'::text, 'cash'::text, 'freeRounds'::text])),
  constraint mall_goods_points_check CHECK (points > 0),
  constraint mall_goods_round_count_check CHECK (round_count > 0),
  constraint mall_goods_round_minor_check CHECK (round_minor > 0),
  constraint mall_goods_stock CHECK (stock >= 0)
);
grant insert, select, update on mall_goods to baize_app;

create table mall_orders (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  request_id uuid not null,
  goods_id uuid not null,
  kind text not null,
  names jsonb not null,
  quantity integer not null,
  points bigint not null,
  cash_minor bigint,
  sealed_address text,
  state text not null,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text not null default ''::text,
  constraint mall_orders_pkey PRIMARY KEY (member_id, id),
  constraint mall_orders_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint mall_orders_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint mall_orders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint mall_orders_points_check CHECK (points >= 0),
  constraint mall_orders_quantity_check CHECK (quantity > 0),
  constraint mall_orders_state_check CHECK (state = ANY (ARRAY['processing'::text, 'rejected'::text, 'approved'::text]))
);
CREATE INDEX mall_orders_newest ON mall_orders USING btree (member_id, created_at DESC, id);
CREATE INDEX mall_orders_of_brand ON mall_orders USING btree (brand_id, state, created_at);
CREATE INDEX mall_orders_of_goods ON mall_orders USING btree (brand_id, goods_id);
grant insert, select, update on mall_orders to baize_app;

create table member_bars (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  kind text not null,
  length text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  set_by text not null,
  reason text not null default ''::text,
  constraint member_bars_pkey PRIMARY KEY (member_id, id),
  constraint member_bars_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_bars_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_bars_kind_check CHECK (kind = ANY (ARRAY['coolOff'::text, 'exclusion'::text])),
  constraint member_bars_set_by_check CHECK (set_by = ANY (ARRAY['member'::text, 'staff'::text, 'contact'::text]))
);
CREATE INDEX member_bars_latest ON member_bars USING btree (brand_id, starts_at DESC);
grant insert, select on member_bars to baize_app;

create table member_contacts (
  member_id uuid not null,
  brand_id uuid not null,
  kind text not null,
  sealed_value text not null,
  lookup bytea not null,
  verified_at timestamp with time zone,
  constraint member_contacts_pkey PRIMARY KEY (member_id, kind),
  constraint member_contacts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_contacts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_contacts_kind_check CHECK (kind = ANY (ARRAY['mobile'::text, 'email'::text]))
);
CREATE UNIQUE INDEX member_contacts_mobile ON member_contacts USING btree (brand_id, lookup) WHERE kind = 'mobile'::text;
grant delete, insert, select, update on member_contacts to baize_app;

create table member_exports (
  id uuid not null,
  member_id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  begun_at timestamp with time zone not null,
  constraint member_exports_pkey PRIMARY KEY (member_id, id),
  constraint member_exports_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_exports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_exports_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX member_exports_by_age ON member_exports USING btree (begun_at);
grant delete, insert, select on member_exports to baize_app;

create table member_limit_changes (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  kind text not null,
  before_minor bigint,
  after_minor bigint,
  state text not null,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint member_limit_changes_pkey PRIMARY KEY (member_id, id),
  constraint member_limit_changes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_limit_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_limit_changes_after_minor_check CHECK (after_minor >= 0),
  constraint member_limit_changes_before_minor_check CHECK (before_minor >= 0),
  constraint member_limit_changes_check CHECK ((state = 'WAITING'::text) = (decided_at IS NULL)),
  constraint member_limit_changes_state_check CHECK (state = ANY (ARRAY['IN_FORCE'::text, 'WAITING'::text, 'CONFIRMED'::text, 'WITHDRAWN'::text, 'REPLACED'::text, 'LAPSED'::text]))
);
CREATE INDEX member_limit_changes_lapsing ON member_limit_changes USING btree (lapses_at) WHERE state = 'WAITING'::text;
CREATE UNIQUE INDEX member_limit_changes_waiting ON member_limit_changes USING btree (member_id, kind) WHERE state = 'WAITING'::text;
grant insert, select, update on member_limit_changes to baize_app;

create table member_login_steps (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  token_hash bytea not null,
  password_digest bytea not null,
  method text not null,
  page text not null,
  remember boolean not null,
  created_at timestamp with time zone not null,
  constraint member_login_steps_pkey PRIMARY KEY (member_id, id),
  constraint member_login_steps_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_login_steps_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_login_steps_page_check CHECK (page = ANY (ARRAY['member'::text, 'agent'::text]))
);
CREATE INDEX member_login_steps_by_age ON member_login_steps USING btree (created_at);
CREATE INDEX member_login_steps_by_token ON member_login_steps USING btree (token_hash);
grant delete, insert, select, update on member_login_steps to baize_app;

create table member_notes (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  text text not null,
  written_at timestamp with time zone not null,
  constraint member_notes_pkey PRIMARY KEY (member_id, id),
  constraint member_notes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_notes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint member_notes_text_check CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX member_notes_newest ON member_notes USING btree (member_id, written_at DESC, id);
grant insert, select on member_notes to baize_app;

create table member_passkey_challenges (
  member_id uuid not null,
  session_id uuid not null,
  purpose text not null,
  challenge text not null,
  created_at timestamp with time zone not null,
  constraint member_passkey_challenges_pkey PRIMARY KEY (member_id, session_id),
  constraint member_passkey_challenges_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_passkey_challenges_purpose_check CHECK (purpose = ANY (ARRAY['add'::text, 'give'::text]))
);
CREATE INDEX member_passkey_challenges_by_age ON member_passkey_challenges USING btree (created_at);
grant delete, insert, select, update on member_passkey_challenges to baize_app;

create table member_passkeys (
  member_id uuid not null,
  id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  relying_party text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint member_passkeys_pkey PRIMARY KEY (member_id, id),
  constraint member_passkeys_member_id_credential_id_key UNIQUE (member_id, credential_id),
  constraint member_passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_passkeys_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);
grant delete, insert, select, update on member_passkeys to baize_app;

create table member_pictures (
  member_id uuid not null,
  webp bytea not null,
  changed_at timestamp with time zone not null,
  constraint member_pictures_pkey PRIMARY KEY (member_id),
  constraint member_pictures_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_pictures_webp_check CHECK (octet_length(webp) <= 200000)
);
grant delete, insert, select, update on member_pictures to baize_app;

create table member_recovery_codes (
  member_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint member_recovery_codes_pkey PRIMARY KEY (member_id, code_hash),
  constraint member_recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant delete, insert, select, update on member_recovery_codes to baize_app;

create table member_reminders (
  member_id uuid not null,
  id uuid not null,
  every_minutes smallint,
  set_at timestamp with time zone not null,
  constraint member_reminders_pkey PRIMARY KEY (member_id, id),
  constraint member_reminders_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_reminders_every_minutes_check CHECK (every_minutes = ANY (ARRAY[30, 60]))
);
grant insert, select on member_reminders to baize_app;

create table member_second_factors_given (
  member_id uuid not null,
  session_id uuid not null,
  given_at timestamp with time zone not null,
  constraint member_second_factors_given_pkey PRIMARY KEY (member_id, session_id),
  constraint member_second_factors_given_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX member_second_factors_given_by_age ON member_second_factors_given USING btree (given_at);
grant delete, insert, select, update on member_second_factors_given to baize_app;

create table member_sign_ins (
  member_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  masked_address text not null,
  user_agent text not null,
  method text not null,
  outcome text not null,
  constraint member_sign_ins_pkey PRIMARY KEY (member_id, id),
  constraint member_sign_ins_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_sign_ins_method_check CHECK (method = ANY (ARRAY['password'::text, 'device'::text, 'sms'::text, 'social'::text, 'trial'::text, 'register'::text])),
  constraint member_sign_ins_outcome_check CHECK (outcome = ANY (ARRAY['success'::text, 'wrongPassword'::text, 'blocked'::text]))
);
CREATE INDEX member_sign_ins_by_age ON member_sign_ins USING btree (at);
CREATE INDEX member_sign_ins_newest ON member_sign_ins USING btree (member_id, at DESC, id);
grant delete, insert, select on member_sign_ins to baize_app;

create table member_standings (
  member_id uuid not null,
  rank_name text not null default ''::text,
  rank_level smallint not null default 0,
  labels text[] not null default '{}'::text[],
  label_colour text not null default ''::text,
  changed_at timestamp with time zone not null,
  constraint member_standings_pkey PRIMARY KEY (member_id),
  constraint member_standings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_standings_label_colour_check CHECK (label_colour ~ '^(#[0-9a-f]{6})?$'::text),
  constraint member_standings_labels_check CHECK (cardinality(labels) <= 10),
  constraint member_standings_rank_level_check CHECK (rank_level >= 0 AND rank_level <= 100),
  constraint member_standings_rank_name_check CHECK (char_length(rank_name) <= 40)
);
grant insert, select, update on member_standings to baize_app;

create table member_teams (
  member_id uuid not null,
  valid_from timestamp with time zone not null,
  upline_path text collate "C" not null,
  constraint member_teams_pkey PRIMARY KEY (member_id, valid_from),
  constraint member_teams_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant insert, select, update on member_teams to baize_app;

create table member_totp (
  member_id uuid not null,
  sealed_secret text,
  last_step bigint not null default 0,
  added_at timestamp with time zone,
  last_used_at timestamp with time zone,
  sealed_new_secret text,
  new_since timestamp with time zone,
  constraint member_totp_pkey PRIMARY KEY (member_id),
  constraint member_totp_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant delete, insert, select, update on member_totp to baize_app;

create table member_transfers (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  side text not null,
  other_member_id uuid not null,
  other_is text not null,
  request_id uuid,
  amount_minor bigint not null,
  currency_code text not null,
  wagering_minor bigint not null,
  note text not null,
  created_at timestamp with time zone not null,
  constraint member_transfers_pkey PRIMARY KEY (member_id, id),
  constraint member_transfers_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint member_transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_transfers_other_member_id_fkey FOREIGN KEY (other_member_id) REFERENCES members(id),
  constraint member_transfers_amount_minor_check CHECK (amount_minor > 0),
  constraint member_transfers_check CHECK ((request_id IS NULL) = (side = 'received'::text)),
  constraint member_transfers_check1 CHECK (member_id <> other_member_id),
  constraint member_transfers_note_check CHECK (length(note) <= 200),
  constraint member_transfers_other_is_check CHECK (other_is = ANY (ARRAY['upline'::text, 'downline'::text])),
  constraint member_transfers_side_check CHECK (side = ANY (ARRAY['sent'::text, 'received'::text])),
  constraint member_transfers_wagering_minor_check CHECK (wagering_minor >= 0)
);
CREATE INDEX member_transfers_by_id ON member_transfers USING btree (id);
CREATE UNIQUE INDEX member_transfers_by_request ON member_transfers USING btree (member_id, request_id);
CREATE INDEX member_transfers_by_time ON member_transfers USING btree (member_id, created_at DESC, id);
CREATE INDEX member_transfers_of_brand ON member_transfers USING btree (brand_id, created_at DESC, id) WHERE side = 'sent'::text;
CREATE INDEX member_transfers_received_of_brand ON member_transfers USING btree (brand_id, other_member_id) WHERE side = 'sent'::text;
grant insert, select on member_transfers to baize_app;

create table members (
  id uuid not null,
  brand_id uuid not null,
  username text not null,
  nickname text not null,
  type smallint not null,
  upline_id uuid,
  blocked_at timestamp with time zone,
  registered_at timestamp with time zone not null,
  registered_from text not null default ''::text,
  last_login_at timestamp with time zone,
  profile jsonb not null default '{}'::jsonb,
  sealed_profile text,
  language text,
  must_change_password boolean not null default false,
  named_by_mobile boolean not null default false,
  upline_path text collate "C" not null default ''::text,
  play_bar text,
  play_barred_until timestamp with time zone,
  reminder_minutes smallint,
  country text not null default ''::text,
  bets_blocked_at timestamp with time zone,
  withdrawals_blocked_at timestamp with time zone,
  bonuses_blocked_at timestamp with time zone,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint members_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES members(id),
  constraint members_country_check CHECK (country ~ '^([A-Z]{2})?$'::text),
  constraint members_play_bar_check CHECK (play_bar = ANY (ARRAY['coolOff'::text, 'exclusion'::text])),
  constraint members_reminder_minutes_check CHECK (reminder_minutes = ANY (ARRAY[30, 60])),
  constraint members_type_check CHECK (type = ANY (ARRAY[0, 1, 2, 4, 41, 42]))
);
CREATE INDEX members_by_last_login ON members USING btree (brand_id, last_login_at DESC NULLS LAST, id DESC);
CREATE INDEX members_by_name_beginning ON members USING btree (brand_id, lower(username) text_pattern_ops);
CREATE INDEX members_by_registration ON members USING btree (brand_id, registered_at, id);
CREATE INDEX members_team ON members USING btree (brand_id, upline_path text_pattern_ops);
CREATE INDEX members_upline ON members USING btree (upline_id);
CREATE UNIQUE INDEX members_username ON members USING btree (brand_id, lower(username));
CREATE TRIGGER member_blocked AFTER UPDATE OF blocked_at, bets_blocked_at, withdrawals_blocked_at, type, play_bar, play_barred_until ON members FOR EACH ROW WHEN (old.blocked_at IS DISTINCT FROM new.blocked_at OR old.bets_blocked_at IS DISTINCT FROM new.bets_blocked_at OR old.withdrawals_blocked_at IS DISTINCT FROM new.withdrawals_blocked_at OR old.type <> new.type OR old.play_bar IS DISTINCT FROM new.play_bar OR old.play_barred_until IS DISTINCT FROM new.play_barred_until) EXECUTE FUNCTION member_changed();
CREATE TRIGGER member_joins_team BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION member_joins_team();
CREATE TRIGGER members_changed AFTER UPDATE OF blocked_at, type, must_change_password ON members FOR EACH ROW WHEN (old.blocked_at IS DISTINCT FROM new.blocked_at OR old.type IS DISTINCT FROM new.type OR old.must_change_password IS DISTINCT FROM new.must_change_password) EXECUTE FUNCTION tell_sessions_changed();
CREATE TRIGGER team_is_noted AFTER INSERT ON members FOR EACH ROW WHEN (new.upline_id IS NOT NULL) EXECUTE FUNCTION team_is_noted();
grant insert, select, update on members to baize_app;

create table messages (
  member_id uuid not null,
  id uuid not null,
  kind text not null,
  reference text not null,
  params jsonb not null,
  staff_message_id uuid,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint messages_pkey PRIMARY KEY (member_id, id),
  constraint messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint messages_staff_message_id_fkey FOREIGN KEY (staff_message_id) REFERENCES staff_messages(id),
  constraint messages_check CHECK ((kind = 'staff'::text) = (staff_message_id IS NOT NULL))
);
CREATE INDEX messages_deleted ON messages USING btree (deleted_at) WHERE deleted_at IS NOT NULL AND params <> '{}'::jsonb;
CREATE INDEX messages_listed ON messages USING btree (member_id, sent_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX messages_of_staff_by_age ON messages USING btree (sent_at) WHERE kind = 'staff'::text;
CREATE UNIQUE INDEX messages_once ON messages USING btree (member_id, kind, reference);
CREATE INDEX messages_unread ON messages USING btree (member_id) WHERE read_at IS NULL AND deleted_at IS NULL;
grant delete, insert, select, update on messages to baize_app;

create table money_days (
  member_id uuid not null,
  day date not null,
  movement text not null,
  currency_code text not null,
  label text not null,
  method text not null,
  brand_id uuid not null,
  upline_path text collate "C" not null default ''::text,
  lines integer not null,
  amount_minor numeric not null,
  constraint money_days_pkey PRIMARY KEY (member_id, day, movement, currency_code, label, method)
);
CREATE INDEX money_days_of_brand ON money_days USING btree (brand_id, day);
grant delete, insert, select, update on money_days to baize_app;

create table money_limits (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid,
  kind text not null,
  amount_minor bigint not null,
  set_by text not null default 'staff'::text,
  constraint money_limits_pkey PRIMARY KEY (id),
  constraint money_limits_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint money_limits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint money_limits_amount_minor_check CHECK (amount_minor >= 0),
  constraint money_limits_kind_check CHECK (kind = ANY (ARRAY['stake'::text, 'bonusStake'::text, 'dayStake'::text, 'dayLoss'::text, 'dayDeposit'::text, 'weekStake'::text, 'weekLoss'::text, 'weekDeposit'::text, 'monthStake'::text, 'monthLoss'::text, 'monthDeposit'::text])),
  constraint money_limits_own CHECK (set_by = 'staff'::text OR member_id IS NOT NULL),
  constraint money_limits_set_by_check CHECK (set_by = ANY (ARRAY['staff'::text, 'member'::text]))
);
CREATE INDEX money_limits_of_member ON money_limits USING btree (member_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX money_limits_once ON money_limits USING btree (brand_id, COALESCE(member_id, '00000000-0000-0000-0000-000000000000'::uuid), kind, set_by);
CREATE TRIGGER limits_changed AFTER INSERT OR DELETE OR UPDATE ON money_limits FOR EACH ROW EXECUTE FUNCTION limits_changed();
grant delete, insert, select, update on money_limits to baize_app;

create table outbox_messages (
  id uuid not null,
  brand_id uuid not null,
  channel text not null,
  sealed_message text not null,
  status text not null,
  attempts smallint not null default 0,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  fault text,
  constraint outbox_messages_pkey PRIMARY KEY (id),
  constraint outbox_messages_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint outbox_messages_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'mail'::text])),
  constraint outbox_messages_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))
);
CREATE INDEX outbox_messages_by_brand ON outbox_messages USING btree (brand_id, created_at);
CREATE INDEX outbox_messages_done ON outbox_messages USING btree (created_at) WHERE status <> 'waiting'::text;
CREATE INDEX outbox_messages_due ON outbox_messages USING btree (due_at) WHERE status = 'waiting'::text;
grant delete, insert, select, update on outbox_messages to baize_app;

create table password_links (
  token_hash bytea not null,
  member_id uuid not null,
  brand_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_links_pkey PRIMARY KEY (token_hash),
  constraint password_links_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint password_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX password_links_by_member ON password_links USING btree (member_id, created_at);
grant delete, insert, select, update on password_links to baize_app;

create table payment_fees (
  brand_id uuid not null,
  provider_code text not null,
  method_code text not null,
  from_day date not null,
  deposit_basis_points integer not null,
  deposit_fixed_minor bigint not null,
  payout_basis_points integer not null,
  payout_fixed_minor bigint not null,
  staff_id uuid not null,
  written_at timestamp with time zone not null,
  constraint payment_fees_pkey PRIMARY KEY (brand_id, provider_code, method_code, from_day),
  constraint payment_fees_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint payment_fees_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint payment_fees_deposit_basis_points_check CHECK (deposit_basis_points >= 0 AND deposit_basis_points <= 10000),
  constraint payment_fees_deposit_fixed_minor_check CHECK (deposit_fixed_minor >= 0),
  constraint payment_fees_payout_basis_points_check CHECK (payout_basis_points >= 0 AND payout_basis_points <= 10000),
  constraint payment_fees_payout_fixed_minor_check CHECK (payout_fixed_minor >= 0)
);
grant delete, insert, select, update on payment_fees to baize_app;

create table payment_passwords (
  member_id uuid not null,
  hash text not null,
  set_at timestamp with time zone not null,
  failures smallint not null default 0,
  locked_until timestamp with time zone,
  constraint payment_passwords_pkey PRIMARY KEY (member_id),
  constraint payment_passwords_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant insert, select, update on payment_passwords to baize_app;

create table payout_accounts (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  kind text not null,
  institution text not null,
  sealed_number text not null,
  number_hash bytea not null,
  number_end text not null,
  holder text not null,
  created_at timestamp with time zone not null,
  usable_from timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payout_accounts_pkey PRIMARY KEY (member_id, id),
  constraint payout_accounts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint payout_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint payout_accounts_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'wallet'::text]))
);
CREATE INDEX payout_accounts_by_end ON payout_accounts USING btree (brand_id, number_end);
CREATE INDEX payout_accounts_by_holder ON payout_accounts USING btree (brand_id, lower(holder) text_pattern_ops);
CREATE INDEX payout_accounts_by_number ON payout_accounts USING btree (brand_id, number_hash);
CREATE UNIQUE INDEX payout_accounts_once ON payout_accounts USING btree (member_id, number_hash) WHERE removed_at IS NULL;
grant insert, select, update (removed_at) on payout_accounts to baize_app;

create table payout_holds (
  id uuid not null,
  member_id uuid not null,
  reason text not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint payout_holds_pkey PRIMARY KEY (member_id, id),
  constraint payout_holds_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint payout_holds_reason_check CHECK (reason = ANY (ARRAY['password_reset'::text, 'payment_password_reset'::text, 'second_factor_reset'::text]))
);
CREATE INDEX payout_holds_of_member ON payout_holds USING btree (member_id, until);
grant insert, select on payout_holds to baize_app;

create table picture_hosts (
  brand_id uuid not null,
  origin text not null,
  constraint picture_hosts_pkey PRIMARY KEY (brand_id, origin),
  constraint picture_hosts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint picture_hosts_origin_check CHECK (origin ~ '^https?://[^/?#]+$'::text)
);
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON picture_hosts FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant delete, insert, select, update on picture_hosts to baize_app;

create table player_refs (
  vendor_code text not null,
  player_ref text not null,
  member_id uuid not null,
  constraint player_refs_pkey PRIMARY KEY (vendor_code, player_ref),
  constraint player_refs_vendor_code_member_id_key UNIQUE (vendor_code, member_id),
  constraint player_refs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint player_refs_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code)
);
grant insert, select on player_refs to baize_app;

create table point_batches (
  member_id uuid not null,
  day date not null,
  points bigint not null,
  carry_ppm numeric not null,
  booked_at timestamp with time zone not null,
  constraint point_batches_pkey PRIMARY KEY (member_id, day),
  constraint point_batches_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint point_batches_points_check CHECK (points >= 0)
);
grant insert, select on point_batches to baize_app;

create table processes (
  id uuid not null,
  role text not null,
  version text not null,
  host text not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint processes_pkey PRIMARY KEY (id),
  constraint processes_role_check CHECK (role = ANY (ARRAY['all'::text, 'api'::text, 'worker'::text]))
);
grant delete, insert, select, update on processes to baize_app;

create table program_baselines (
  version text not null,
  name text not null,
  hash text not null,
  noted_at timestamp with time zone not null,
  constraint program_baselines_pkey PRIMARY KEY (version, name),
  constraint program_baselines_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text)
);
grant insert, select on program_baselines to baize_app;

create table quick_answers (
  id uuid not null,
  brand_id uuid not null,
  code text not null,
  texts jsonb not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  constraint quick_answers_pkey PRIMARY KEY (id),
  constraint quick_answers_brand_id_code_key UNIQUE (brand_id, code),
  constraint quick_answers_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint quick_answers_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES staff(id),
  constraint quick_answers_code_check CHECK (code ~ '^[a-z0-9-]{1,30}$'::text)
);
grant delete, insert, select, update on quick_answers to baize_app;

create table raffle_gifts (
  member_id uuid not null,
  reward_id uuid not null,
  raffle_id uuid not null,
  brand_id uuid not null,
  tickets integer not null,
  given_at timestamp with time zone not null,
  constraint raffle_gifts_pkey PRIMARY KEY (member_id, reward_id),
  constraint raffle_gifts_brand_id_raffle_id_fkey FOREIGN KEY (brand_id, raffle_id) REFERENCES raffles(brand_id, id),
  constraint raffle_gifts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint raffle_gifts_tickets_check CHECK (tickets > 0)
);
CREATE INDEX raffle_gifts_of_raffle ON raffle_gifts USING btree (brand_id, raffle_id);
grant insert, select on raffle_gifts to baize_app;

create table raffle_tickets (
  member_id uuid not null,
  raffle_id uuid not null,
  brand_id uuid not null,
  first_ticket bigint not null,
  tickets bigint not null,
  constraint raffle_tickets_pkey PRIMARY KEY (member_id, raffle_id),
  constraint raffle_tickets_brand_id_raffle_id_fkey FOREIGN KEY (brand_id, raffle_id) REFERENCES raffles(brand_id, id),
  constraint raffle_tickets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint raffle_tickets_first_ticket_check CHECK (first_ticket > 0),
  constraint raffle_tickets_tickets_check CHECK (tickets > 0)
);
CREATE INDEX raffle_tickets_of_raffle ON raffle_tickets USING btree (brand_id, raffle_id, first_ticket);
grant insert, select on raffle_tickets to baize_app;

create table raffles (
  brand_id uuid not null,
  id uuid not null,
  content jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  seed_hash text not null,
  sealed_seed text not null,
  state text not null,
  tickets_hash text not null default ''::text,
  tickets bigint,
  seed text,
  winners jsonb,
  created_at timestamp with time zone not null,
  constraint raffles_pkey PRIMARY KEY (brand_id, id),
  constraint raffles_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint raffles_check CHECK ((seed IS NOT NULL) = (state = 'drawn'::text)),
  constraint raffles_check1 CHECK (starts_at < ends_at AND ends_at < draws_at),
  constraint raffles_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text, 'drawn'::text]))
);
CREATE INDEX raffles_to_work_on ON raffles USING btree (draws_at) WHERE state <> 'drawn'::text;
grant insert, select, update on raffles to baize_app;

create table rebate_claims (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  request_id text not null,
  covers_until timestamp with time zone not null,
  amount_minor bigint not null,
  currency_code text not null,
  lines jsonb not null,
  how text not null,
  claimed_at timestamp with time zone not null,
  constraint rebate_claims_pkey PRIMARY KEY (member_id, id),
  constraint rebate_claims_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint rebate_claims_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint rebate_claims_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint rebate_claims_amount_minor_check CHECK (amount_minor >= 0),
  constraint rebate_claims_how_check CHECK (how = ANY (ARRAY['member'::text, 'automatic'::text]))
);
CREATE INDEX rebate_claims_newest ON rebate_claims USING btree (member_id, covers_until DESC);
CREATE INDEX rebate_claims_of_brand ON rebate_claims USING btree (brand_id, claimed_at);
grant insert, select on rebate_claims to baize_app;

create table recent_games (
  member_id uuid not null,
  game_id uuid not null,
  played_at timestamp with time zone not null,
  constraint recent_games_pkey PRIMARY KEY (member_id, game_id),
  constraint recent_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint recent_games_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX recent_games_by_start ON recent_games USING btree (played_at, game_id);
grant delete, insert, select, update on recent_games to baize_app;

create table report_cursor (
  is_only boolean not null default true,
  booked_in xid8 not null,
  batch_id bigint not null,
  constraint report_cursor_pkey PRIMARY KEY (is_only),
  constraint report_cursor_is_only_check CHECK (is_only)
);
grant delete, insert, select, update on report_cursor to baize_app;

create table report_runs (
  id uuid not null,
  schedule_id uuid not null,
  report_id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  due_at timestamp with time zone not null,
  format text not null,
  state text not null default 'waiting'::text,
  reason text,
  row_count integer,
  finished_at timestamp with time zone,
  constraint report_runs_pkey PRIMARY KEY (id),
  constraint report_runs_schedule_id_due_at_key UNIQUE (schedule_id, due_at),
  constraint report_runs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint report_runs_report_id_fkey FOREIGN KEY (report_id) REFERENCES saved_reports(id),
  constraint report_runs_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES report_schedules(id),
  constraint report_runs_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint report_runs_reason_check CHECK (reason = ANY (ARRAY['permission'::text, 'address'::text, 'report'::text, 'failure'::text])),
  constraint report_runs_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'notSent'::text]))
);
CREATE INDEX report_runs_of_staff ON report_runs USING btree (staff_id, due_at DESC);
grant insert, select, update on report_runs to baize_app;

create table report_schedules (
  id uuid not null,
  report_id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  cadence text not null,
  hour smallint not null,
  format text not null,
  next_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint report_schedules_pkey PRIMARY KEY (id),
  constraint report_schedules_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint report_schedules_report_id_fkey FOREIGN KEY (report_id) REFERENCES saved_reports(id),
  constraint report_schedules_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint report_schedules_cadence_check CHECK (cadence = ANY (ARRAY['D'::text, 'W'::text, 'M'::text])),
  constraint report_schedules_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint report_schedules_hour_check CHECK (hour >= 0 AND hour <= 23)
);
CREATE INDEX report_schedules_due ON report_schedules USING btree (next_at) WHERE ended_at IS NULL;
CREATE INDEX report_schedules_of_staff ON report_schedules USING btree (staff_id) WHERE ended_at IS NULL;
grant insert, select, update on report_schedules to baize_app;

create table reward_settings (
  brand_id uuid not null,
  kind text not null,
  version integer not null,
  content jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint reward_settings_pkey PRIMARY KEY (brand_id, kind, version),
  constraint reward_settings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint reward_settings_kind_check CHECK (kind = ANY (ARRAY['vip'::text, 'points'::text, 'rebate'::text, 'wagering'::text, 'missions'::text, 'referral'::text])),
  constraint reward_settings_version_check CHECK (version > 0)
);
grant insert, select on reward_settings to baize_app;

create table rewards (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  source text not null,
  reference text not null,
  subject text not null default ''::text,
  names jsonb not null default '{}'::jsonb,
  payout text not null,
  amount_minor bigint not null,
  currency_code text not null,
  terms jsonb,
  state text not null,
  given_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  prize jsonb,
  constraint rewards_pkey PRIMARY KEY (member_id, id),
  constraint rewards_member_id_source_reference_key UNIQUE (member_id, source, reference),
  constraint rewards_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint rewards_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint rewards_amount_minor_check CHECK (amount_minor > 0),
  constraint rewards_check CHECK ((terms IS NOT NULL) = (payout = 'bonus'::text)),
  constraint rewards_check1 CHECK ((decided_at IS NULL) = (state = 'claimable'::text)),
  constraint rewards_check2 CHECK ((prize IS NOT NULL) = (payout = ANY (ARRAY['goods'::text, 'tickets'::text]))),
  constraint rewards_payout_check CHECK (payout = ANY (ARRAY['cash'::text, 'points'::text, 'bonus'::text, 'goods'::text, 'tickets'::text])),
  constraint rewards_source_check CHECK (source = ANY (ARRAY['vipUpgrade'::text, 'vipWeekly'::text, 'vipMonthly'::text, 'vipBirthday'::text, 'campaign'::text, 'mission'::text, 'leaderboard'::text, 'raffle'::text, 'referral'::text])),
  constraint rewards_state_check CHECK (state = ANY (ARRAY['claimable'::text, 'claimed'::text, 'expired'::text, 'withdrawn'::text]))
);
CREATE INDEX rewards_claimable ON rewards USING btree (member_id, expires_at) WHERE state = 'claimable'::text;
CREATE INDEX rewards_newest ON rewards USING btree (member_id, given_at DESC, id);
CREATE INDEX rewards_of_brand ON rewards USING btree (brand_id, given_at);
CREATE INDEX rewards_of_subject ON rewards USING btree (brand_id, subject) WHERE subject <> ''::text;
CREATE INDEX rewards_to_expire ON rewards USING btree (expires_at) WHERE state = 'claimable'::text;
grant insert, select, update on rewards to baize_app;

create table risk_case_steps (
  case_id uuid not null,
  number integer not null,
  act text not null,
  to_state text not null,
  outcome text,
  note text not null,
  staff_id uuid not null,
  at timestamp with time zone not null,
  constraint risk_case_steps_pkey PRIMARY KEY (case_id, number),
  constraint risk_case_steps_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk_cases(id),
  constraint risk_case_steps_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint risk_case_steps_act_check CHECK (act = ANY (ARRAY['claim'::text, 'release'::text, 'close'::text, 'reopen'::text]))
);
grant insert, select on risk_case_steps to baize_app;

create table risk_cases (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid not null,
  event text not null,
  event_id text not null,
  happened_at timestamp with time zone not null,
  amount_minor bigint,
  state text not null,
  holds_withdrawals boolean not null,
  holder_id uuid,
  outcome text,
  version integer not null default 1,
  found_at timestamp with time zone not null,
  constraint risk_cases_pkey PRIMARY KEY (id),
  constraint risk_cases_brand_id_event_event_id_key UNIQUE (brand_id, event, event_id),
  constraint risk_cases_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint risk_cases_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES staff(id),
  constraint risk_cases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint risk_cases_check CHECK ((state = 'assigned'::text) = (holder_id IS NOT NULL)),
  constraint risk_cases_check1 CHECK ((state = 'closed'::text) = (outcome IS NOT NULL)),
  constraint risk_cases_outcome_check CHECK (outcome = ANY (ARRAY['fraud'::text, 'bonusAbuse'::text, 'watch'::text, 'noFault'::text])),
  constraint risk_cases_state_check CHECK (state = ANY (ARRAY['noted'::text, 'open'::text, 'assigned'::text, 'closed'::text]))
);
CREATE INDEX risk_cases_of_member ON risk_cases USING btree (member_id, found_at DESC);
CREATE INDEX risk_cases_queue ON risk_cases USING btree (brand_id, state, found_at DESC);
grant insert, select, update on risk_cases to baize_app;

create table risk_matches (
  case_id uuid not null,
  rule_id uuid not null,
  rule_version integer not null,
  figures jsonb not null,
  matched_at timestamp with time zone not null,
  constraint risk_matches_pkey PRIMARY KEY (case_id, rule_id),
  constraint risk_matches_case_id_fkey FOREIGN KEY (case_id) REFERENCES risk_cases(id),
  constraint risk_matches_rule_id_rule_version_fkey FOREIGN KEY (rule_id, rule_version) REFERENCES risk_rule_versions(rule_id, version)
);
CREATE INDEX risk_matches_of_rule ON risk_matches USING btree (rule_id, matched_at);
grant insert, select on risk_matches to baize_app;

create table risk_readings (
  brand_id uuid not null,
  event text not null,
  reached_at timestamp with time zone not null,
  reached_id text not null default ''::text,
  constraint risk_readings_pkey PRIMARY KEY (brand_id, event),
  constraint risk_readings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant insert, select, update on risk_readings to baize_app;

create table risk_refusals (
  rule_id uuid not null,
  rule_version integer not null,
  hour timestamp with time zone not null,
  refusals integer not null,
  constraint risk_refusals_pkey PRIMARY KEY (rule_id, rule_version, hour),
  constraint risk_refusals_rule_id_rule_version_fkey FOREIGN KEY (rule_id, rule_version) REFERENCES risk_rule_versions(rule_id, version),
  constraint risk_refusals_refusals_check CHECK (refusals > 0)
);
grant insert, select, update on risk_refusals to baize_app;

create table risk_rule_versions (
  rule_id uuid not null,
  version integer not null,
  name text not null,
  event text not null,
  conditions jsonb not null,
  action text not null,
  enabled boolean not null,
  reason text not null,
  changed_at timestamp with time zone not null,
  changed_by uuid,
  constraint risk_rule_versions_pkey PRIMARY KEY (rule_id, version),
  constraint risk_rule_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES staff(id),
  constraint risk_rule_versions_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES risk_rules(id),
  constraint risk_rule_versions_action_check CHECK ((action = ANY (ARRAY['note'::text, 'review'::text, 'holdWithdrawals'::text, 'blockBonuses'::text, 'refuse'::text])) AND (action <> 'refuse'::text OR event = 'registration'::text)),
  constraint risk_rule_versions_event_check CHECK (event = ANY (ARRAY['registration'::text, 'deposit'::text, 'bet'::text, 'withdrawal'::text])),
  constraint risk_rule_versions_name_check CHECK (length(name) <= 60)
);
grant insert, select on risk_rule_versions to baize_app;

create table risk_rules (
  id uuid not null,
  brand_id uuid not null,
  version integer not null,
  preset text,
  constraint risk_rules_pkey PRIMARY KEY (id),
  constraint risk_rules_brand_id_preset_key UNIQUE (brand_id, preset),
  constraint risk_rules_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
CREATE INDEX risk_rules_of_brand ON risk_rules USING btree (brand_id);
grant insert, select, update on risk_rules to baize_app;

create table round_shares (
  id text collate "C" not null,
  brand_id uuid not null,
  member_id uuid not null,
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  hides_amounts boolean not null,
  hides_name boolean not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint round_shares_pkey PRIMARY KEY (id),
  constraint round_shares_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint round_shares_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint round_shares_id_check CHECK (id ~ '^[a-z2-9]{26}$'::text)
);
CREATE INDEX round_shares_of_member ON round_shares USING btree (member_id, created_at DESC);
CREATE UNIQUE INDEX round_shares_working ON round_shares USING btree (member_id, vendor_code, round_id) WHERE ended_at IS NULL;
grant delete, insert, select, update (ended_at, hides_amounts, hides_name) on round_shares to baize_app;

create table rounds (
  vendor_code text collate "C" not null,
  round_id text collate "C" not null,
  brand_id uuid not null,
  member_id uuid not null,
  game_id uuid not null,
  game_type text not null,
  currency_code text not null,
  account_kind text not null,
  is_bet boolean not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  owed_minor bigint not null default 0,
  status text not null,
  is_credited boolean not null,
  generation integer not null,
  bet_lines integer not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  detail jsonb,
  constraint rounds_pkey PRIMARY KEY (round_id, vendor_code),
  constraint rounds_account_kind_check CHECK (account_kind = ANY (ARRAY['cash'::text, 'trial'::text])),
  constraint rounds_owed_minor_check CHECK (owed_minor >= 0),
  constraint rounds_stake_minor_check CHECK (stake_minor >= 0),
  constraint rounds_status_check CHECK (status = ANY (ARRAY['held'::text, 'open'::text, 'cancelled'::text, 'closed'::text]))
) with (fillfactor=80);
CREATE INDEX rounds_held ON rounds USING btree (opened_at) WHERE status = 'held'::text;
CREATE INDEX rounds_open ON rounds USING btree (opened_at) WHERE closed_at IS NULL;
CREATE INDEX rounds_open_of_member ON rounds USING btree (member_id) WHERE closed_at IS NULL;
grant select on rounds to baize_app;

create table saved_reports (
  id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  name text not null,
  question jsonb not null,
  is_shared boolean not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint saved_reports_pkey PRIMARY KEY (id),
  constraint saved_reports_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint saved_reports_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint saved_reports_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);
CREATE INDEX saved_reports_of_brand ON saved_reports USING btree (brand_id) WHERE removed_at IS NULL;
grant insert, select, update on saved_reports to baize_app;

create table seals (
  number bigint not null,
  up_to bigint not null,
  batches int8multirange not null,
  holes int8multirange not null,
  seen_before xid8 not null,
  lines bigint not null,
  sealed_at timestamp with time zone not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint seals_pkey PRIMARY KEY (number)
);
CREATE TRIGGER seals_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant select on seals to baize_app;

create table service_chats (
  id uuid not null,
  brand_id uuid not null,
  member_id uuid,
  token_hash bytea,
  service text not null,
  state text not null,
  language text not null,
  opened_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  last_seq integer not null default 0,
  member_read_seq integer not null default 0,
  staff_read_seq integer not null default 0,
  member_unread integer not null default 0,
  staff_unread integer not null default 0,
  network text,
  holder_id uuid,
  waiting_since timestamp with time zone,
  closed_seq integer,
  closed_at timestamp with time zone,
  closed_by uuid,
  constraint service_chats_pkey PRIMARY KEY (id),
  constraint service_chats_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint service_chats_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES staff(id),
  constraint service_chats_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES staff(id),
  constraint service_chats_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint service_chats_check CHECK ((member_id IS NULL) <> (token_hash IS NULL)),
  constraint service_chats_service_check CHECK (service = ANY (ARRAY['CHAT'::text, 'VIP'::text])),
  constraint service_chats_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text]))
);
CREATE INDEX service_chats_by_time ON service_chats USING btree (brand_id, state, last_at DESC) WHERE last_seq > 0;
CREATE INDEX service_chats_empty ON service_chats USING btree (opened_at) WHERE last_seq = 0;
CREATE INDEX service_chats_held ON service_chats USING btree (holder_id, last_at DESC) WHERE holder_id IS NOT NULL;
CREATE UNIQUE INDEX service_chats_of_member ON service_chats USING btree (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX service_chats_of_network ON service_chats USING btree (network, last_at) WHERE network IS NOT NULL;
CREATE UNIQUE INDEX service_chats_of_visitor ON service_chats USING btree (token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX service_chats_waiting ON service_chats USING btree (brand_id, waiting_since) WHERE waiting_since IS NOT NULL;
grant delete, insert, select, update on service_chats to baize_app;

create table service_messages (
  chat_id uuid not null,
  seq integer not null,
  id uuid not null,
  author text not null,
  staff_id uuid,
  text text not null,
  sent_at timestamp with time zone not null,
  constraint service_messages_pkey PRIMARY KEY (chat_id, seq),
  constraint service_messages_chat_id_id_key UNIQUE (chat_id, id),
  constraint service_messages_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES service_chats(id),
  constraint service_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint service_messages_author_check CHECK (author = ANY (ARRAY['member'::text, 'staff'::text])),
  constraint service_messages_text_check CHECK (length(text) >= 1 AND length(text) <= 1000)
);
grant insert, select, update on service_messages to baize_app;

create table service_ratings (
  chat_id uuid not null,
  closed_seq integer not null,
  brand_id uuid not null,
  staff_id uuid not null,
  rating smallint not null,
  comment text not null,
  rated_at timestamp with time zone not null,
  constraint service_ratings_pkey PRIMARY KEY (chat_id, closed_seq),
  constraint service_ratings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint service_ratings_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES service_chats(id),
  constraint service_ratings_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint service_ratings_comment_check CHECK (length(comment) <= 500),
  constraint service_ratings_rating_check CHECK (rating >= 1 AND rating <= 5)
);
CREATE INDEX service_ratings_by_time ON service_ratings USING btree (brand_id, rated_at DESC);
grant insert, select on service_ratings to baize_app;

create table service_waits (
  chat_id uuid not null,
  answered_seq integer not null,
  brand_id uuid not null,
  staff_id uuid not null,
  waited_since timestamp with time zone not null,
  answered_at timestamp with time zone not null,
  constraint service_waits_pkey PRIMARY KEY (chat_id, answered_seq),
  constraint service_waits_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint service_waits_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES service_chats(id),
  constraint service_waits_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX service_waits_by_time ON service_waits USING btree (brand_id, answered_at);
grant insert, select on service_waits to baize_app;

create table sessions (
  id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  brand_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text not null,
  user_agent text not null,
  method text not null default 'password'::text,
  network text not null default ''::text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint sessions_method_check CHECK (method = ANY (ARRAY['password'::text, 'device'::text, 'sms'::text, 'social'::text, 'trial'::text, 'register'::text]))
);
CREATE INDEX sessions_by_end ON sessions USING btree (LEAST(ended_at, expires_at));
CREATE INDEX sessions_by_member ON sessions USING btree (member_id, ip, created_at);
CREATE INDEX sessions_of_address ON sessions USING btree (brand_id, ip, member_id);
CREATE INDEX sessions_of_network ON sessions USING btree (brand_id, network, created_at);
CREATE INDEX sessions_of_registrations ON sessions USING btree (brand_id, network, created_at) WHERE method = 'register'::text;
CREATE INDEX sessions_of_trials ON sessions USING btree (brand_id, network, created_at) WHERE method = 'trial'::text;
CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL) EXECUTE FUNCTION site_session_ended();
CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (old.ended_at IS DISTINCT FROM new.ended_at) EXECUTE FUNCTION tell_sessions_changed();
grant delete, insert, select, update on sessions to baize_app;

create table showcase_days (
  brand_id uuid not null,
  day date not null,
  constraint showcase_days_pkey PRIMARY KEY (brand_id, day),
  constraint showcase_days_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant insert, select on showcase_days to baize_app;

create table showcase_member_days (
  brand_id uuid not null,
  day date not null,
  member_id uuid not null,
  rounds integer not null,
  won_minor numeric not null,
  constraint showcase_member_days_pkey PRIMARY KEY (brand_id, day, member_id),
  constraint showcase_member_days_brand_id_day_fkey FOREIGN KEY (brand_id, day) REFERENCES showcase_days(brand_id, day),
  constraint showcase_member_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
grant insert, select on showcase_member_days to baize_app;

create table showcase_win_days (
  brand_id uuid not null,
  day date not null,
  round_id text collate "C" not null,
  vendor_code text collate "C" not null,
  line integer not null,
  payout_minor bigint not null,
  settled_at timestamp with time zone not null,
  constraint showcase_win_days_pkey PRIMARY KEY (brand_id, day, round_id, vendor_code, line),
  constraint showcase_win_days_brand_id_day_fkey FOREIGN KEY (brand_id, day) REFERENCES showcase_days(brand_id, day)
);
grant insert, select on showcase_win_days to baize_app;

create table sms_codes (
  id uuid not null,
  brand_id uuid not null,
  purpose text not null,
  form_id uuid not null,
  number_lookup bytea not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tries smallint not null default 0,
  ended_at timestamp with time zone,
  constraint sms_codes_pkey PRIMARY KEY (id),
  constraint sms_codes_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint sms_codes_purpose_check CHECK (purpose = ANY (ARRAY['register'::text, 'login'::text, 'password'::text, 'contact_old'::text, 'contact_new'::text, 'payment_password'::text]))
);
CREATE INDEX sms_codes_by_form ON sms_codes USING btree (brand_id, form_id, purpose, created_at);
CREATE INDEX sms_codes_by_number ON sms_codes USING btree (brand_id, number_lookup, created_at);
CREATE INDEX sms_codes_by_time ON sms_codes USING btree (created_at);
grant delete, insert, select, update on sms_codes to baize_app;

create table sms_days (
  brand_id uuid not null,
  day date not null,
  sent integer not null,
  constraint sms_days_pkey PRIMARY KEY (brand_id, day),
  constraint sms_days_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint sms_days_sent_check CHECK (sent > 0)
);
grant delete, insert, select, update on sms_days to baize_app;

create table sms_requests (
  id uuid not null,
  brand_id uuid not null,
  number_lookup bytea not null,
  ip text not null,
  requested_at timestamp with time zone not null,
  constraint sms_requests_pkey PRIMARY KEY (id),
  constraint sms_requests_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
CREATE INDEX sms_requests_by_address ON sms_requests USING btree (brand_id, ip, requested_at);
CREATE INDEX sms_requests_by_number ON sms_requests USING btree (brand_id, number_lookup, requested_at);
CREATE INDEX sms_requests_by_time ON sms_requests USING btree (requested_at);
grant delete, insert, select, update on sms_requests to baize_app;

create table social_identities (
  brand_id uuid not null,
  provider text not null,
  subject text not null,
  member_id uuid not null,
  linked_at timestamp with time zone not null,
  constraint social_identities_pkey PRIMARY KEY (brand_id, provider, subject),
  constraint social_identities_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint social_identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX social_identities_by_member ON social_identities USING btree (member_id);
grant delete, insert, select, update on social_identities to baize_app;

create table social_logins (
  state_hash bytea not null,
  brand_id uuid not null,
  provider text not null,
  form_id uuid not null,
  sealed_secrets text not null,
  expires_at timestamp with time zone not null,
  constraint social_logins_pkey PRIMARY KEY (state_hash),
  constraint social_logins_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant delete, insert, select, update on social_logins to baize_app;

create table socket_io_attachments (
  id integer not null generated by default as identity,
  created_at timestamp with time zone not null default now(),
  payload bytea not null,
  constraint socket_io_attachments_pkey PRIMARY KEY (id)
);
grant delete, insert, select on socket_io_attachments to baize_app;

create table staff (
  id uuid not null,
  brand_id uuid,
  username text not null,
  password_hash text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  sealed_email text,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_username_key UNIQUE (username),
  constraint staff_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant insert, select, update on staff to baize_app;

create table staff_export_parts (
  export_id uuid not null,
  part integer not null,
  content bytea not null,
  constraint staff_export_parts_pkey PRIMARY KEY (export_id, part),
  constraint staff_export_parts_export_id_fkey FOREIGN KEY (export_id) REFERENCES staff_exports(id) ON DELETE CASCADE,
  constraint staff_export_parts_part_check CHECK (part > 0)
);
grant delete, insert, select, update on staff_export_parts to baize_app;

create table staff_exports (
  id uuid not null,
  staff_id uuid not null,
  brand_id uuid not null,
  list text not null,
  format text not null,
  params jsonb not null,
  data jsonb not null,
  state text not null,
  row_count integer,
  is_truncated boolean not null default false,
  content bytea,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint staff_exports_pkey PRIMARY KEY (id),
  constraint staff_exports_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint staff_exports_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_exports_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint staff_exports_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text, 'expired'::text]))
);
CREATE INDEX staff_exports_by_staff ON staff_exports USING btree (staff_id, requested_at DESC);
CREATE INDEX staff_exports_unexpired ON staff_exports USING btree (expires_at) WHERE state <> 'expired'::text;
grant insert, select, update on staff_exports to baize_app;

create table staff_links (
  id uuid not null,
  kind text not null,
  token_hash bytea not null,
  brand_id uuid not null,
  staff_id uuid,
  for_all_brands boolean not null default false,
  sealed_email text,
  suggested_name text not null default ''::text,
  role_ids uuid[] not null default '{}'::uuid[],
  created_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint staff_links_pkey PRIMARY KEY (id),
  constraint staff_links_token_hash_key UNIQUE (token_hash),
  constraint staff_links_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint staff_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff(id),
  constraint staff_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_links_check CHECK ((kind = 'passwordReset'::text) = (staff_id IS NOT NULL)),
  constraint staff_links_kind_check CHECK (kind = ANY (ARRAY['invitation'::text, 'passwordReset'::text]))
);
CREATE INDEX staff_links_by_brand ON staff_links USING btree (brand_id, created_at DESC);
CREATE INDEX staff_links_by_staff ON staff_links USING btree (staff_id) WHERE staff_id IS NOT NULL;
grant insert, select, update on staff_links to baize_app;

create table staff_login_failures (
  id uuid not null,
  name_lookup bytea not null,
  ip text not null,
  failed_at timestamp with time zone not null,
  constraint staff_login_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX staff_login_failures_by_name ON staff_login_failures USING btree (name_lookup, failed_at);
CREATE INDEX staff_login_failures_by_time ON staff_login_failures USING btree (failed_at);
grant delete, insert, select on staff_login_failures to baize_app;

create table staff_messages (
  id uuid not null,
  brand_id uuid not null,
  staff_id uuid not null,
  texts jsonb not null,
  audience jsonb not null,
  recipient_ids uuid[],
  state text not null,
  written_at timestamp with time zone not null,
  send_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  last_member_id uuid,
  sent_count integer not null default 0,
  constraint staff_messages_pkey PRIMARY KEY (id),
  constraint staff_messages_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint staff_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_messages_state_check CHECK (state = ANY (ARRAY['scheduled'::text, 'sending'::text, 'sent'::text, 'withdrawn'::text]))
);
CREATE INDEX staff_messages_due ON staff_messages USING btree (send_at) WHERE state = ANY (ARRAY['scheduled'::text, 'sending'::text]);
CREATE INDEX staff_messages_of_brand ON staff_messages USING btree (brand_id, written_at DESC, id);
grant insert, select, update on staff_messages to baize_app;

create table staff_networks (
  brand_id uuid not null,
  network cidr not null,
  note text not null,
  constraint staff_networks_pkey PRIMARY KEY (brand_id, network),
  constraint staff_networks_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint staff_networks_note_check CHECK (length(note) <= 100)
);
grant delete, insert, select on staff_networks to baize_app;

create table staff_passkey_challenges (
  session_id uuid not null,
  purpose text not null,
  challenge text not null,
  created_at timestamp with time zone not null,
  staff_id uuid not null,
  constraint staff_passkey_challenges_pkey PRIMARY KEY (staff_id, session_id),
  constraint staff_passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES staff_sessions(id),
  constraint staff_passkey_challenges_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_passkey_challenges_purpose_check CHECK (purpose = ANY (ARRAY['add'::text, 'give'::text]))
);
grant delete, insert, select, update on staff_passkey_challenges to baize_app;

create table staff_passkeys (
  id uuid not null,
  staff_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  relying_party text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint staff_passkeys_pkey PRIMARY KEY (id),
  constraint staff_passkeys_credential_id_key UNIQUE (credential_id),
  constraint staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint staff_passkeys_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);
CREATE INDEX staff_passkeys_by_staff ON staff_passkeys USING btree (staff_id);
grant delete, insert, select, update on staff_passkeys to baize_app;

create table staff_recovery_codes (
  staff_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  constraint staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
grant delete, insert, select, update on staff_recovery_codes to baize_app;

create table staff_role_grants (
  staff_id uuid not null,
  role_id uuid not null,
  constraint staff_role_grants_pkey PRIMARY KEY (staff_id, role_id),
  constraint staff_role_grants_role_id_fkey FOREIGN KEY (role_id) REFERENCES staff_roles(id),
  constraint staff_role_grants_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_role_grants_by_role ON staff_role_grants USING btree (role_id);
grant delete, insert, select on staff_role_grants to baize_app;

create table staff_roles (
  id uuid not null,
  brand_id uuid,
  name text not null,
  permissions text[] not null,
  is_built_in boolean not null default false,
  created_at timestamp with time zone not null,
  constraint staff_roles_pkey PRIMARY KEY (id),
  constraint staff_roles_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint staff_roles_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);
CREATE UNIQUE INDEX staff_roles_by_name ON staff_roles USING btree (COALESCE(brand_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));
grant delete, insert, select, update on staff_roles to baize_app;

create table staff_sessions (
  id uuid not null,
  token_hash bytea not null,
  staff_id uuid not null,
  brand_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text not null,
  user_agent text not null,
  second_factor_at timestamp with time zone,
  constraint staff_sessions_pkey PRIMARY KEY (id),
  constraint staff_sessions_token_hash_key UNIQUE (token_hash),
  constraint staff_sessions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions USING btree (staff_id, created_at);
grant insert, select, update on staff_sessions to baize_app;

create table staff_totp (
  staff_id uuid not null,
  sealed_secret text,
  last_step bigint not null default 0,
  added_at timestamp with time zone,
  last_used_at timestamp with time zone,
  sealed_new_secret text,
  new_since timestamp with time zone,
  constraint staff_totp_pkey PRIMARY KEY (staff_id),
  constraint staff_totp_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);
grant delete, insert, select, update on staff_totp to baize_app;

create table turnover_archived (
  member_id uuid not null,
  game_type text not null,
  vendor_code text collate "C" not null,
  currency_code text not null,
  account_kind text not null,
  bets bigint not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  constraint turnover_archived_pkey PRIMARY KEY (member_id, game_type, vendor_code, currency_code, account_kind)
);
grant delete, select on turnover_archived to baize_app;

create table turnover_cursor (
  is_only boolean not null default true,
  booked_in xid8 not null,
  batch_id bigint not null,
  constraint turnover_cursor_pkey PRIMARY KEY (is_only),
  constraint turnover_cursor_is_only_check CHECK (is_only)
);
CREATE TRIGGER report_cursor_follows AFTER DELETE ON turnover_cursor FOR EACH ROW EXECUTE FUNCTION forget_report_cursor();
grant delete, insert, select, update on turnover_cursor to baize_app;

create table turnover_days (
  member_id uuid not null,
  day date not null,
  game_type text not null,
  vendor_code text collate "C" not null,
  currency_code text not null,
  account_kind text not null,
  brand_id uuid not null,
  bets integer not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  upline_path text collate "C" not null default ''::text,
  constraint turnover_days_pkey PRIMARY KEY (member_id, day, game_type, vendor_code, currency_code, account_kind)
);
CREATE INDEX turnover_days_of_brand ON turnover_days USING btree (brand_id, day);
CREATE INDEX turnover_days_of_team ON turnover_days USING btree (brand_id, upline_path text_pattern_ops, day) WHERE upline_path <> ''::text;
grant delete, insert, select, update on turnover_days to baize_app;

create table turnover_hours (
  member_id uuid not null,
  starts_at timestamp with time zone not null,
  game_type text not null,
  vendor_code text collate "C" not null,
  currency_code text not null,
  account_kind text not null,
  brand_id uuid not null,
  bets integer not null,
  stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  payout_minor numeric not null,
  upline_path text collate "C" not null default ''::text,
  constraint turnover_hours_pkey PRIMARY KEY (member_id, starts_at, game_type, vendor_code, currency_code, account_kind)
) partition by RANGE (starts_at);
CREATE INDEX turnover_hours_of_brand ON ONLY turnover_hours USING btree (brand_id, starts_at);
CREATE INDEX turnover_hours_of_team ON ONLY turnover_hours USING btree (brand_id, upline_path text_pattern_ops, starts_at) WHERE upline_path <> ''::text;
grant delete, insert, select, update on turnover_hours to baize_app;

create table turnover_hours_rest partition of turnover_hours DEFAULT;
CREATE INDEX turnover_hours_rest_brand_id_starts_at_idx ON turnover_hours_rest USING btree (brand_id, starts_at);
CREATE INDEX turnover_hours_rest_brand_id_upline_path_starts_at_idx ON turnover_hours_rest USING btree (brand_id, upline_path text_pattern_ops, starts_at) WHERE upline_path <> ''::text;

create table unexpected_errors (
  reference text not null,
  happened_at timestamp with time zone not null,
  place text not null,
  message text not null,
  stack text not null,
  constraint unexpected_errors_pkey PRIMARY KEY (reference),
  constraint unexpected_errors_reference_check CHECK (length(reference) >= 1 AND length(reference) <= 40)
);
CREATE INDEX unexpected_errors_newest ON unexpected_errors USING btree (happened_at DESC, reference);
grant delete, insert, select on unexpected_errors to baize_app;

create table used_nonces (
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint used_nonces_pkey PRIMARY KEY (nonce)
);
CREATE INDEX used_nonces_by_expiry ON used_nonces USING btree (expires_at);
grant delete, insert, select, update on used_nonces to baize_app;

create table vendor_acts (
  vendor_code text not null,
  act_key text not null,
  round_key text not null,
  currency_code text not null,
  held_minor bigint not null,
  staked_minor numeric(30,0) not null,
  paid_minor numeric(30,0) not null,
  booked_at timestamp with time zone not null,
  is_held boolean not null default false,
  player_ref text,
  said_minor numeric(30,0),
  claims integer not null default 1,
  constraint vendor_acts_pkey PRIMARY KEY (vendor_code, act_key)
);
CREATE INDEX vendor_acts_by_age ON vendor_acts USING btree (booked_at);
CREATE INDEX vendor_acts_by_round ON vendor_acts USING btree (vendor_code, round_key);
grant delete, insert, select, update (claims) on vendor_acts to baize_app;

create table vendor_adapters (
  vendor_code text not null,
  settings jsonb not null,
  constraint vendor_adapters_pkey PRIMARY KEY (vendor_code),
  constraint vendor_adapters_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code)
);
grant delete, insert, select, update on vendor_adapters to baize_app;

create table vendor_addresses (
  vendor_code text not null,
  network cidr not null,
  constraint vendor_addresses_pkey PRIMARY KEY (vendor_code, network),
  constraint vendor_addresses_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code)
);
grant delete, insert, select on vendor_addresses to baize_app;

create table vendor_aliases (
  brand_id uuid not null,
  locale text not null,
  vendor_pattern text not null,
  alias text not null,
  constraint vendor_aliases_pkey PRIMARY KEY (brand_id, locale, vendor_pattern),
  constraint vendor_aliases_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON vendor_aliases FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant delete, insert, select, update on vendor_aliases to baize_app;

create table vendor_caps (
  vendor_code text not null,
  currency_code text not null,
  single_win_minor bigint,
  hourly_loss_minor bigint,
  constraint vendor_caps_pkey PRIMARY KEY (vendor_code, currency_code),
  constraint vendor_caps_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint vendor_caps_hourly_loss_minor_check CHECK (hourly_loss_minor > 0),
  constraint vendor_caps_single_win_minor_check CHECK (single_win_minor > 0)
);
grant delete, insert, select, update on vendor_caps to baize_app;

create table vendor_disablings (
  id bigint not null generated always as identity,
  vendor_code text not null,
  reason text not null,
  detail text not null default ''::text,
  disabled_at timestamp with time zone not null,
  enabled_at timestamp with time zone,
  constraint vendor_disablings_pkey PRIMARY KEY (id),
  constraint vendor_disablings_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint vendor_disablings_reason_check CHECK (reason = ANY (ARRAY['staff'::text, 'single_win'::text, 'hourly_loss'::text]))
);
CREATE UNIQUE INDEX vendor_disablings_live ON vendor_disablings USING btree (vendor_code) WHERE enabled_at IS NULL;
grant insert, select, update (enabled_at) on vendor_disablings to baize_app;

create table vendor_fees (
  brand_id uuid not null,
  vendor_code text not null,
  from_day date not null,
  ggr_basis_points integer not null,
  staff_id uuid not null,
  written_at timestamp with time zone not null,
  constraint vendor_fees_pkey PRIMARY KEY (brand_id, vendor_code, from_day),
  constraint vendor_fees_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint vendor_fees_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  constraint vendor_fees_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint vendor_fees_ggr_basis_points_check CHECK (ggr_basis_points >= 0 AND ggr_basis_points <= 10000)
);
grant delete, insert, select, update on vendor_fees to baize_app;

create table vendor_first_balances (
  vendor_code text not null,
  act_key text not null,
  balance jsonb not null,
  answered_at timestamp with time zone not null,
  constraint vendor_first_balances_pkey PRIMARY KEY (vendor_code, act_key)
);
grant insert, select on vendor_first_balances to baize_app;

create table vendor_health_minutes (
  vendor_code text not null,
  minute timestamp with time zone not null,
  calls integer not null,
  refusals integer not null,
  errors integer not null,
  total_ms double precision not null,
  max_ms integer not null,
  last_at timestamp with time zone not null,
  last_error_at timestamp with time zone,
  constraint vendor_health_minutes_pkey PRIMARY KEY (vendor_code, minute)
);
CREATE INDEX vendor_health_minutes_by_age ON vendor_health_minutes USING btree (minute);
grant delete, insert, select, update on vendor_health_minutes to baize_app;

create table vendor_keys (
  vendor_code text not null,
  key_id text not null,
  public_key text not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint vendor_keys_pkey PRIMARY KEY (vendor_code, key_id),
  constraint vendor_keys_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint vendor_keys_key_id_check CHECK (key_id ~ '^[A-Za-z0-9_.-]{1,64}$'::text),
  constraint vendor_keys_public_key_check CHECK (length(public_key) = 43)
);
grant insert, select, update (retired_at) on vendor_keys to baize_app;

create table vendor_lottery_draws (
  vendor_code text not null,
  game_code text not null,
  numero text not null,
  tag text not null,
  draw_at timestamp with time zone not null,
  lock_seconds integer not null,
  draw_days text not null,
  open_numbers text,
  prize_mode text not null,
  is_vietnamese boolean not null,
  "position" integer not null,
  constraint vendor_lottery_draws_pkey PRIMARY KEY (vendor_code, game_code, numero),
  constraint vendor_lottery_draws_vendor_code_game_code_fkey FOREIGN KEY (vendor_code, game_code) REFERENCES games(vendor_code, game_code),
  constraint vendor_lottery_draws_lock_seconds_check CHECK (lock_seconds >= 0 AND lock_seconds <= 86400),
  constraint vendor_lottery_draws_numero_check CHECK (char_length(numero) >= 1 AND char_length(numero) <= 40),
  constraint vendor_lottery_draws_open_numbers_check CHECK (open_numbers ~ '^\d{1,40}$'::text),
  constraint vendor_lottery_draws_prize_mode_check CHECK (prize_mode = ANY (ARRAY['Lott'::text, 'ZY'::text, 'Elott'::text, 'SEA'::text])),
  constraint vendor_lottery_draws_tag_check CHECK (char_length(tag) >= 1 AND char_length(tag) <= 40)
);
grant delete, insert, select on vendor_lottery_draws to baize_app;

create table vendor_minutes (
  vendor_code text not null,
  currency_code text not null,
  minute timestamp with time zone not null,
  staked_minor numeric(30,0) not null,
  paid_minor numeric(30,0) not null,
  constraint vendor_minutes_pkey PRIMARY KEY (vendor_code, currency_code, minute)
);
grant delete, insert, select, update on vendor_minutes to baize_app;

create table vendor_nonces (
  vendor_code text not null,
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint vendor_nonces_pkey PRIMARY KEY (vendor_code, nonce)
);
CREATE INDEX vendor_nonces_by_expiry ON vendor_nonces USING btree (expires_at);
grant delete, insert, select on vendor_nonces to baize_app;

create table vendor_rooms (
  vendor_code text not null,
  room_id text not null,
  game_code text not null,
  names jsonb not null,
  min_bet_minor bigint not null,
  max_bet_minor bigint not null,
  seats integer not null,
  players integer not null,
  is_open boolean not null,
  "position" integer not null,
  constraint vendor_rooms_pkey PRIMARY KEY (vendor_code, room_id),
  constraint vendor_rooms_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint vendor_rooms_vendor_code_game_code_fkey FOREIGN KEY (vendor_code, game_code) REFERENCES games(vendor_code, game_code),
  constraint vendor_rooms_check CHECK (max_bet_minor >= min_bet_minor),
  constraint vendor_rooms_check1 CHECK (players >= 0 AND players <= seats),
  constraint vendor_rooms_min_bet_minor_check CHECK (min_bet_minor > 0),
  constraint vendor_rooms_seats_check CHECK (seats >= 2 AND seats <= 1000)
);
grant delete, insert, select, update on vendor_rooms to baize_app;

create table vendor_sessions (
  token_hash bytea not null,
  member_id uuid not null,
  brand_id uuid not null,
  site_session_id uuid not null,
  vendor_code text not null,
  game_id uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint vendor_sessions_pkey PRIMARY KEY (token_hash),
  constraint vendor_sessions_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint vendor_sessions_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint vendor_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint vendor_sessions_site_session_id_fkey FOREIGN KEY (site_session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint vendor_sessions_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code)
);
CREATE INDEX vendor_sessions_by_site_session ON vendor_sessions USING btree (site_session_id);
CREATE INDEX vendor_sessions_of_member ON vendor_sessions USING btree (member_id, created_at);
grant insert, select, update on vendor_sessions to baize_app;

create table vendor_stays (
  member_id uuid not null,
  vendor_code text not null,
  site_session_id uuid not null,
  entered_at timestamp with time zone not null,
  checked_at timestamp with time zone not null,
  constraint vendor_stays_pkey PRIMARY KEY (member_id, vendor_code),
  constraint vendor_stays_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint vendor_stays_site_session_id_fkey FOREIGN KEY (site_session_id) REFERENCES sessions(id),
  constraint vendor_stays_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code)
);
CREATE INDEX vendor_stays_by_check ON vendor_stays USING btree (checked_at);
CREATE INDEX vendor_stays_by_site_session ON vendor_stays USING btree (site_session_id);
grant delete, insert, select, update on vendor_stays to baize_app;

create table vendor_transfers (
  id uuid not null,
  member_id uuid not null,
  brand_id uuid not null,
  vendor_code text not null,
  currency_code text not null,
  request_id uuid not null,
  direction text not null,
  amount_minor bigint not null,
  is_everything boolean not null,
  state text not null,
  failure text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  asks integer not null default 0,
  ask_at timestamp with time zone not null,
  constraint vendor_transfers_pkey PRIMARY KEY (member_id, id),
  constraint vendor_transfers_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint vendor_transfers_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint vendor_transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint vendor_transfers_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES vendors(code),
  constraint vendor_transfers_amount_minor_check CHECK (amount_minor >= 0),
  constraint vendor_transfers_check CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text])) = (ended_at IS NOT NULL)),
  constraint vendor_transfers_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text])),
  constraint vendor_transfers_state_check CHECK (state = ANY (ARRAY['started'::text, 'booked'::text, 'taken'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX vendor_transfers_by_id ON vendor_transfers USING btree (id);
CREATE INDEX vendor_transfers_by_vendor ON vendor_transfers USING btree (vendor_code, brand_id, member_id);
CREATE INDEX vendor_transfers_open ON vendor_transfers USING btree (ask_at) WHERE ended_at IS NULL;
grant insert, select, update (amount_minor, ask_at, asks, ended_at, failure, state) on vendor_transfers to baize_app;

create table vendor_unknown_targets (
  vendor_code text not null,
  target_tx_id text not null,
  noted_at timestamp with time zone not null,
  constraint vendor_unknown_targets_pkey PRIMARY KEY (vendor_code, target_tx_id)
);
grant insert, select on vendor_unknown_targets to baize_app;

create table vendors (
  code text not null,
  display_name text not null,
  account_type_id integer not null generated by default as identity,
  is_single boolean not null default true,
  launch_kind text not null default 'frame'::text,
  launch_url text,
  transfer_url text,
  maintenance boolean not null default false,
  constraint vendors_pkey PRIMARY KEY (code),
  constraint vendors_account_type_id_key UNIQUE (account_type_id),
  constraint vendors_launch_kind_check CHECK (launch_kind = ANY (ARRAY['frame'::text, 'window'::text])),
  constraint vendors_own_wallet CHECK (is_single OR transfer_url IS NOT NULL)
);
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE ON vendors FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
grant insert, select, update on vendors to baize_app;

create table vip_standings (
  member_id uuid not null,
  brand_id uuid not null,
  level smallint not null,
  cap smallint,
  closed_month date,
  warned_month date,
  changed_at timestamp with time zone not null,
  constraint vip_standings_pkey PRIMARY KEY (member_id),
  constraint vip_standings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint vip_standings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint vip_standings_cap_check CHECK (cap >= 0),
  constraint vip_standings_level_check CHECK (level >= 0)
);
CREATE INDEX vip_standings_of_brand ON vip_standings USING btree (brand_id, level);
grant insert, select, update on vip_standings to baize_app;

create table withdrawal_payouts (
  member_id uuid not null,
  id uuid not null,
  withdrawal_id uuid not null,
  provider text not null,
  amount_minor bigint not null,
  hold_reference text not null,
  state text not null,
  provider_reference text not null default ''::text,
  reason text not null default ''::text,
  asked_at timestamp with time zone not null,
  asks integer not null default 0,
  ask_again_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint withdrawal_payouts_pkey PRIMARY KEY (member_id, id),
  constraint withdrawal_payouts_member_id_withdrawal_id_fkey FOREIGN KEY (member_id, withdrawal_id) REFERENCES withdrawals(member_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint withdrawal_payouts_amount_minor_check CHECK (amount_minor > 0),
  constraint withdrawal_payouts_state_check CHECK (state = ANY (ARRAY['asked'::text, 'paid'::text, 'failed'::text, 'returned'::text]))
);
CREATE INDEX withdrawal_payouts_by_id ON withdrawal_payouts USING btree (id);
CREATE INDEX withdrawal_payouts_of ON withdrawal_payouts USING btree (member_id, withdrawal_id);
CREATE INDEX withdrawal_payouts_to_ask ON withdrawal_payouts USING btree (ask_again_at) WHERE state = 'asked'::text;
grant insert, select, update on withdrawal_payouts to baize_app;

create table withdrawal_proofs (
  member_id uuid not null,
  id uuid not null,
  withdrawal_id uuid,
  webp bytea not null,
  uploaded_at timestamp with time zone not null,
  constraint withdrawal_proofs_pkey PRIMARY KEY (member_id, id),
  constraint withdrawal_proofs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX withdrawal_proofs_of ON withdrawal_proofs USING btree (member_id, withdrawal_id);
grant delete, insert, select, update on withdrawal_proofs to baize_app;

create table withdrawal_rules (
  brand_id uuid not null,
  rules jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint withdrawal_rules_pkey PRIMARY KEY (brand_id),
  constraint withdrawal_rules_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id)
);
grant insert, select, update on withdrawal_rules to baize_app;

create table withdrawal_steps (
  member_id uuid not null,
  withdrawal_id uuid not null,
  step integer not null,
  from_state text,
  to_state text not null,
  actor text not null,
  actor_id text not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint withdrawal_steps_pkey PRIMARY KEY (member_id, withdrawal_id, step),
  constraint withdrawal_steps_member_id_withdrawal_id_fkey FOREIGN KEY (member_id, withdrawal_id) REFERENCES withdrawals(member_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint withdrawal_steps_actor_check CHECK (actor = ANY (ARRAY['member'::text, 'staff'::text, 'system'::text, 'provider'::text]))
);
grant insert, select on withdrawal_steps to baize_app;

create table withdrawals (
  member_id uuid not null,
  id uuid not null,
  brand_id uuid not null,
  request_id uuid not null,
  account_id uuid not null,
  currency_code text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  paid_minor bigint not null default 0,
  received_minor bigint,
  released_minor bigint not null default 0,
  open_holds jsonb not null,
  state text not null,
  step integer not null,
  reason text not null,
  created_at timestamp with time zone not null,
  state_since timestamp with time zone not null,
  deadline_at timestamp with time zone,
  warnings smallint not null default 0,
  first_approver uuid,
  provider text,
  turnover_complete boolean not null,
  automatic boolean not null default false,
  hand_reference text,
  hand_first_payer uuid,
  constraint withdrawals_pkey PRIMARY KEY (member_id, id),
  constraint withdrawals_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint withdrawals_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint withdrawals_member_id_account_id_fkey FOREIGN KEY (member_id, account_id) REFERENCES payout_accounts(member_id, id),
  constraint withdrawals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint withdrawals_amount_minor_check CHECK (amount_minor > 0),
  constraint withdrawals_check CHECK (fee_minor >= 0 AND fee_minor < amount_minor),
  constraint withdrawals_state_check CHECK (state = ANY (ARRAY['REQUESTED'::text, 'RISK_REVIEW'::text, 'APPROVED'::text, 'PAYING'::text, 'DISBURSED'::text, 'COMPLETED'::text, 'PARTIAL_REVIEW'::text, 'DISPUTED'::text, 'AUTO_RECEIVED'::text, 'FORCED_RECEIVED'::text, 'REJECTED'::text, 'CANCELLED'::text]))
);
CREATE INDEX withdrawals_by_id ON withdrawals USING btree (id);
CREATE INDEX withdrawals_by_time ON withdrawals USING btree (brand_id, created_at, id);
CREATE INDEX withdrawals_newest ON withdrawals USING btree (member_id, created_at DESC);
CREATE INDEX withdrawals_of_brand ON withdrawals USING btree (brand_id, state, created_at);
CREATE UNIQUE INDEX withdrawals_one_at_a_time ON withdrawals USING btree (member_id) WHERE (state = ANY (ARRAY['REQUESTED'::text, 'RISK_REVIEW'::text, 'APPROVED'::text, 'PAYING'::text])) AND paid_minor = 0;
CREATE INDEX withdrawals_to_work_on ON withdrawals USING btree (state_since) WHERE state = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'PAYING'::text, 'DISBURSED'::text]);
grant insert, select, update on withdrawals to baize_app;

create table rooms.hand_players (
  hand_id uuid not null,
  player_ref text not null,
  began_at timestamp with time zone not null,
  constraint hand_players_pkey PRIMARY KEY (hand_id, player_ref),
  constraint hand_players_hand_id_fkey FOREIGN KEY (hand_id) REFERENCES rooms.hands(id)
);
CREATE INDEX hand_players_by_player ON rooms.hand_players USING btree (player_ref, began_at DESC);
grant delete, insert, select, update on rooms.hand_players to baize_app;

create table rooms.hands (
  id uuid not null,
  room_id uuid not null,
  game_code text not null,
  number integer not null,
  rules_version text not null,
  sealed_seed text not null,
  server_seed text,
  seed_hash text not null,
  client_seed text not null,
  entropies json not null,
  setup json not null,
  players json not null,
  actions json not null,
  status text not null,
  asked_at timestamp with time zone not null,
  deadline timestamp with time zone not null,
  result json,
  rake_minor bigint not null default 0,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  plans json not null default '[]'::json,
  shown json not null default '[]'::json,
  constraint hands_pkey PRIMARY KEY (id),
  constraint hands_room_id_number_key UNIQUE (room_id, number),
  constraint hands_seed_hash_key UNIQUE (seed_hash),
  constraint hands_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms.rooms(id),
  constraint hands_check CHECK ((status = 'settled'::text) = (result IS NOT NULL)),
  constraint hands_rake_minor_check CHECK (rake_minor >= 0),
  constraint hands_status_check CHECK (status = ANY (ARRAY['playing'::text, 'settled'::text, 'void'::text]))
);
CREATE INDEX hands_by_end ON rooms.hands USING btree (ended_at DESC) WHERE status <> 'playing'::text;
CREATE UNIQUE INDEX hands_playing ON rooms.hands USING btree (room_id) WHERE status = 'playing'::text;
grant delete, insert, select, update on rooms.hands to baize_app;

create table rooms.pair_facts (
  player_ref text not null,
  other_ref text not null,
  game_code text not null,
  day date not null,
  hands integer not null,
  flow double precision not null,
  squares double precision not null,
  big_folds integer not null,
  decisions integer not null,
  raises integer not null,
  constraint pair_facts_pkey PRIMARY KEY (player_ref, other_ref, game_code, day)
);
CREATE INDEX pair_facts_by_day ON rooms.pair_facts USING btree (day);
grant delete, insert, select, update on rooms.pair_facts to baize_app;

create table rooms.pair_verdicts (
  pair_id uuid not null,
  number integer not null,
  status text not null,
  staff_name text not null,
  note text not null,
  decided_at timestamp with time zone not null,
  constraint pair_verdicts_pkey PRIMARY KEY (pair_id, number),
  constraint pair_verdicts_pair_id_fkey FOREIGN KEY (pair_id) REFERENCES rooms.pairs(id)
);
grant insert, select on rooms.pair_verdicts to baize_app;

create table rooms.pairs (
  id uuid not null,
  first_ref text not null,
  second_ref text not null,
  scope text not null,
  status text not null,
  score smallint not null,
  signals json not null,
  hands integer not null,
  cleared_score smallint,
  found_at timestamp with time zone not null,
  scored_at timestamp with time zone not null,
  constraint pairs_pkey PRIMARY KEY (id),
  constraint pairs_first_ref_second_ref_key UNIQUE (first_ref, second_ref),
  constraint pairs_check CHECK (second_ref > first_ref),
  constraint pairs_score_check CHECK (score >= 0 AND score <= 100),
  constraint pairs_status_check CHECK (status = ANY (ARRAY['new'::text, 'watched'::text, 'cleared'::text, 'confirmed'::text]))
);
CREATE INDEX pairs_by_score ON rooms.pairs USING btree (status, score DESC);
CREATE INDEX pairs_by_second ON rooms.pairs USING btree (second_ref);
grant insert, select, update on rooms.pairs to baize_app;

create table rooms.player_figures (
  player_ref text not null,
  game_code text not null,
  scope text not null,
  hands integer not null,
  won integer not null,
  net_minor bigint not null,
  rake_minor bigint not null,
  biggest_minor bigint not null,
  voluntary integer,
  raised integer,
  constraint player_figures_pkey PRIMARY KEY (player_ref, game_code),
  constraint player_figures_biggest_minor_check CHECK (biggest_minor >= 0),
  constraint player_figures_rake_minor_check CHECK (rake_minor >= 0)
);
grant insert, select, update on rooms.player_figures to baize_app;

create table rooms.reading (
  id boolean not null default true,
  ended_at timestamp with time zone not null,
  hand_id uuid not null,
  constraint reading_pkey PRIMARY KEY (id),
  constraint reading_id_check CHECK (id)
);
grant select, update on rooms.reading to baize_app;

create table rooms.reality_checks (
  player_ref text not null,
  since timestamp with time zone not null,
  every_ms integer not null default 0,
  constraint reality_checks_pkey PRIMARY KEY (player_ref),
  constraint reality_checks_every_ms_check CHECK (every_ms >= 0)
);
grant insert, select, update on rooms.reality_checks to baize_app;

create table rooms.rooms (
  id uuid not null,
  scope text not null,
  game_code text not null,
  stake text not null,
  number integer not null,
  base_minor bigint not null,
  min_entry_minor bigint not null,
  max_entry_minor bigint not null,
  seats smallint not null,
  status text not null,
  version bigint not null default 0,
  hand_number integer not null default 0,
  button smallint not null default 0,
  next_sealed_seed text not null,
  next_seed_hash text not null,
  ready_at timestamp with time zone not null,
  due_at timestamp with time zone,
  holder uuid,
  held_until timestamp with time zone,
  opened_at timestamp with time zone not null,
  fee_minor bigint,
  started_at timestamp with time zone,
  constraint rooms_pkey PRIMARY KEY (id),
  constraint rooms_scope_game_code_stake_number_key UNIQUE (scope, game_code, stake, number),
  constraint rooms_base_minor_check CHECK (base_minor > 0),
  constraint rooms_check CHECK (max_entry_minor >= min_entry_minor),
  constraint rooms_check1 CHECK (status <> 'playing'::text OR fee_minor IS NOT NULL AND started_at IS NOT NULL),
  constraint rooms_fee_minor_check CHECK (fee_minor >= 0),
  constraint rooms_min_entry_minor_check CHECK (min_entry_minor > 0),
  constraint rooms_number_check CHECK (number > 0),
  constraint rooms_seats_check CHECK (seats >= 2 AND seats <= 10),
  constraint rooms_status_check CHECK (status = ANY (ARRAY['open'::text, 'playing'::text, 'closing'::text, 'closed'::text]))
);
CREATE INDEX rooms_due ON rooms.rooms USING btree (due_at) WHERE due_at IS NOT NULL;
grant insert, select, update on rooms.rooms to baize_app;

create table rooms.sessions (
  token_hash bytea not null,
  player_ref text not null,
  game_code text not null,
  scope text not null,
  display_name text not null,
  opened_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX sessions_by_opening ON rooms.sessions USING btree (opened_at);
grant delete, insert, select, update on rooms.sessions to baize_app;

create table rooms.settings (
  scope text not null,
  game_code text not null,
  stake text not null,
  is_on boolean not null default true,
  rake_10k integer,
  rake_cap integer,
  base_minor bigint,
  seats smallint,
  min_entry integer,
  max_entry integer,
  time_bank_ms integer,
  pause_ms integer,
  constraint settings_pkey PRIMARY KEY (scope, game_code, stake),
  constraint settings_base_minor_check CHECK (base_minor > 0),
  constraint settings_max_entry_check CHECK (max_entry > 0),
  constraint settings_min_entry_check CHECK (min_entry > 0),
  constraint settings_pause_ms_check CHECK (pause_ms > 0),
  constraint settings_rake_10k_check CHECK (rake_10k >= 0 AND rake_10k <= 1000),
  constraint settings_rake_cap_check CHECK (rake_cap > 0),
  constraint settings_seats_check CHECK (seats >= 2 AND seats <= 10),
  constraint settings_time_bank_ms_check CHECK (time_bank_ms >= 0)
);
grant delete, insert, select, update on rooms.settings to baize_app;

create table rooms.stays (
  id uuid not null,
  room_id uuid not null,
  game_code text not null,
  player_ref text not null,
  display_name text not null,
  seat smallint not null,
  status text not null,
  bought_minor bigint not null,
  stack_minor bigint not null,
  turnover_minor bigint not null default 0,
  rake_minor bigint not null default 0,
  hands integer not null default 0,
  missed smallint not null default 0,
  time_bank_ms integer not null,
  entropy text not null,
  refusal text,
  sat_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  topped_minor bigint not null default 0,
  rebuy_until timestamp with time zone,
  out_since timestamp with time zone,
  owes text not null default 'nothing'::text,
  is_posting boolean not null default false,
  place smallint,
  constraint stays_pkey PRIMARY KEY (id),
  constraint stays_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms.rooms(id),
  constraint stays_bought_minor_check CHECK (bought_minor > 0),
  constraint stays_owes_check CHECK (owes = ANY (ARRAY['nothing'::text, 'small'::text, 'big'::text, 'both'::text])),
  constraint stays_place_check CHECK (place > 0),
  constraint stays_rake_minor_check CHECK (rake_minor >= 0),
  constraint stays_seat_check CHECK (seat >= 0),
  constraint stays_stack_minor_check CHECK (stack_minor >= 0),
  constraint stays_status_check CHECK (status = ANY (ARRAY['buying'::text, 'barring'::text, 'seated'::text, 'leaving'::text, 'paying'::text, 'ended'::text, 'refused'::text])),
  constraint stays_time_bank_ms_check CHECK (time_bank_ms >= 0),
  constraint stays_topped_minor_check CHECK (topped_minor >= 0),
  constraint stays_turnover_minor_check CHECK (turnover_minor >= 0)
);
CREATE INDEX stays_by_end ON rooms.stays USING btree (ended_at, id) WHERE status = 'ended'::text;
CREATE INDEX stays_by_place ON rooms.stays USING btree (room_id, place) WHERE place IS NOT NULL;
CREATE INDEX stays_by_player ON rooms.stays USING btree (player_ref, sat_at DESC);
CREATE INDEX stays_by_room ON rooms.stays USING btree (room_id) WHERE status = ANY (ARRAY['buying'::text, 'barring'::text, 'seated'::text, 'leaving'::text, 'paying'::text]);
CREATE UNIQUE INDEX stays_player ON rooms.stays USING btree (player_ref, game_code) WHERE status = ANY (ARRAY['buying'::text, 'seated'::text, 'leaving'::text]);
CREATE UNIQUE INDEX stays_seat ON rooms.stays USING btree (room_id, seat) WHERE status = ANY (ARRAY['buying'::text, 'seated'::text, 'leaving'::text]);
grant insert, select, update on rooms.stays to baize_app;

create table rooms.top_ups (
  id uuid not null,
  stay_id uuid not null,
  amount_minor bigint not null,
  status text not null,
  refusal text,
  asked_at timestamp with time zone not null,
  constraint top_ups_pkey PRIMARY KEY (id),
  constraint top_ups_stay_id_fkey FOREIGN KEY (stay_id) REFERENCES rooms.stays(id),
  constraint top_ups_amount_minor_check CHECK (amount_minor > 0),
  constraint top_ups_status_check CHECK (status = ANY (ARRAY['buying'::text, 'bought'::text, 'added'::text, 'barring'::text, 'refused'::text]))
);
CREATE INDEX top_ups_by_stay ON rooms.top_ups USING btree (stay_id, asked_at);
CREATE INDEX top_ups_open ON rooms.top_ups USING btree (stay_id) WHERE status = ANY (ARRAY['buying'::text, 'bought'::text, 'barring'::text]);
grant insert, select, update on rooms.top_ups to baize_app;

create table rooms.waits (
  id uuid not null,
  number bigint not null generated always as identity,
  room_id uuid not null,
  game_code text not null,
  player_ref text not null,
  site_session_id text not null,
  status text not null,
  offered_until timestamp with time zone,
  joined_at timestamp with time zone not null,
  constraint waits_pkey PRIMARY KEY (id),
  constraint waits_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms.rooms(id),
  constraint waits_check CHECK ((status = 'offered'::text) <= (offered_until IS NOT NULL)),
  constraint waits_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'seated'::text, 'left'::text, 'lapsed'::text]))
);
CREATE INDEX waits_by_room ON rooms.waits USING btree (room_id, number) WHERE status = ANY (ARRAY['waiting'::text, 'offered'::text]);
CREATE INDEX waits_old ON rooms.waits USING btree (joined_at) WHERE status <> ALL (ARRAY['waiting'::text, 'offered'::text]);
CREATE UNIQUE INDEX waits_player ON rooms.waits USING btree (player_ref, game_code) WHERE status = ANY (ARRAY['waiting'::text, 'offered'::text]);
grant delete, insert, select, update on rooms.waits to baize_app;

create table sportsbook.bet_legs (
  bet_id uuid not null,
  match_id text not null,
  market text not null,
  selection text not null,
  line integer,
  constraint bet_legs_pkey PRIMARY KEY (bet_id, match_id),
  constraint bet_legs_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES sportsbook.bets(id),
  constraint bet_legs_match_id_fkey FOREIGN KEY (match_id) REFERENCES sportsbook.matches(id)
);
CREATE INDEX bet_legs_by_match ON sportsbook.bet_legs USING btree (match_id);
grant insert, select, update on sportsbook.bet_legs to baize_app;

create table sportsbook.bets (
  id uuid not null,
  vendor_code text not null,
  player_ref text not null,
  game_code text not null,
  choose smallint not null,
  unit_stake_minor bigint not null,
  stake_minor bigint not null,
  price_policy text not null,
  legs jsonb not null,
  settles_at timestamp with time zone not null,
  state text not null,
  decision text,
  refusal text not null default ''::text,
  return_minor bigint,
  cash_out_minor bigint,
  placed_at timestamp with time zone not null,
  decide_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  generation smallint not null default 0,
  open_unit_minor bigint not null,
  sold_minor bigint not null default 0,
  next_return_minor bigint,
  next_state text,
  next_unit_minor bigint,
  corrected_from_minor bigint,
  void_reason text not null default ''::text,
  constraint bets_pkey PRIMARY KEY (id),
  constraint bets_cash_out_minor_check CHECK (cash_out_minor >= 0),
  constraint bets_check CHECK (stake_minor >= unit_stake_minor),
  constraint bets_check1 CHECK ((state = ANY (ARRAY['SETTLED'::text, 'VOID'::text, 'CASHED_OUT'::text, 'REJECTED'::text])) = (closed_at IS NOT NULL)),
  constraint bets_check2 CHECK ((state = ANY (ARRAY['SETTLED'::text, 'VOID'::text, 'CASHED_OUT'::text])) = (return_minor IS NOT NULL)),
  constraint bets_check3 CHECK ((next_return_minor IS NULL) = (next_state IS NULL)),
  constraint bets_decision_check CHECK (decision = ANY (ARRAY['accept'::text, 'refuse'::text])),
  constraint bets_next_return_minor_check CHECK (next_return_minor >= 0),
  constraint bets_next_state_check CHECK (next_state = ANY (ARRAY['ACCEPTED'::text, 'SETTLED'::text, 'VOID'::text, 'CASHED_OUT'::text])),
  constraint bets_next_unit_minor_check CHECK (next_unit_minor > 0),
  constraint bets_price_policy_check CHECK (price_policy = ANY (ARRAY['none'::text, 'better'::text, 'any'::text])),
  constraint bets_return_minor_check CHECK (return_minor >= 0),
  constraint bets_sold_minor_check CHECK (sold_minor >= 0),
  constraint bets_state_check CHECK (state = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'SETTLED'::text, 'VOID'::text, 'CASHED_OUT'::text])),
  constraint bets_unit_stake_minor_check CHECK (unit_stake_minor > 0)
);
CREATE INDEX bets_closed ON sportsbook.bets USING btree (vendor_code, closed_at, id) WHERE return_minor IS NOT NULL;
CREATE INDEX bets_of_player ON sportsbook.bets USING btree (vendor_code, player_ref, placed_at DESC);
CREATE INDEX bets_open ON sportsbook.bets USING btree (vendor_code, settles_at) WHERE state = 'ACCEPTED'::text;
CREATE INDEX bets_paying ON sportsbook.bets USING btree (vendor_code) WHERE next_return_minor IS NOT NULL;
CREATE INDEX bets_pending ON sportsbook.bets USING btree (vendor_code, decide_at) WHERE state = 'PENDING'::text;
CREATE INDEX bets_selling ON sportsbook.bets USING btree (vendor_code) WHERE state = 'ACCEPTED'::text AND cash_out_minor IS NOT NULL;
grant insert, select, update on sportsbook.bets to baize_app;

create table sportsbook.feeds (
  code text not null,
  vendor_code text not null,
  sequence bigint not null default 0,
  state text not null,
  heard_at timestamp with time zone,
  gaps integer not null default 0,
  refused integer not null default 0,
  constraint feeds_pkey PRIMARY KEY (code),
  constraint feeds_state_check CHECK (state = ANY (ARRAY['DOWN'::text, 'RECOVERING'::text, 'UP'::text]))
);
grant insert, select, update on sportsbook.feeds to baize_app;

create table sportsbook.limits (
  vendor_code text not null,
  kind text not null,
  amount_minor bigint not null,
  brand_id uuid,
  constraint limits_amount_minor_check CHECK (amount_minor > 0),
  constraint limits_kind_check CHECK (kind = ANY (ARRAY['maxStake'::text, 'maxReturn'::text, 'memberOnSelection'::text, 'selectionLiability'::text, 'matchLiability'::text])),
  constraint limits_of_brand CHECK ((brand_id IS NULL) = (kind = ANY (ARRAY['selectionLiability'::text, 'matchLiability'::text])))
);
CREATE UNIQUE INDEX limits_one_each ON sportsbook.limits USING btree (vendor_code, kind, brand_id) NULLS NOT DISTINCT;
grant delete, insert, select, update on sportsbook.limits to baize_app;

create table sportsbook.matches (
  id text not null,
  vendor_code text not null,
  league text not null,
  home text not null,
  away text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  sealed_seed text,
  server_seed_hash text,
  server_seed text,
  created_at timestamp with time zone not null,
  source text not null default 'simulator'::text,
  sport text not null default ''::text,
  league_name text not null default ''::text,
  feed_code text not null default ''::text,
  board jsonb,
  controls jsonb not null default '{}'::jsonb,
  auto_moves jsonb not null default '{}'::jsonb,
  outcome jsonb,
  constraint matches_pkey PRIMARY KEY (id),
  constraint matches_server_seed_hash_key UNIQUE (server_seed_hash),
  constraint matches_check CHECK ((source = 'simulator'::text) = (sealed_seed IS NOT NULL)),
  constraint matches_check1 CHECK ((source = 'simulator'::text) = (board IS NULL)),
  constraint matches_source_check CHECK (source = ANY (ARRAY['simulator'::text, 'feed'::text, 'import'::text]))
);
CREATE INDEX matches_by_end ON sportsbook.matches USING btree (vendor_code, ends_at);
CREATE INDEX matches_of_feed ON sportsbook.matches USING btree (feed_code) WHERE feed_code <> ''::text;
CREATE INDEX matches_unpublished ON sportsbook.matches USING btree (ends_at) WHERE server_seed IS NULL;
grant insert, select, update on sportsbook.matches to baize_app;

create table sportsbook.quotes (
  id uuid not null,
  bet_id uuid not null,
  share_percent smallint not null,
  offer_minor bigint not null,
  left_unit_minor bigint not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  unit_minor bigint not null default 0,
  constraint quotes_pkey PRIMARY KEY (id),
  constraint quotes_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES sportsbook.bets(id),
  constraint quotes_left_unit_minor_check CHECK (left_unit_minor >= 0),
  constraint quotes_offer_minor_check CHECK (offer_minor > 0),
  constraint quotes_share_percent_check CHECK (share_percent >= 1 AND share_percent <= 100)
);
CREATE INDEX quotes_by_end ON sportsbook.quotes USING btree (expires_at);
grant delete, insert, select, update on sportsbook.quotes to baize_app;

create table sportsbook.results (
  id uuid not null,
  vendor_code text not null,
  match_id text not null,
  outcome jsonb not null,
  state text not null,
  proposed_by text not null,
  proposed_at timestamp with time zone not null,
  reason text not null,
  decided_by text not null default ''::text,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text,
  applied_at timestamp with time zone,
  constraint results_pkey PRIMARY KEY (id),
  constraint results_match_id_fkey FOREIGN KEY (match_id) REFERENCES sportsbook.matches(id),
  constraint results_check CHECK ((state = 'PROPOSED'::text) = (decided_at IS NULL)),
  constraint results_check1 CHECK ((state = 'APPLIED'::text) = (applied_at IS NOT NULL)),
  constraint results_check2 CHECK (decided_by <> proposed_by),
  constraint results_state_check CHECK (state = ANY (ARRAY['PROPOSED'::text, 'APPROVED'::text, 'REFUSED'::text, 'APPLIED'::text]))
);
CREATE INDEX results_by_time ON sportsbook.results USING btree (vendor_code, proposed_at DESC);
CREATE UNIQUE INDEX results_waiting ON sportsbook.results USING btree (match_id) WHERE state = ANY (ARRAY['PROPOSED'::text, 'APPROVED'::text]);
grant insert, select, update on sportsbook.results to baize_app;

create table studio.chat_hidden_authors (
  player_ref text not null,
  author_id text not null,
  constraint chat_hidden_authors_pkey PRIMARY KEY (player_ref, author_id)
);
grant delete, insert, select on studio.chat_hidden_authors to baize_app;

create table studio.chat_messages (
  id uuid not null,
  brand_id uuid not null,
  game_code text collate "C" not null,
  player_ref text not null,
  name text not null,
  body text not null,
  sent_at timestamp with time zone not null,
  reports integer not null default 0,
  removed_at timestamp with time zone,
  removed_by text,
  constraint chat_messages_pkey PRIMARY KEY (id),
  constraint chat_messages_body_check CHECK (char_length(body) >= 1 AND char_length(body) <= 160),
  constraint chat_messages_check CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  constraint chat_messages_reports_check CHECK (reports >= 0)
);
CREATE INDEX chat_messages_by_age ON studio.chat_messages USING btree (brand_id, sent_at);
CREATE INDEX chat_messages_of_player ON studio.chat_messages USING btree (player_ref, sent_at DESC);
CREATE INDEX chat_messages_of_table ON studio.chat_messages USING btree (brand_id, game_code, sent_at DESC);
grant delete, insert, select, update (removed_at, removed_by, reports) on studio.chat_messages to baize_app;

create table studio.chat_mutes (
  player_ref text not null,
  until timestamp with time zone not null,
  reason text not null,
  muted_by text not null,
  muted_at timestamp with time zone not null,
  constraint chat_mutes_pkey PRIMARY KEY (player_ref)
);
grant delete, insert, select, update on studio.chat_mutes to baize_app;

create table studio.chat_reports (
  message_id uuid not null,
  player_ref text not null,
  reported_at timestamp with time zone not null,
  constraint chat_reports_pkey PRIMARY KEY (message_id, player_ref),
  constraint chat_reports_message_id_fkey FOREIGN KEY (message_id) REFERENCES studio.chat_messages(id) ON DELETE CASCADE
);
grant delete, insert, select on studio.chat_reports to baize_app;

create table studio.chat_settings (
  brand_id uuid not null,
  is_on boolean not null,
  keep_days integer not null,
  words text[] not null,
  constraint chat_settings_pkey PRIMARY KEY (brand_id),
  constraint chat_settings_keep_days_check CHECK (keep_days >= 1 AND keep_days <= 365)
);
grant insert, select, update on studio.chat_settings to baize_app;

create table studio.day_uses (
  player_ref text not null,
  kind text not null,
  day integer not null,
  count integer not null,
  constraint day_uses_pkey PRIMARY KEY (player_ref, kind),
  constraint day_uses_count_check CHECK (count > 0),
  constraint day_uses_kind_check CHECK (kind = ANY (ARRAY['refused_play'::text, 'seed_change'::text, 'chat_message'::text, 'chat_report'::text, 'chat_hide'::text]))
);
grant insert, select, update on studio.day_uses to baize_app;

create table studio.instant_rounds (
  id uuid not null,
  player_ref text not null,
  game_code text not null,
  session_hash bytea not null,
  seed_id uuid not null,
  nonce integer not null,
  rules_version text not null,
  bet_minor bigint not null,
  choice json not null,
  outcome json not null,
  steps json not null,
  status text not null,
  payout_minor bigint,
  refusal text,
  played_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint instant_rounds_pkey PRIMARY KEY (id),
  constraint instant_rounds_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES studio.seeds(id),
  constraint instant_rounds_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES studio.sessions(token_hash),
  constraint instant_rounds_bet_minor_check CHECK (bet_minor > 0),
  constraint instant_rounds_check CHECK ((status = 'refused'::text) = (refusal IS NOT NULL)),
  constraint instant_rounds_check1 CHECK ((status <> ALL (ARRAY['paying'::text, 'settled'::text])) OR payout_minor IS NOT NULL),
  constraint instant_rounds_check2 CHECK ((status = 'settled'::text) = (settled_at IS NOT NULL)),
  constraint instant_rounds_payout_minor_check CHECK (payout_minor >= 0),
  constraint instant_rounds_status_check CHECK (status = ANY (ARRAY['staking'::text, 'open'::text, 'paying'::text, 'settled'::text, 'refused'::text]))
);
CREATE UNIQUE INDEX instant_rounds_nonces ON studio.instant_rounds USING btree (seed_id, nonce) WHERE status <> 'refused'::text;
CREATE INDEX instant_rounds_of_player ON studio.instant_rounds USING btree (player_ref, game_code, played_at DESC);
CREATE INDEX instant_rounds_settled ON studio.instant_rounds USING btree (settled_at) WHERE status = 'settled'::text;
CREATE UNIQUE INDEX instant_rounds_unfinished ON studio.instant_rounds USING btree (player_ref, game_code) WHERE status = ANY (ARRAY['staking'::text, 'open'::text, 'paying'::text]);
CREATE INDEX instant_rounds_unpaid ON studio.instant_rounds USING btree (played_at) WHERE status = ANY (ARRAY['staking'::text, 'open'::text, 'paying'::text]);
grant insert, select, update on studio.instant_rounds to baize_app;

create table studio.level_drops (
  pot_scope text not null,
  pool text not null,
  cycle integer not null,
  amount_minor bigint not null,
  server_seed text not null,
  server_seed_hash text not null,
  round_id uuid not null,
  dropped_at timestamp with time zone not null,
  constraint level_drops_pkey PRIMARY KEY (pot_scope, pool, cycle),
  constraint level_drops_pot_scope_pool_fkey FOREIGN KEY (pot_scope, pool) REFERENCES studio.levels(pot_scope, pool)
);
grant insert, select on studio.level_drops to baize_app;

create table studio.levels (
  pot_scope text not null,
  pool text not null,
  cycle integer not null,
  counter_minor bigint not null,
  sealed_server_seed text not null,
  server_seed_hash text not null,
  opened_at timestamp with time zone not null,
  constraint levels_pkey PRIMARY KEY (pot_scope, pool),
  constraint levels_pot_scope_pool_fkey FOREIGN KEY (pot_scope, pool) REFERENCES studio.pools(pot_scope, pool),
  constraint levels_counter_minor_check CHECK (counter_minor >= 0),
  constraint levels_cycle_check CHECK (cycle > 0)
);
grant insert, select, update (counter_minor, cycle, opened_at, sealed_server_seed, server_seed_hash) on studio.levels to baize_app;

create table studio.open_falls (
  pot_scope text not null,
  pool text not null,
  round_id uuid not null,
  constraint open_falls_pkey PRIMARY KEY (pot_scope, pool)
);
grant delete, insert, select on studio.open_falls to baize_app;

create table studio.pool_entries (
  id bigint not null generated always as identity,
  pot_scope text not null,
  pool text not null,
  kind text not null,
  amount_minor bigint not null,
  round_id uuid,
  at timestamp with time zone not null,
  constraint pool_entries_pkey PRIMARY KEY (id),
  constraint pool_entries_pot_scope_pool_fkey FOREIGN KEY (pot_scope, pool) REFERENCES studio.pools(pot_scope, pool),
  constraint pool_entries_kind_check CHECK (kind = ANY (ARRAY['opening'::text, 'contribution'::text, 'won'::text, 'seed'::text]))
);
CREATE UNIQUE INDEX pool_entries_once ON studio.pool_entries USING btree (round_id, pool, kind) WHERE round_id IS NOT NULL;
grant insert, select on studio.pool_entries to baize_app;

create table studio.pool_remainders (
  player_ref text not null,
  game_code text not null,
  pool text not null,
  units bigint not null,
  constraint pool_remainders_pkey PRIMARY KEY (player_ref, game_code, pool),
  constraint pool_remainders_units_check CHECK (units >= 0)
);
grant insert, select, update on studio.pool_remainders to baize_app;

create table studio.pools (
  pot_scope text not null,
  pool text not null,
  opening_minor bigint not null,
  is_open boolean not null,
  constraint pools_pkey PRIMARY KEY (pot_scope, pool),
  constraint pools_opening_minor_check CHECK (opening_minor >= 0)
);
grant insert, select, update (is_open) on studio.pools to baize_app;

create table studio.reality_checks (
  player_ref text not null,
  since timestamp with time zone not null,
  constraint reality_checks_pkey PRIMARY KEY (player_ref)
);
grant insert, select, update on studio.reality_checks to baize_app;

create table studio.rounds (
  id uuid not null,
  player_ref text not null,
  game_code text not null,
  session_hash bytea not null,
  seed_id uuid not null,
  nonce integer not null,
  rules_version text not null,
  bet_minor bigint not null,
  payout_minor bigint not null,
  events json not null,
  status text not null,
  refusal text,
  presented_at timestamp with time zone,
  played_at timestamp with time zone not null,
  staked_at timestamp with time zone,
  picked smallint[] not null default '{}'::smallint[],
  contributions jsonb,
  grant_id text,
  constraint rounds_pkey PRIMARY KEY (id),
  constraint rounds_seed_id_nonce_key UNIQUE (seed_id, nonce),
  constraint rounds_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES studio.seeds(id),
  constraint rounds_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES studio.sessions(token_hash),
  constraint rounds_bet_minor_check CHECK (bet_minor > 0),
  constraint rounds_check CHECK ((status = 'refused'::text) = (refusal IS NOT NULL)),
  constraint rounds_check1 CHECK (presented_at IS NULL OR status = 'settled'::text),
  constraint rounds_payout_minor_check CHECK (payout_minor >= 0),
  constraint rounds_status_check CHECK (status = ANY (ARRAY['decided'::text, 'settled'::text, 'refused'::text]))
);
CREATE INDEX rounds_by_time ON studio.rounds USING btree (played_at);
CREATE INDEX rounds_decided ON studio.rounds USING btree (played_at) WHERE status = 'decided'::text;
CREATE INDEX rounds_of_player ON studio.rounds USING btree (player_ref, game_code, played_at DESC);
CREATE INDEX rounds_settled ON studio.rounds USING btree (played_at) WHERE status = 'settled'::text;
CREATE INDEX rounds_staked ON studio.rounds USING btree (staked_at) WHERE status = 'decided'::text AND staked_at IS NOT NULL;
CREATE INDEX rounds_unfinished ON studio.rounds USING btree (player_ref, game_code) WHERE presented_at IS NULL AND status <> 'refused'::text;
grant insert, select, update on studio.rounds to baize_app;

create table studio.seeds (
  id uuid not null,
  player_ref text not null,
  game_code text not null,
  sealed_server_seed text,
  server_seed text,
  server_seed_hash text not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  next_sealed_server_seed text,
  next_server_seed_hash text,
  constraint seeds_pkey PRIMARY KEY (id),
  constraint seeds_next_server_seed_hash_key UNIQUE (next_server_seed_hash),
  constraint seeds_server_seed_hash_key UNIQUE (server_seed_hash),
  constraint next_seed_whole CHECK (next_sealed_server_seed IS NULL OR next_server_seed_hash IS NOT NULL AND retired_at IS NULL),
  constraint seeds_check CHECK ((retired_at IS NULL) = (server_seed IS NULL))
);
CREATE UNIQUE INDEX seeds_live ON studio.seeds USING btree (player_ref, game_code) WHERE retired_at IS NULL;
grant insert, select, update on studio.seeds to baize_app;

create table studio.sessions (
  token_hash bytea not null,
  sealed_token text not null,
  player_ref text not null,
  game_code text not null,
  opened_at timestamp with time zone not null,
  pot_scope text not null default ''::text,
  display_name text not null default ''::text,
  minimum_cycle_ms integer not null default 0,
  reality_check_ms integer not null default 0,
  buy_feature boolean not null default false,
  table_max_percent integer not null default 100,
  constraint sessions_pkey PRIMARY KEY (token_hash)
);
grant insert, select on studio.sessions to baize_app;

create table studio.table_leases (
  game_code text not null,
  holder uuid not null,
  until timestamp with time zone not null,
  constraint table_leases_pkey PRIMARY KEY (game_code)
);
grant insert, select, update on studio.table_leases to baize_app;

create table studio.table_placements (
  id uuid not null,
  seat_id uuid not null,
  bets json not null,
  stake_minor bigint not null,
  entropy text not null,
  status text not null,
  refusal text,
  placed_at timestamp with time zone not null,
  phase smallint,
  hand smallint,
  action text,
  constraint table_placements_pkey PRIMARY KEY (id),
  constraint table_placements_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES studio.table_seats(id),
  constraint table_placements_decision_check CHECK ((phase IS NULL) = (action IS NULL) AND (phase IS NULL) = (hand IS NULL)),
  constraint table_placements_hand_check CHECK (hand >= 0),
  constraint table_placements_phase_check CHECK (phase > 0),
  constraint table_placements_stake_minor_check CHECK (stake_minor > 0 OR stake_minor = 0 AND phase IS NOT NULL),
  constraint table_placements_status_check CHECK (status = ANY (ARRAY['placing'::text, 'placed'::text, 'barring'::text, 'undone'::text, 'refused'::text]))
);
CREATE UNIQUE INDEX table_placements_decision ON studio.table_placements USING btree (seat_id, phase, hand) WHERE phase IS NOT NULL AND (status = ANY (ARRAY['placing'::text, 'placed'::text, 'barring'::text]));
CREATE INDEX table_placements_of_seat ON studio.table_placements USING btree (seat_id);
grant insert, select, update on studio.table_placements to baize_app;

create table studio.table_rounds (
  id uuid not null,
  game_code text not null,
  number integer not null,
  rules_version text not null,
  sealed_server_seed text not null,
  server_seed text,
  server_seed_hash text not null,
  client_seed text,
  start json not null,
  outcome json,
  next_start json,
  status text not null,
  opened_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  dealt_at timestamp with time zone,
  shown_at timestamp with time zone,
  settled_at timestamp with time zone,
  speed_percent integer not null default 100,
  start_hash text,
  phase smallint,
  phase_at timestamp with time zone,
  phase_ends_at timestamp with time zone,
  constraint table_rounds_pkey PRIMARY KEY (id),
  constraint table_rounds_game_code_number_key UNIQUE (game_code, number),
  constraint table_rounds_server_seed_hash_key UNIQUE (server_seed_hash),
  constraint table_rounds_check CHECK ((status = ANY (ARRAY['deciding'::text, 'decided'::text, 'dealt'::text, 'settled'::text])) = (outcome IS NOT NULL)),
  constraint table_rounds_number_check CHECK (number > 0),
  constraint table_rounds_phase_check CHECK (phase > 0),
  constraint table_rounds_speed_percent_check CHECK (speed_percent >= 50 AND speed_percent <= 800),
  constraint table_rounds_status_check CHECK (status = ANY (ARRAY['betting'::text, 'closed'::text, 'deciding'::text, 'decided'::text, 'dealt'::text, 'settled'::text, 'void'::text]))
);
CREATE UNIQUE INDEX table_rounds_live ON studio.table_rounds USING btree (game_code) WHERE status = ANY (ARRAY['betting'::text, 'closed'::text, 'deciding'::text, 'decided'::text, 'dealt'::text]);
grant insert, select, update on studio.table_rounds to baize_app;

create table studio.table_seats (
  id uuid not null,
  round_id uuid not null,
  game_code text not null,
  player_ref text not null,
  session_hash bytea not null,
  stake_minor bigint not null default 0,
  payout_minor bigint,
  valid_turnover_minor bigint,
  bets json,
  status text not null,
  taken_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  slot smallint not null default 0,
  constraint table_seats_pkey PRIMARY KEY (id),
  constraint table_seats_round_id_fkey FOREIGN KEY (round_id) REFERENCES studio.table_rounds(id),
  constraint table_seats_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES studio.sessions(token_hash),
  constraint table_seats_check CHECK ((status = ANY (ARRAY['paying'::text, 'settled'::text])) = (payout_minor IS NOT NULL)),
  constraint table_seats_payout_minor_check CHECK (payout_minor >= 0),
  constraint table_seats_slot_check CHECK (slot = ANY (ARRAY[0, 1])),
  constraint table_seats_stake_minor_check CHECK (stake_minor >= 0),
  constraint table_seats_status_check CHECK (status = ANY (ARRAY['open'::text, 'paying'::text, 'settled'::text, 'void'::text])),
  constraint table_seats_valid_turnover_minor_check CHECK (valid_turnover_minor >= 0)
);
CREATE INDEX table_seats_of_player ON studio.table_seats USING btree (player_ref, game_code, taken_at DESC);
CREATE INDEX table_seats_of_round ON studio.table_seats USING btree (round_id);
CREATE INDEX table_seats_settled ON studio.table_seats USING btree (settled_at) WHERE status = 'settled'::text;
CREATE UNIQUE INDEX table_seats_taken_slots ON studio.table_seats USING btree (round_id, player_ref, slot) WHERE status <> 'void'::text;
CREATE INDEX table_seats_unpaid ON studio.table_seats USING btree (taken_at) WHERE status = ANY (ARRAY['open'::text, 'paying'::text]);
grant insert, select, update on studio.table_seats to baize_app;

create view found_content as
 WITH said AS (
         SELECT a.id,
            a.brand_id,
            a.list,
            a."position",
            a.picture_url,
            a.published_at,
            a.ends_at,
            a.readers,
            a.min_rank,
            a.is_each_visit,
            ( SELECT COALESCE(jsonb_object_agg(e.l, e.t - 'summary'::text - 'action'::text), '{}'::jsonb) AS "coalesce"
                   FROM jsonb_each(a.texts) e(l, t)) AS plain,
            ( SELECT COALESCE(jsonb_object_agg(e.l, jsonb_build_object('summary', '') || (e.t - 'action'::text)), '{}'::jsonb) AS "coalesce"
                   FROM jsonb_each(a.texts) e(l, t)) AS stories,
            ( SELECT COALESCE(jsonb_object_agg(e.l, jsonb_build_object('summary', '', 'action', '') || e.t), '{}'::jsonb) AS "coalesce"
                   FROM jsonb_each(a.texts) e(l, t)) AS offers
           FROM announcements a
        ), found AS (
         SELECT b.id,
            b.brand_id,
            'banner'::text AS kind,
            b."position",
            jsonb_build_object('group', b.group_name, 'startsAt', utc_text(b.starts_at), 'endsAt', utc_text(b.ends_at), 'readers', b.readers, 'minRank', b.min_rank, 'linkageType', b.linkage_type, 'linkageTarget', b.linkage_target, 'texts', b.texts, 'pictures', jsonb_build_object('TY', jsonb_build_object('url', b.picture_url, 'mobileUrl', b.mobile_picture_url)) || b.pictures) AS document
           FROM banners b
        UNION ALL
         SELECT a.id,
            a.brand_id,
                CASE a.list
                    WHEN 'player'::text THEN 'notice'::text
                    ELSE a.list
                END AS list,
            a."position",
            jsonb_build_object('startsAt', utc_text(a.published_at), 'endsAt', utc_text(a.ends_at), 'readers', a.readers, 'minRank', a.min_rank) ||
                CASE a.list
                    WHEN 'player'::text THEN jsonb_build_object('texts', a.plain)
                    WHEN 'popup'::text THEN jsonb_build_object('isEachVisit', a.is_each_visit, 'texts', a.plain)
                    WHEN 'news'::text THEN jsonb_build_object('pictureUrl', a.picture_url, 'texts', a.stories)
                    ELSE jsonb_build_object('pictureUrl', a.picture_url, 'texts', a.offers, 'type', COALESCE(p.type, 'others'::text), 'badges', to_jsonb(COALESCE(p.badges, '{}'::text[])), 'runsFrom', utc_text(p.starts_at), 'runsUntil', utc_text(p.closes_at), 'linkageType', COALESCE(p.linkage_type, 'NONE'::text), 'linkageTarget', COALESCE(p.linkage_target, ''::text))
                END
           FROM said a
             LEFT JOIN announced_promotions p ON p.announcement_id = a.id
          WHERE NOT (EXISTS ( SELECT
                   FROM campaigns c
                  WHERE c.brand_id = a.brand_id AND c.id = a.id))
        UNION ALL
         SELECT h.id,
            h.brand_id,
            'help'::text,
            h."position",
            jsonb_build_object('tag', h.tag, 'topic', COALESCE(h.topic, 'operator'::text), 'texts', h.texts) AS jsonb_build_object
           FROM help_articles h
        )
 SELECT id,
    brand_id,
    kind,
    "position",
    jsonb_build_object('kind', kind) || document AS document
   FROM found f
  WHERE NOT (EXISTS ( SELECT
           FROM content_pieces c
          WHERE c.id = f.id));
grant select on found_content to baize_app;

create view house_balances as
 SELECT a.id AS account_id,
    COALESCE(r.balance_minor, 0::numeric) + COALESCE(( SELECT sum(m.amount_minor) AS sum
           FROM house_moves m
          WHERE m.account_id = a.id AND m.booked_in >= COALESCE(r.before, '0'::xid8)), 0::numeric) AS balance_minor
   FROM accounts a
     LEFT JOIN house_rollups r ON r.account_id = a.id
  WHERE a.member_id IS NULL;
grant select on house_balances to baize_app;

create view transfers as
 SELECT batch_id,
    line,
    source,
    reference,
    leg,
    member_id,
    act,
    fingerprint,
    subject,
    outcome,
    resolves,
    movement,
    debit_account_id,
    credit_account_id,
    amount_minor,
    debit_balance_after_minor,
    debit_version,
    credit_balance_after_minor,
    credit_version,
    booked_at
   FROM journal
  WHERE outcome = 'booked'::text;
grant select on transfers to baize_app;

create view studio.booked_rounds as
 SELECT rounds.id,
        CASE
            WHEN rounds.grant_id IS NULL THEN rounds.bet_minor
            ELSE 0::bigint
        END AS stake_minor,
    rounds.payout_minor,
    rounds.played_at AS at,
    rounds.status = 'settled'::text AS is_settled,
    rounds.status = 'decided'::text AS is_pending,
    rounds.status <> 'refused'::text AS is_standing
   FROM studio.rounds
UNION ALL
 SELECT instant_rounds.id,
    instant_rounds.bet_minor AS stake_minor,
    COALESCE(instant_rounds.payout_minor, 0::bigint) AS payout_minor,
    COALESCE(instant_rounds.settled_at, instant_rounds.played_at) AS at,
    instant_rounds.status = 'settled'::text AS is_settled,
    instant_rounds.status = ANY (ARRAY['staking'::text, 'paying'::text]) AS is_pending,
    instant_rounds.status <> ALL (ARRAY['refused'::text, 'open'::text, 'staking'::text]) AS is_standing
   FROM studio.instant_rounds
UNION ALL
 SELECT table_seats.id,
    table_seats.stake_minor,
    COALESCE(table_seats.payout_minor, 0::bigint) AS payout_minor,
    COALESCE(table_seats.settled_at, table_seats.taken_at) AS at,
    table_seats.status = 'settled'::text AS is_settled,
    table_seats.status = 'paying'::text AS is_pending,
    table_seats.status = ANY (ARRAY['paying'::text, 'settled'::text]) AS is_standing
   FROM studio.table_seats;
grant select on studio.booked_rounds to baize_app;

CREATE OR REPLACE FUNCTION public.account_version_at(account uuid, moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  low bigint := 1;
  high bigint := (select version + 1 from accounts where id = account);
  middle bigint;
  booked timestamptz;
begin
  while low < high loop
    middle := (low + high) / 2;
    booked := coalesce(
      (select k.booked_at from journal k where k.debit_account_id = account and k.debit_version = middle),
      (select k.booked_at from journal k where k.credit_account_id = account and k.credit_version = middle));
    if booked < moment then low := middle + 1; else high := middle; end if;
  end loop;
  return low;
end $function$;
revoke execute on function account_version_at(uuid,timestamp with time zone) from public;
grant execute on function account_version_at(uuid,timestamp with time zone) to baize_app;

CREATE OR REPLACE FUNCTION public.add_turnover_months(p_first date, p_months integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  month date;
  since timestamptz;
  until timestamptz;
  name text;
  made integer := 0;
begin
  if p_months not between 1 and 24 then raise exception 'from 1 to 24 months, not %', p_months; end if;
  -- The lock of who counts turnover (modules/turnover/count-lines.ts).
  perform pg_advisory_xact_lock(x'7475726e'::integer);
  for ahead in 0 .. p_months - 1 loop
    month := (date_trunc('month', p_first::timestamp) + make_interval(months => ahead))::date;
    name := 'turnover_hours_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || name) is not null;
    since := month::timestamp at time zone 'UTC';
    until := (month + interval '1 month') at time zone 'UTC';
    execute format('create table public.%I (like public.turnover_hours including all)', name);
    execute format('with moved as (delete from public.turnover_hours_rest where starts_at >= $1 and starts_at < $2 returning *)
      insert into public.%I select * from moved', name) using since, until;
    execute format('alter table public.turnover_hours attach partition public.%I for values from (%L) to (%L)', name, since, until);
    made := made + 1;
  end loop;
  return made;
end $function$;
revoke execute on function add_turnover_months(date,integer) from public;
grant execute on function add_turnover_months(date,integer) to baize_app;

CREATE OR REPLACE FUNCTION public.append_audit(p_at timestamp with time zone, p_actor_kind text, p_actor text, p_brand uuid, p_act text, p_subject text, p_reason text, p_before json, p_after json)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  last record;
  next_seq bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select seq, hash into last from audit_log order by seq desc limit 1;
  next_seq := coalesce(last.seq, 0) + 1;
  last_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  insert into audit_log values (next_seq, p_at, p_actor_kind, p_actor, p_brand, p_act, p_subject, p_reason, p_before, p_after, last_hash,
    sha256(last_hash || convert_to(audit_field(next_seq::text)
      || audit_field(to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || audit_field(p_actor_kind) || audit_field(p_actor) || audit_field(p_brand::text) || audit_field(p_act) || audit_field(p_subject)
      || audit_field(p_reason) || audit_field(p_before::text) || audit_field(p_after::text), 'UTF8')));
  return next_seq;
end $function$;
revoke execute on function append_audit(timestamp with time zone,text,text,uuid,text,text,text,json,json) from public;
grant execute on function append_audit(timestamp with time zone,text,text,uuid,text,text,text,json,json) to baize_app;

CREATE OR REPLACE FUNCTION public.audit_field(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select coalesce(octet_length(value) || ':' || value, '-') || ',' $function$;

CREATE OR REPLACE FUNCTION public.book_batch(p_now timestamp with time zone, k_brand uuid[], k_generation bigint[], g_key integer[], g_session bytea[], g_member uuid[], g_source text[], g_subject text[], a_op integer[], a_id uuid[], a_turn bigint[], a_balance bigint[], a_version bigint[], a_day integer[], a_bets integer[], a_staked bigint[], a_paid bigint[], a_deposited bigint[], h_id uuid[], l_op integer[], l_source text[], l_reference text[], l_leg smallint[], l_act text[], l_fingerprint bytea[], l_subject text[], l_outcome text[], l_resolves text[], l_movement text[], l_debit integer[], l_credit integer[], l_amount bigint[], l_debit_balance bigint[], l_debit_version bigint[], l_credit_balance bigint[], l_credit_version bigint[], n_round text[], r_op integer[], r_new boolean[], r_vendor text[], r_round text[], r_game uuid[], r_type text[], r_currency text[], r_account text[], r_bet boolean[], r_stake bigint[], r_payout bigint[], r_owed bigint[], r_status text[], r_credited boolean[], r_generation integer[], r_lines integer[], r_opened timestamp with time zone[], r_closed timestamp with time zone[], r_detail text[], b_op integer[], b_new boolean[], b_vendor text[], b_round text[], b_line integer[], b_game uuid[], b_type text[], b_currency text[], b_account text[], b_stake bigint[], b_payout bigint[], b_status text[], b_placed timestamp with time zone[], b_detail text[], d_op integer[], d_account uuid[], d_day integer[], d_bets integer[], d_staked bigint[], d_paid bigint[], d_deposited bigint[], OUT batch bigint, OUT refused integer[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET "baize.lines" TO 'checked'
AS $function$
-- Arrays are read by their subscripts: unnest of many arrays makes a store of rows for each of them, which costs more than the writing.
-- What is looked up is a scalar subquery, never an exists: that one may be planned as a hash of the whole table.
declare
  seen_ids uuid[];
  seen_turns bigint[];
  side_brands uuid[];
  side_currencies text[];
  side_members uuid[];
  found_ops integer[];
  wrong text;
  houses constant integer := cardinality(h_id);
  sides constant uuid[] := h_id || a_id;
begin
  refused := '{}';
  -- in one order for everybody, and before the statements that read: they must see what the others left
  select array_agg(c.id), array_agg(c.turn), array_agg(c.brand_id), array_agg(c.currency_code), array_agg(c.member_id)
    into seen_ids, seen_turns, side_brands, side_currencies, side_members
    from (select h.id, null::bigint as turn, h.brand_id, h.currency_code, h.member_id
        from generate_subscripts(h_id, 1) i join accounts h on h.id = h_id[i]
      union all select * from (select id, turn, brand_id, currency_code, member_id from accounts where id = any (a_id) order by id for no key update) a) c;
  if seen_ids is distinct from sides then
    select array_agg((select c.brand_id from accounts c where c.id = sides[i]) order by i),
        array_agg((select c.currency_code from accounts c where c.id = sides[i]) order by i),
        array_agg((select c.member_id from accounts c where c.id = sides[i]) order by i)
      into side_brands, side_currencies, side_members from generate_subscripts(sides, 1) i;
  end if;
  if seen_ids is distinct from sides or seen_turns[houses + 1:] is distinct from a_turn then
    select array_agg(a_op[i]) into found_ops from generate_subscripts(a_op, 1) i
      where (select c.turn from accounts c where c.id = a_id[i]) is distinct from a_turn[i];
    refused := coalesce(found_ops, '{}');
  end if;

  if (select
      (select count(*) from generate_subscripts(l_op, 1) i where case when l_amount[i] is null
          then coalesce(l_outcome[i], 'noted') not in ('noted', 'tombstone')
            or num_nonnulls(l_movement[i], l_debit[i], l_credit[i], l_debit_version[i], l_credit_version[i]) > 0
          else not coalesce(l_amount[i] > 0 and l_movement[i] <> '' and l_outcome[i] is null and l_debit[i] <> l_credit[i]
            and side_currencies[l_debit[i]] = side_currencies[l_credit[i]] and side_brands[l_debit[i]] = side_brands[l_credit[i]]
            and coalesce(side_members[l_debit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and coalesce(side_members[l_credit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and (l_debit[i] <= houses) = (l_debit_version[i] is null) and (l_credit[i] <= houses) = (l_credit_version[i] is null)
            and (side_members[l_debit[i]] is null) = (l_debit[i] <= houses) and (side_members[l_credit[i]] is null) = (l_credit[i] <= houses)
            and (l_debit_version[i] is null) = (l_debit_balance[i] is null) and (l_credit_version[i] is null) = (l_credit_balance[i] is null)
            and coalesce(l_debit_version[i] > 0 and l_debit_balance[i] >= 0, true)
            and coalesce(l_credit_version[i] > 0 and l_credit_balance[i] >= 0, true), false) end) > 0
      or (select count(*) from generate_subscripts(k_brand, 1) i
        where (select k.generation from brand_guards k where k.brand_id = k_brand[i]) is distinct from k_generation[i]) > 0
      or (select count(*) from vendor_sessions v where v.token_hash = any (g_session) and v.ended_at is null)
        <> cardinality(array_remove(g_session, null))
      or (select true from journal k where k.reference = any (l_reference) limit 1)
      or (select true from journal k where k.resolves = any (l_resolves) and k.resolves is not null and k.leg = 0 limit 1)
      or (select true from rounds k where k.round_id = any (n_round) limit 1)
      or (select true from bets k where k.round_id = any (n_round) limit 1)
      or (select true from bets k where k.round_id = any (b_round) limit 1)) then
    select coalesce(l_source[i], g_source[l_op[i] + 1]) || ' ' || l_reference[i] into wrong from generate_subscripts(l_op, 1) i where case when l_amount[i] is null
          then coalesce(l_outcome[i], 'noted') not in ('noted', 'tombstone')
            or num_nonnulls(l_movement[i], l_debit[i], l_credit[i], l_debit_version[i], l_credit_version[i]) > 0
          else not coalesce(l_amount[i] > 0 and l_movement[i] <> '' and l_outcome[i] is null and l_debit[i] <> l_credit[i]
            and side_currencies[l_debit[i]] = side_currencies[l_credit[i]] and side_brands[l_debit[i]] = side_brands[l_credit[i]]
            and coalesce(side_members[l_debit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and coalesce(side_members[l_credit[i]], g_member[l_op[i] + 1]) = g_member[l_op[i] + 1]
            and (l_debit[i] <= houses) = (l_debit_version[i] is null) and (l_credit[i] <= houses) = (l_credit_version[i] is null)
            and (side_members[l_debit[i]] is null) = (l_debit[i] <= houses) and (side_members[l_credit[i]] is null) = (l_credit[i] <= houses)
            and (l_debit_version[i] is null) = (l_debit_balance[i] is null) and (l_credit_version[i] is null) = (l_credit_balance[i] is null)
            and coalesce(l_debit_version[i] > 0 and l_debit_balance[i] >= 0, true)
            and coalesce(l_credit_version[i] > 0 and l_credit_balance[i] >= 0, true), false) end limit 1;
    if wrong is not null then
      raise exception 'the line % is not whole or does not fit its accounts', wrong using errcode = 'check_violation';
    end if;
    select array_agg(i - 1) into found_ops from generate_subscripts(g_key, 1) i
      where (select k.generation from brand_guards k where k.brand_id = k_brand[g_key[i]]) is distinct from k_generation[g_key[i]]
        or (g_session[i] is not null
          and (select true from vendor_sessions v where v.token_hash = g_session[i] and v.ended_at is null) is null);
    refused := refused || found_ops;
    select array_agg(l_op[i]) into found_ops from generate_subscripts(l_op, 1) i
      where (select true from journal k where k.source = coalesce(l_source[i], g_source[l_op[i] + 1]) and k.reference = l_reference[i] limit 1)
        or (l_resolves[i] is not null
          and (select true from journal k where k.source = coalesce(l_source[i], g_source[l_op[i] + 1]) and k.resolves = l_resolves[i]
            and k.leg = 0));
    refused := refused || found_ops;
    select array_agg(r_op[i]) into found_ops from generate_subscripts(r_op, 1) i
      where r_new[i] and ((select true from rounds k where k.vendor_code = r_vendor[i] and k.round_id = r_round[i])
        or (select true from bets k where k.vendor_code = r_vendor[i] and k.round_id = r_round[i] and k.line = 0));
    refused := refused || found_ops;
    select array_agg(b_op[i]) into found_ops from generate_subscripts(b_op, 1) i
      where (select true from bets k where k.vendor_code = b_vendor[i] and k.round_id = b_round[i] and k.line = coalesce(b_line[i], 0))
        or (b_new[i] and (select true from rounds k where k.vendor_code = b_vendor[i] and k.round_id = b_round[i]));
    refused := refused || found_ops;
  end if;
  if cardinality(refused) > 0 then
    refused := array(select distinct op from unnest(refused) op);
    if cardinality(refused) = cardinality(g_key) then return; end if;
  end if;

  insert into batches (booked_at) values (p_now) returning id into batch;
  update accounts c set balance_minor = a_balance[i], version = a_version[i], turn = c.turn + 1, day = a_day[i], day_bets = a_bets[i],
      day_staked_minor = a_staked[i], day_paid_minor = a_paid[i], day_deposited_minor = a_deposited[i]
    from generate_subscripts(a_op, 1) i where c.id = a_id[i] and a_op[i] <> all (refused);
  if cardinality(l_op) > 0 then
    insert into journal
      select batch, i, coalesce(l_source[i], g_source[l_op[i] + 1]), l_reference[i], coalesce(l_leg[i], 0), g_member[l_op[i] + 1], l_act[i],
        l_fingerprint[i], coalesce(l_subject[i], g_subject[l_op[i] + 1]),
        case when l_amount[i] is null then coalesce(l_outcome[i], 'noted') else 'booked' end,
        l_resolves[i], l_movement[i], sides[l_debit[i]], sides[l_credit[i]], l_amount[i], l_debit_balance[i], l_debit_version[i],
        l_credit_balance[i], l_credit_version[i], p_now
      from generate_subscripts(l_op, 1) i where l_op[i] <> all (refused);
    insert into house_moves (account_id, batch_id, amount_minor)
      select sides[m.side], batch, sum(m.amount)::bigint from (
        select l_debit[i] as side, -l_amount[i] as amount from generate_subscripts(l_op, 1) i
          where l_debit[i] <= houses and l_op[i] <> all (refused)
        union all
        select l_credit[i], l_amount[i] from generate_subscripts(l_op, 1) i where l_credit[i] <= houses and l_op[i] <> all (refused)) m
      group by m.side;
  end if;
  if cardinality(r_op) > 0 then
    insert into rounds as k
      select r_vendor[i], r_round[i], k_brand[g_key[r_op[i] + 1]], g_member[r_op[i] + 1], r_game[i], r_type[i], r_currency[i], r_account[i],
        r_bet[i], r_stake[i], r_payout[i], r_owed[i], r_status[i], r_credited[i], r_generation[i], r_lines[i], r_opened[i], r_closed[i],
        r_detail[i]::jsonb
      from generate_subscripts(r_op, 1) i where r_op[i] <> all (refused)
      on conflict (vendor_code, round_id) do update set stake_minor = excluded.stake_minor, payout_minor = excluded.payout_minor,
        owed_minor = excluded.owed_minor, status = excluded.status, is_credited = excluded.is_credited, generation = excluded.generation,
        bet_lines = excluded.bet_lines, closed_at = excluded.closed_at, detail = excluded.detail;
  end if;
  if cardinality(b_op) > 0 then
    insert into bets
      select b_vendor[i], b_round[i], coalesce(b_line[i], 0), k_brand[g_key[b_op[i] + 1]], g_member[b_op[i] + 1], b_game[i], b_type[i],
        b_currency[i], b_account[i], b_stake[i], b_payout[i], b_status[i], b_placed[i], p_now, b_detail[i]::jsonb
      from generate_subscripts(b_op, 1) i where b_op[i] <> all (refused);
  end if;
  if cardinality(d_op) > 0 then
    insert into account_days as k
      select d_account[i], d_day[i], d_bets[i], d_staked[i], d_paid[i], d_deposited[i]
      from generate_subscripts(d_op, 1) i where d_op[i] <> all (refused)
      on conflict (account_id, day) do update set bets = k.bets + excluded.bets, staked_minor = k.staked_minor + excluded.staked_minor,
        paid_minor = k.paid_minor + excluded.paid_minor, deposited_minor = k.deposited_minor + excluded.deposited_minor;
  end if;
end $function$;
revoke execute on function book_batch(timestamp with time zone,uuid[],bigint[],integer[],bytea[],uuid[],text[],text[],integer[],uuid[],bigint[],bigint[],bigint[],integer[],integer[],bigint[],bigint[],bigint[],uuid[],integer[],text[],text[],smallint[],text[],bytea[],text[],text[],text[],text[],integer[],integer[],bigint[],bigint[],bigint[],bigint[],bigint[],text[],integer[],boolean[],text[],text[],uuid[],text[],text[],text[],boolean[],bigint[],bigint[],bigint[],text[],boolean[],integer[],integer[],timestamp with time zone[],timestamp with time zone[],text[],integer[],boolean[],text[],text[],integer[],uuid[],text[],text[],text[],bigint[],bigint[],text[],timestamp with time zone[],text[],integer[],uuid[],integer[],integer[],bigint[],bigint[],bigint[]) from public;
grant execute on function book_batch(timestamp with time zone,uuid[],bigint[],integer[],bytea[],uuid[],text[],text[],integer[],uuid[],bigint[],bigint[],bigint[],integer[],integer[],bigint[],bigint[],bigint[],uuid[],integer[],text[],text[],smallint[],text[],bytea[],text[],text[],text[],text[],integer[],integer[],bigint[],bigint[],bigint[],bigint[],bigint[],text[],integer[],boolean[],text[],text[],uuid[],text[],text[],text[],boolean[],bigint[],bigint[],bigint[],text[],boolean[],integer[],integer[],timestamp with time zone[],timestamp with time zone[],text[],integer[],boolean[],text[],text[],integer[],uuid[],text[],text[],text[],bigint[],bigint[],text[],timestamp with time zone[],text[],integer[],uuid[],integer[],integer[],bigint[],bigint[],bigint[]) to baize_app;

CREATE OR REPLACE FUNCTION public.book_plays(p_now timestamp with time zone, g_brand uuid[], g_generation bigint[], g_source text[], g_vendor text[], g_house uuid[], g_game uuid[], g_type text[], g_currency text[], g_account text[], p_game integer[], p_session bytea[], p_account uuid[], p_turn bigint[], p_stake bigint[], p_win bigint[], p_stake_reference text[], p_win_reference text[], p_stake_fingerprint bytea[], p_win_fingerprint bytea[], p_round text[], p_placed timestamp with time zone[], p_detail text[], OUT batch bigint, OUT refused integer[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET "baize.lines" TO 'checked'
AS $function$
declare
  seen_ids uuid[];
  seen_turns bigint[];
  brands uuid[];
  currencies text[];
  kinds text[];
  members uuid[];
  balances bigint[];
  versions bigint[];
  misfit integer;
  is_amiss boolean;
begin
  refused := '{}';
  -- in one order for everybody, and before the statements that read: they must see what the others left
  select array_agg(a.id), array_agg(a.turn), array_agg(a.brand_id), array_agg(a.currency_code), array_agg(a.kind), array_agg(a.member_id),
      array_agg(a.balance_minor), array_agg(a.version)
    into seen_ids, seen_turns, brands, currencies, kinds, members, balances, versions
    from (select id, turn, brand_id, currency_code, kind, member_id, balance_minor, version from accounts
      where id = any (p_account) order by id for no key update) a;
  if seen_ids is distinct from p_account then
    raise exception 'the plays do not name their accounts, each once and in order' using errcode = 'check_violation';
  end if;

  select
      (select min(i) from generate_subscripts(p_game, 1) i where not coalesce(
        p_stake[i] > 0 and p_win[i] >= 0 and (balances[i] >= p_stake[i] or seen_turns[i] <> p_turn[i]) and members[i] is not null
        and kinds[i] = g_account[p_game[i]] and brands[i] = g_brand[p_game[i]] and currencies[i] = g_currency[p_game[i]], false)),
      seen_turns is distinct from p_turn
      or (select count(*) from generate_subscripts(g_brand, 1) i
        where (select k.generation from brand_guards k where k.brand_id = g_brand[i]) is distinct from g_generation[i]) > 0
      or (select count(*) from vendor_sessions v where v.token_hash = any (p_session) and v.ended_at is null)
        <> cardinality(array_remove(p_session, null))
      or (select true from journal k where k.reference = any (p_stake_reference) limit 1)
      or (select true from journal k where k.reference = any (p_win_reference) limit 1)
      or (select true from rounds k where k.round_id = any (p_round) limit 1)
      or (select true from bets k where k.round_id = any (p_round) limit 1)
    into misfit, is_amiss;
  if misfit is not null or (select count(*) from generate_subscripts(g_house, 1) i join accounts h on h.id = g_house[i]
      where h.member_id is null and h.brand_id = g_brand[i] and h.currency_code = g_currency[i]) <> cardinality(g_house) then
    raise exception 'the play % does not fit its accounts', coalesce(p_stake_reference[misfit], p_stake_reference[1])
      using errcode = 'check_violation';
  end if;
  if is_amiss then
    refused := array(select i - 1 from generate_subscripts(p_game, 1) i
      where seen_turns[i] <> p_turn[i]
        or (select k.generation from brand_guards k where k.brand_id = g_brand[p_game[i]]) is distinct from g_generation[p_game[i]]
        or (p_session[i] is not null
          and (select true from vendor_sessions v where v.token_hash = p_session[i] and v.ended_at is null) is null)
        or (select true from journal k where k.source = g_source[p_game[i]] and k.reference = p_stake_reference[i] limit 1)
        or (select true from journal k where k.source = g_source[p_game[i]] and k.reference = p_win_reference[i] limit 1)
        or (select true from rounds k where k.vendor_code = g_vendor[p_game[i]] and k.round_id = p_round[i])
        or (select true from bets k where k.vendor_code = g_vendor[p_game[i]] and k.round_id = p_round[i] and k.line = 0));
    if cardinality(refused) = cardinality(p_game) then return; end if;
  end if;

  batch := nextval('batches_id_seq');
  with kept as not materialized (select i from generate_subscripts(p_game, 1) i where i - 1 <> all (refused)),
  written_batch as (insert into batches (id, booked_at) overriding system value values (batch, p_now)),
  written_accounts as (
    update accounts a set balance_minor = a.balance_minor - p_stake[i] + p_win[i],
        version = a.version + case when p_win[i] > 0 then 2 else 1 end, turn = a.turn + 1, day_bets = a.day_bets + 1,
        day_staked_minor = a.day_staked_minor + p_stake[i], day_paid_minor = a.day_paid_minor + p_win[i]
      from kept where a.id = p_account[i]),
  written_lines as (
    insert into journal
      select batch, 2 * i - 1, g_source[p_game[i]], p_stake_reference[i], 0, members[i], 'stake', p_stake_fingerprint[i], p_round[i],
          'booked', null, 'stake', p_account[i], g_house[p_game[i]], p_stake[i], balances[i] - p_stake[i], versions[i] + 1, null, null, p_now
        from kept
      union all
      select batch, 2 * i, g_source[p_game[i]], p_win_reference[i], 0, members[i], 'win', p_win_fingerprint[i], p_round[i],
          'booked', null, 'win', g_house[p_game[i]], p_account[i], p_win[i], null, null, balances[i] - p_stake[i] + p_win[i],
          versions[i] + 2, p_now
        from kept where p_win[i] > 0
      union all
      select batch, 2 * i, g_source[p_game[i]], p_win_reference[i], 0, members[i], 'win', p_win_fingerprint[i], p_round[i],
          'noted', null, null, null, null, null, null, null, null, null, p_now
        from kept where p_win[i] = 0),
  written_moves as (
    insert into house_moves (account_id, batch_id, amount_minor)
      select g_house[p_game[i]], batch, sum(p_stake[i] - p_win[i])::bigint from kept group by 1)
  insert into bets
    select g_vendor[p_game[i]], p_round[i], 0, g_brand[p_game[i]], members[i], g_game[p_game[i]], g_type[p_game[i]], g_currency[p_game[i]],
      g_account[p_game[i]], p_stake[i], p_win[i], 'settled', p_placed[i], p_now, p_detail[i]::jsonb
    from kept;
end $function$;
revoke execute on function book_plays(timestamp with time zone,uuid[],bigint[],text[],text[],uuid[],uuid[],text[],text[],text[],integer[],bytea[],uuid[],bigint[],bigint[],bigint[],text[],text[],bytea[],bytea[],text[],timestamp with time zone[],text[]) from public;
grant execute on function book_plays(timestamp with time zone,uuid[],bigint[],text[],text[],uuid[],uuid[],text[],text[],text[],integer[],bytea[],uuid[],bigint[],bigint[],bigint[],text[],text[],bytea[],bytea[],text[],timestamp with time zone[],text[]) to baize_app;

CREATE OR REPLACE FUNCTION public.booked_horizon()
 RETURNS xid8
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with seen as materialized (select pg_current_snapshot() as snapshot)
  select coalesce(min(running.xid), pg_snapshot_xmax(min(seen.snapshot::text)::pg_snapshot))
  from seen left join lateral pg_snapshot_xip(seen.snapshot) running(xid) on not exists (
    select from pg_stat_activity a where a.datname <> current_database() and a.backend_xid = running.xid::xid)
$function$;
revoke execute on function booked_horizon() from public;
grant execute on function booked_horizon() to baize_app;

CREATE OR REPLACE FUNCTION public.brand_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update brand_guards set generation = generation + 1 where brand_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.brand_drains(brand uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select b.closed_at is not null or coalesce(b.settings->'maintenance'->>'draining', 'false') = 'true' or s.is_draining
  from brands b, installation_switches s where b.id = brand
$function$;
revoke execute on function brand_drains(uuid) from public;
grant execute on function brand_drains(uuid) to baize_app;

CREATE OR REPLACE FUNCTION public.brand_games_arrived()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update brand_guards set generation = generation + 1 where brand_id in (select brand_id from new_rows);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.brand_games_left()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update brand_guards set generation = generation + 1 where brand_id in (select brand_id from old_rows);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update catalogue_version set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_report_cursor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from report_cursor;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_new_brand()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into brand_guards (brand_id) values (new.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.heal_after_restore()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  known xid8[];
  reached xid8;
begin
  known := array[
    (select booked_in from batches order by booked_in desc limit 1),
    (select booked_in from turnover_cursor order by booked_in desc limit 1)];
  known := known || array(select before from house_rollups)
    || array(select next::xid8 from bookkeeper_runs where kind <> 'reconciliation' and next is not null);
  reached := pg_snapshot_xmax(pg_current_snapshot());
  -- Sums and runs end before a number, which may be the next one.
  if not exists (select from unnest(known[1:2]) booked where booked >= reached)
    and not exists (select from unnest(known[3:]) ending where ending > reached) then return; end if;
  delete from house_rollups;
  delete from bookkeeper_runs;
  delete from turnover_cursor;
  update house_moves set booked_in = '1'::xid8;
  update batches set booked_in = '1'::xid8;
end $function$;
revoke execute on function heal_after_restore() from public;
grant execute on function heal_after_restore() to baize_app;

CREATE OR REPLACE FUNCTION public.hold_accounts(held uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from accounts where member_id = any (held) order by id for no key update;
end $function$;
revoke execute on function hold_accounts(uuid[]) from public;
grant execute on function hold_accounts(uuid[]) to baize_app;

CREATE OR REPLACE FUNCTION public.idle_transactions()
 RETURNS TABLE(process integer, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select pid, state_change from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
$function$;
revoke execute on function idle_transactions() from public;
grant execute on function idle_transactions() to baize_app;

CREATE OR REPLACE FUNCTION public.installation_switched()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.is_draining is distinct from old.is_draining then
    update brand_guards set generation = generation + 1;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_to_held_payout_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from held_payout_steps where from_state = old.state and to_state = new.state) then
    raise exception 'a payout that is % does not become %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.limits_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then perform limits_of_changed(old.brand_id, old.member_id); end if;
  if tg_op <> 'DELETE' then perform limits_of_changed(new.brand_id, new.member_id); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.limits_of_changed(brand uuid, member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if member is null then
    update brand_guards set generation = generation + 1 where brand_id = brand;
  else
    perform pass_turn(member);
  end if;
end $function$;
revoke execute on function limits_of_changed(uuid,uuid) from public;

CREATE OR REPLACE FUNCTION public.lock_teams(brand_id uuid, is_move boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if is_move then
    perform pg_advisory_xact_lock(hashtextextended('teams ' || brand_id::text, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('teams ' || brand_id::text, 0));
  end if;
end $function$;
grant execute on function lock_teams(uuid,boolean) to baize_app;

CREATE OR REPLACE FUNCTION public.member_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pass_turn(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.member_joins_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.upline_id is null then return new; end if;
  perform lock_teams(new.brand_id, false);
  select team_path(id, upline_path) into strict new.upline_path from members where id = new.upline_id and brand_id = new.brand_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.move_member(moved uuid, agent uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  brand uuid;
  old_path text;
  new_path text := '';
begin
  select brand_id into brand from members where id = moved;
  if not found then return false; end if;
  perform lock_teams(brand, true);
  select upline_path into strict old_path from members where id = moved;
  if agent is not null then
    select team_path(id, upline_path) into new_path from members where id = agent and brand_id = brand;
    if not found or starts_with(new_path, team_path(moved, old_path)) then return false; end if;
  end if;
  with team as (
    select id, upline_path as before, new_path || substr(upline_path, length(old_path) + 1) as after from members
    where brand_id = brand and (id = moved or upline_path like team_path(moved, old_path) || '%')
  ), moves as (
    update members set upline_path = team.after, upline_id = case when members.id = moved then agent else members.upline_id end
    from team where members.id = team.id
  ), firsts as (
    insert into member_teams (member_id, valid_from, upline_path)
    select id, '-infinity', before from team where not exists (select from member_teams known where known.member_id = team.id)
  )
  insert into member_teams (member_id, valid_from, upline_path) select id, at, after from team
  on conflict (member_id, valid_from) do update set upline_path = excluded.upline_path;
  return true;
end $function$;
grant execute on function move_member(uuid,uuid,timestamp with time zone) to baize_app;

CREATE OR REPLACE FUNCTION public.pass_turn(passed uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from accounts where member_id = passed order by id for no key update;
  update accounts set turn = turn + 1 where member_id = passed;
end $function$;
revoke execute on function pass_turn(uuid) from public;

CREATE OR REPLACE FUNCTION public.pools_hold(pools uuid[], floors bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from accounts where id = any (pools) order by id for no key update;
  if exists (select from unnest(pools, floors) asked(id, floor_minor) join house_balances h on h.account_id = asked.id
      where h.balance_minor < asked.floor_minor) then
    raise exception 'a pool holds less than was to be paid from it' using errcode = 'BZ001';
  end if;
end $function$;
revoke execute on function pools_hold(uuid[],bigint[]) from public;
grant execute on function pools_hold(uuid[],bigint[]) to baize_app;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'table % keeps what was written; correct by a new row', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_wrong_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_members constant boolean := new.kind in ('cash', 'bonus', 'locked', 'points', 'trial');
  is_houses constant boolean :=
    new.kind in ('house', 'float', 'jackpot', 'promotion', 'commission', 'provider', 'tax', 'receivable', 'transit');
begin
  if new.balance_minor <> 0 then
    raise exception 'account % cannot begin with a balance', new.id using errcode = 'check_violation';
  end if;
  if not (is_members or is_houses) or (new.member_id is not null) <> is_members or (new.balance_minor is not null) <> is_members then
    raise exception 'account % is neither a member''s nor the house''s', new.id using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_wrong_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  d accounts%rowtype;
  c accounts%rowtype;
  fits boolean;
begin
  select * into d from accounts where id = new.debit_account_id;
  select * into c from accounts where id = new.credit_account_id;
  fits := case
    when new.outcome = 'booked' then new.movement <> '' and new.amount_minor > 0 and d.id <> c.id
      and d.currency_code = c.currency_code and d.brand_id = c.brand_id
      and (d.member_id is null) = (new.debit_version is null) and (c.member_id is null) = (new.credit_version is null)
      and (new.debit_version is null) = (new.debit_balance_after_minor is null)
      and (new.credit_version is null) = (new.credit_balance_after_minor is null)
      and coalesce(new.debit_version > 0 and new.debit_balance_after_minor >= 0, true)
      and coalesce(new.credit_version > 0 and new.credit_balance_after_minor >= 0, true)
      and coalesce(d.member_id, new.member_id) = new.member_id and coalesce(c.member_id, new.member_id) = new.member_id
    when new.outcome in ('noted', 'tombstone') then num_nonnulls(new.movement, new.debit_account_id, new.credit_account_id,
      new.amount_minor, new.debit_version, new.credit_version) = 0
    end;
  if fits is not true then
    raise exception 'the line % % is not whole or does not fit its accounts', new.source, new.reference using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.reserve_payouts(given jsonb, now_at timestamp with time zone)
 RETURNS TABLE(place integer, verdict text, is_new boolean, is_claimed boolean, loss_minor numeric)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  one record;
  known record;
  paid_before numeric;
  pays numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('vendor payouts ' || locked.vendor_code, 0))
    from (select distinct g ->> 'vendorCode' as vendor_code from jsonb_array_elements(given) g order by 1) locked;
  for one in
    select (t.place - 1)::integer as place, g.*
    from jsonb_array_elements(given) with ordinality t(body, place),
      lateral jsonb_to_record(t.body) as g("vendorCode" text, "currencyCode" text, "playerRef" text, "roundKey" text, "winMinor" numeric,
        "isWhole" boolean, "stakedMinor" numeric, "singleWinMinor" numeric, "hourlyLossMinor" numeric, acts jsonb)
    order by t.place
  loop
    place := one.place;
    loss_minor := null;
    is_new := false;
    is_claimed := false;
    select coalesce(sum(a.paid_minor), 0) into paid_before from vendor_acts a
      where a.vendor_code = one."vendorCode" and a.round_key = one."roundKey";
    select count(a.act_key) as acts, bool_or(a.is_held) as is_held,
        -- Of what was counted before its content was kept, the payout shows in what was counted.
        count(*) = count(a.act_key) and bool_and(a.round_key = act."roundKey" and a.currency_code = one."currencyCode"
          and coalesce(a.player_ref, one."playerRef") = one."playerRef" and a.staked_minor = act."stakedMinor"
          and coalesce(a.said_minor, case when one."isWhole" then paid_before else a.paid_minor end) = act."saidMinor") as is_same
      into known
      from jsonb_to_recordset(one.acts) as act("actKey" text, "roundKey" text, "stakedMinor" numeric, "saidMinor" numeric)
      left join lateral (select counted.* from vendor_acts counted
        where counted.vendor_code = one."vendorCode" and counted.act_key = act."actKey" offset 0) a on true;
    if known.acts > 0 then
      verdict := case when not known.is_same then 'other' when known.is_held then 'held' else 'free' end;
      is_claimed := known.is_same;
      if is_claimed then
        update vendor_acts a set claims = a.claims + 1
          where a.vendor_code = one."vendorCode" and a.act_key in (select act ->> 'actKey' from jsonb_array_elements(one.acts) act);
      end if;
      return next;
      continue;
    end if;
    pays := case when one."isWhole" then one."winMinor" - paid_before else one."winMinor" end;
    if pays + paid_before > one."singleWinMinor" then
      verdict := 'over';
      return next;
      continue;
    end if;
    -- A lower result takes something back: it is counted when it is booked.
    if pays <= 0 then
      verdict := 'free';
      return next;
      continue;
    end if;
    select coalesce(sum(m.paid_minor - m.staked_minor), 0) + pays - one."stakedMinor" into loss_minor from vendor_minutes m
      where m.vendor_code = one."vendorCode" and m.currency_code = one."currencyCode" and m.minute > now_at - interval '1 hour';
    verdict := case when loss_minor > one."hourlyLossMinor" then 'held' else 'free' end;
    is_new := true;
    is_claimed := true;
    insert into vendor_acts (vendor_code, act_key, round_key, currency_code, player_ref, said_minor, held_minor, staked_minor, paid_minor,
        booked_at, is_held)
      select one."vendorCode", act ->> 'actKey', act ->> 'roundKey', one."currencyCode", one."playerRef", (act ->> 'saidMinor')::numeric, 0,
        (act ->> 'stakedMinor')::numeric, case when one."isWhole" then pays else (act ->> 'paidMinor')::numeric end, now_at, verdict = 'held'
      from jsonb_array_elements(one.acts) act;
    insert into vendor_minutes (vendor_code, currency_code, minute, staked_minor, paid_minor)
      values (one."vendorCode", one."currencyCode", date_trunc('minute', now_at), one."stakedMinor",
        case when verdict = 'held' then 0 else pays end)
      on conflict (vendor_code, currency_code, minute) do update set
        staked_minor = vendor_minutes.staked_minor + excluded.staked_minor,
        paid_minor = vendor_minutes.paid_minor + excluded.paid_minor;
    return next;
  end loop;
end $function$;
revoke execute on function reserve_payouts(jsonb,timestamp with time zone) from public;
grant execute on function reserve_payouts(jsonb,timestamp with time zone) to baize_app;

CREATE OR REPLACE FUNCTION public.roll_up_house()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare horizon xid8;
begin
  perform pg_advisory_xact_lock(hashtext('roll_up_house'));
  horizon := booked_horizon();
  insert into house_rollups as k
    select a.id, coalesce(sum(m.amount_minor), 0), horizon
    from accounts a
      left join house_rollups r on r.account_id = a.id
      join house_moves m on m.account_id = a.id and m.booked_in >= coalesce(r.before, '0'::xid8) and m.booked_in < horizon
    where a.member_id is null
    group by a.id
    on conflict (account_id) do update set balance_minor = k.balance_minor + excluded.balance_minor, before = excluded.before;
end $function$;
revoke execute on function roll_up_house() from public;
grant execute on function roll_up_house() to baize_app;

CREATE OR REPLACE FUNCTION public.seal_books(p_now timestamp with time zone, p_most_batches integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
declare
  last seals%rowtype;
  next seals%rowtype;
  horizon xid8;
  are_holes_over boolean;
  taken bigint[];
  digests bytea;
begin
  if not coalesce(p_most_batches > 0, false) then
    raise exception 'no seal of % batches', p_most_batches using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('seal_books'));
  select * into last from seals order by number desc limit 1;
  -- before the statement that looks: what an older transaction than the horizon committed is seen by it
  horizon := booked_horizon();
  select array_agg(f.id order by f.id) into taken from (
    select b.id from unnest(coalesce(last.holes, '{}') + int8multirange(int8range(last.up_to, null, '()'))) h(span)
      cross join lateral (
        select id from batches where id >= coalesce(lower(h.span), -9223372036854775808) and id < coalesce(upper(h.span), 9223372036854775807)
        order by id limit p_most_batches) b
    order by b.id limit p_most_batches) f;
  if taken is null then return 0; end if;
  -- younger than every transaction that could have taken a number so far, also than those that run beyond the newest that has ended
  next.seen_before := pg_current_xact_id();

  next.number := coalesce(last.number, 0) + 1;
  next.up_to := greatest(last.up_to, taken[cardinality(taken)]);
  select range_agg(int8range(id, id, '[]')) into next.batches from unnest(taken) id;
  are_holes_over := (horizon >= last.seen_before or last.seen_before > next.seen_before)
    and (next.up_to > last.up_to or cardinality(taken) < p_most_batches);
  next.holes := case when are_holes_over then '{}' else coalesce(last.holes, '{}') end
    + int8multirange(int8range(coalesce(last.up_to, 0), next.up_to, '(]')) - next.batches;
  next.sealed_at := p_now;
  next.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));

  select sum(l.lines), string_agg(sha256(record_send(row(b.id, b.booked_at, l.lines)) || l.digests), '' order by b.id)
    into next.lines, digests
    from unnest(taken) t(id) join batches b on b.id = t.id
      cross join lateral (
        select count(*) as lines, coalesce(string_agg(sha256(record_send(row(line, convert_to(source, 'UTF8'), convert_to(reference, 'UTF8'), leg,
            member_id, convert_to(act, 'UTF8'), fingerprint, convert_to(subject, 'UTF8'), convert_to(outcome, 'UTF8'),
            convert_to(resolves, 'UTF8'), convert_to(movement, 'UTF8'), debit_account_id, credit_account_id, amount_minor,
            debit_balance_after_minor, debit_version, credit_balance_after_minor, credit_version, booked_at))), '' order by line), '') as digests
        from journal where batch_id = t.id) l;
  next.hash := sha256(next.previous_hash
    || record_send(row(next.number, next.up_to, next.batches, next.holes, next.lines, next.sealed_at)) || digests);
  insert into seals select next.*;
  return cardinality(taken);
end $function$;
revoke execute on function seal_books(timestamp with time zone,integer) from public;
grant execute on function seal_books(timestamp with time zone,integer) to baize_app;

CREATE OR REPLACE FUNCTION public.site_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update vendor_sessions set ended_at = new.ended_at where site_session_id = new.id and ended_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.team_is_noted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into member_teams (member_id, valid_from, upline_path) values (new.id, new.registered_at, new.upline_path);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.team_path(agent_id uuid, upline_path text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN ((upline_path || replace((agent_id)::text, '-'::text, ''::text)) || '/'::text);
grant execute on function team_path(uuid,text) to baize_app;

CREATE OR REPLACE FUNCTION public.tell_sessions_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('baize_sessions', case when tg_table_name = 'members' then to_jsonb(new)->>'id' else to_jsonb(new)->>'member_id' end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.upline_path_at(member uuid, at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT t.upline_path FROM member_teams t WHERE ((t.member_id = upline_path_at.member) AND (t.valid_from <= upline_path_at.at)) ORDER BY t.valid_from DESC LIMIT 1), (SELECT t.upline_path FROM member_teams t WHERE (t.member_id = upline_path_at.member) ORDER BY t.valid_from LIMIT 1), ''::text);
grant execute on function upline_path_at(uuid,timestamp with time zone) to baize_app;

CREATE OR REPLACE FUNCTION public.utc_text(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $function$;
