import { tableInstances } from '@baize/games/tables';
import type pg from 'pg';
import { type Expected, expectedOfBets, expectedOfBought, expectedOfGames } from './advertised.ts';
import type { RoundSums } from './drift-watch.ts';

/**
 * Sums of the rounds that were settled after `from` up to and with `to`, hour by hour, oldest first. Rounds of slots and instant games stand
 * alone; the seats of a shared table are one round, because one deal decides them all. A slot's bought rounds are compared with their own
 * return; so do all tables of one game together.
 */
const query = `
  with ended as (
    select game_code, is_bought, id, settled_at, stake, paid, stake * high as most, stake * low as least, floored
    from (
      select r.game_code, r.game_code = any($5) and r.events -> 0 ->> 'type' = 'featureBought' as is_bought, r.id, r.played_at as settled_at,
        r.bet_minor::float8 as stake, r.payout_minor::float8 as paid, (r.payout_minor > 0)::int as floored
      from studio.rounds r where r.status = 'settled' and r.played_at > $3 and r.played_at <= $4
      union all
      select i.game_code, false, i.id, i.settled_at, i.bet_minor, i.payout_minor, (i.payout_minor > 0)::int
      from studio.instant_rounds i where i.status = 'settled' and i.settled_at > $3 and i.settled_at <= $4
    ) single
    join json_to_recordset($1::json) as expected(code text, bought boolean, low float8, high float8)
      on expected.code = single.game_code and expected.bought = single.is_bought
    union all
    select t.game, false, s.round_id, max(s.settled_at), sum(b."stakeMinor"), sum(b."payoutMinor"),
      sum(b."stakeMinor" * e.high), sum(b."stakeMinor" * e.low), sum((b."payoutMinor" > 0)::int)
    from studio.table_seats s
    join json_to_recordset($6::json) as t(code text, game text) on t.code = s.game_code
    cross join lateral json_to_recordset(s.bets) as b(key text, selection text, "stakeMinor" float8, "payoutMinor" float8)
    join lateral (
      select low, high from json_to_recordset($2::json) as expected(code text, bet text, low float8, high float8)
      where code = t.game and bet in (b.key, b.key || ':' || b.selection) order by length(bet) desc limit 1
    ) e on true
    where s.status = 'settled' and s.settled_at > $3 and s.settled_at <= $4
    group by t.game, s.round_id
  ), excess as (
    select game_code, is_bought, date_trunc('hour', settled_at) as hour, stake, paid, (paid - most) / stake as above,
      (paid + floored - least) / stake as below
    from ended
  )
  select game_code as "gameCode", is_bought as "isBought", count(*)::int as rounds, sum(stake)::bigint as "stakeMinor", sum(paid)::bigint as "paidMinor",
    sum(above) as above, sum(above * above) as "aboveSquares", sum(below) as below, sum(below * below) as "belowSquares"
  from excess group by game_code, is_bought, hour order by hour, game_code, is_bought`;

interface Row {
  gameCode: string;
  isBought: boolean;
  rounds: number;
  stakeMinor: bigint;
  paidMinor: bigint;
  above: number;
  aboveSquares: number;
  below: number;
  belowSquares: number;
}

const sharesOf = (expected: Readonly<Record<string, Expected>>, bought: boolean) =>
  Object.entries(expected).map(([code, shares]) => ({ code, bought, ...shares }));
const games = JSON.stringify([...sharesOf(expectedOfGames, false), ...sharesOf(expectedOfBought, true)]);
const bets = JSON.stringify(
  Object.entries(expectedOfBets).flatMap(([code, shares]) =>
    Object.entries(shares).map(([bet, share]) => ({
      code,
      bet,
      ...(typeof share === 'number' ? { low: share, high: share } : share),
    })),
  ),
);
const tables = JSON.stringify([
  ...Object.keys(expectedOfBets).map((game) => ({ code: game, game })),
  ...tableInstances.map(({ tableCode, gameCode }) => ({ code: tableCode, game: gameCode })),
]);

export async function roundSums(books: pg.Pool, from: Date, to: Date): Promise<RoundSums[]> {
  const { rows } = await books.query<Row>(query, [games, bets, from, to, Object.keys(expectedOfBought), tables]);
  return rows.map(({ gameCode, isBought, rounds, stakeMinor, paidMinor, ...excess }) => ({
    gameCode,
    isBought,
    rounds,
    stakeMinor: BigInt(stakeMinor),
    paidMinor: BigInt(paidMinor),
    above: { sum: excess.above, squares: excess.aboveSquares },
    below: { sum: excess.below, squares: excess.belowSquares },
  }));
}
