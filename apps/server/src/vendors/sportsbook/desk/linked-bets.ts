import type { BookCode } from '@baize/contract';
import { sql } from 'kysely';
import { lineText } from '../matches/prices.ts';
import { type Desk, nameOf } from './desk-books.ts';

interface PlayersOnSelection {
  market: string;
  selection: string;
  line: number | null;
  players: string[];
}

/** Sign-ins of so long ago count. */
const sinceMs = 30 * 24 * 3_600_000;
const maxPlayers = 500;

/** Selections of a match on which members bet whose accounts look like one person's. */
export async function linkedBets(
  { ports: { database, clock, staffPorts, linkedPlayers } }: Desk,
  vendorCode: BookCode,
  matchId: string,
) {
  const { rows } = await sql<PlayersOnSelection>`
    select l.market, l.selection, l.line, (array_agg(distinct b.player_ref))[1:${maxPlayers}::int] as players
    from sportsbook.bet_legs l join sportsbook.bets b on b.id = l.bet_id
    where l.match_id = ${matchId} and b.state in ('PENDING', 'ACCEPTED')
    group by l.market, l.selection, l.line having count(distinct b.player_ref) > 1`.execute(database);
  const since = new Date(clock.now().getTime() - sinceMs);
  const found = [];
  for (const { market, selection, line, players } of rows) {
    const linked = await linkedPlayers(vendorCode, players, since);
    if (linked.length === 0) continue;
    const names = await staffPorts.playersOf(vendorCode, linked);
    found.push({ market, selection, lineText: lineText(line), members: linked.map((ref) => nameOf(names, ref)) });
  }
  return found;
}
