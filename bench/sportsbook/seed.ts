import type pg from 'pg';
import { vendorCode } from './open-book.ts';

/** Two-way lines of a match beside its result: with them it has 75 selections. */
const lines = 36;
const result = [
  { selection: '1', line: null, odds: 210 },
  { selection: 'X', line: null, odds: 340 },
  { selection: '2', line: null, odds: 360 },
];
export const selectionsOfMatch = result.length + 2 * lines;

const totals = Array.from({ length: lines }, (_, index) => {
  const line = 2 + index;
  const sides = ['over', 'under'].map((selection) => ({ selection, line, odds: 195 }));
  return { key: 'OU', isOpen: true, selections: sides };
});
const board = {
  state: 'scheduled',
  minute: 0,
  score: { home: 0, away: 0 },
  events: [],
  markets: [{ key: '1X2', isOpen: true, selections: result }, ...totals],
};

/** Matches to come, each with its whole board, over the next two days. */
export async function seedMatches(owner: pg.Client, count: number): Promise<void> {
  await owner.query(
    `insert into sportsbook.matches (id, vendor_code, league, home, away, starts_at, ends_at, created_at, source, sport, league_name, board)
     select 'bench-' || n, $1, '', 'Home Town ' || n, 'Away City ' || (n * 7919 % 100003), now() + interval '1 hour' + n * interval '8 seconds',
       '9999-01-01', now(), 'import', case n % 4 when 0 then 'football' when 1 then 'tennis' when 2 then 'basketball' else 'volleyball' end,
       'League ' || n % 400, $3::jsonb from generate_series(1, $2::int) n`,
    [vendorCode, count, JSON.stringify(board)],
  );
  await owner.query('vacuum analyze sportsbook.matches');
}

export interface OpenBet {
  betId: string;
  playerRef: string;
  matchIds: readonly string[];
}

/** Bets as the book has them when the wallet has taken them. */
export async function seedBets(
  owner: pg.Client,
  gameCode: string,
  stakeMinor: bigint,
  bets: readonly OpenBet[],
): Promise<void> {
  await owner.query(
    `insert into sportsbook.bets (id, vendor_code, player_ref, game_code, choose, unit_stake_minor, stake_minor, open_unit_minor, price_policy,
       legs, settles_at, state, decision, placed_at, decide_at)
     select b.id, $1, b.player_ref, $2, 0, $3, $3, $3, 'any',
       (select jsonb_agg(jsonb_build_object('matchId', m, 'league', 'L', 'home', 'H', 'away', 'A', 'market', '1X2', 'selection', '1',
         'line', null, 'odds', 210, 'isInPlay', false, 'scoreAtBet', jsonb_build_object('home', 0, 'away', 0)))
         from unnest(string_to_array(b.matches, ' ')) m),
       '9999-01-01', 'ACCEPTED', 'accept', now(), now()
     from unnest($4::uuid[], $5::text[], $6::text[]) b(id, player_ref, matches)`,
    [
      vendorCode,
      gameCode,
      stakeMinor,
      bets.map(({ betId }) => betId),
      bets.map(({ playerRef }) => playerRef),
      bets.map(({ matchIds }) => matchIds.join(' ')),
    ],
  );
  await owner.query(
    `insert into sportsbook.bet_legs (bet_id, match_id, market, selection, line)
     select b.id, m, '1X2', '1', null from unnest($1::uuid[], $2::text[]) b(id, matches), unnest(string_to_array(b.matches, ' ')) m`,
    [bets.map(({ betId }) => betId), bets.map(({ matchIds }) => matchIds.join(' '))],
  );
}

/** Every match ends now, one in two for the home side; open bets become due. */
export async function endMatches(owner: pg.Client, now: Date): Promise<void> {
  await owner.query(
    `update sportsbook.matches set ends_at = $1, outcome = jsonb_build_object('status', 'finished', 'voidMarkets', '[]'::jsonb,
       'score', jsonb_build_object('home', hashtext(id) & 1, 'away', 0))`,
    [now],
  );
  await owner.query(`update sportsbook.bets set settles_at = $1 where state = 'ACCEPTED'`, [now]);
  await owner.query('vacuum analyze sportsbook.bets');
}
