import { type PlayLine, type WageringBase, wageringProgress } from '@baize/rewards';
import { type RawBuilder, sql } from 'kysely';
import type { BonusTerms } from '../granting/rows.ts';

/** SQL: the member's running bonus, null without one. */
export const runningBonusId = (memberId: string) =>
  sql`(select g.id from bonus_grants g where g.member_id = ${memberId} and g.state = 'running')`;

/** A running grant with what was played on it, as JSON gives it. */
export interface GrantJson {
  id: string;
  source: string;
  names: Record<string, string>;
  depositMinor: string;
  amountMinor: string;
  requiredMinor: string;
  progressMinor: string;
  terms: BonusTerms & { base: WageringBase };
  state: 'running' | 'converted' | 'forfeited' | 'expired';
  grantedAt: string;
  expiresAt: string;
  endedAt: string | null;
  /** Valid turnover by game type of bets that count: placed while it ran, in a game and at odds that count. */
  play: { gameType: string; turnoverMinor: string }[];
}

/**
 * Bets on less than 1.50, all legs together, count nothing (rulebook 8.13); a bet that names no odds has none to be measured
 * by. A number is hundredths, a text is decimal.
 */
const countsByOdds = sql`coalesce((
  select exp(sum(ln(case jsonb_typeof(leg -> 'odds') when 'number' then (leg ->> 'odds')::numeric / 100 else (leg ->> 'odds')::numeric end)))
    >= 1.4999999
  from jsonb_array_elements(case jsonb_typeof(b.detail -> 'legs') when 'array' then b.detail -> 'legs' else '[]'::jsonb end) leg
  where leg ->> 'odds' ~ '^[1-9][0-9]{0,6}([.][0-9]{1,6})?$'), true)`;

/** SQL: what was played on the grant `g`. A line that corrects a round later bears the round's own moment, so it counts where the round did. */
const playOf = sql`coalesce((
  select json_agg(json_build_object('gameType', p.game_type, 'turnoverMinor', p.turnover::text)) from (
    select b.game_type, sum(b.valid_turnover_minor) as turnover
    from bets b join games ga on ga.id = b.game_id
    where b.member_id = g.member_id and b.account_kind = 'cash' and b.currency_code = g.currency_code
      and b.placed_at >= g.granted_at and b.placed_at < g.expires_at
      and not (g.terms -> 'excludedGames') ? (ga.vendor_code || '/' || ga.game_code)
      and ${countsByOdds}
    group by b.game_type) p), '[]'::json)`;

/** SQL: a row of `bonus_grants g` as JSON. */
export const grantJson = sql`json_build_object('id', g.id, 'source', g.source, 'names', g.names, 'depositMinor', g.deposit_minor::text,
  'amountMinor', g.amount_minor::text, 'requiredMinor', g.required_minor::text, 'progressMinor', g.progress_minor::text,
  'terms', g.terms, 'state', g.state, 'grantedAt', g.granted_at, 'expiresAt', g.expires_at, 'endedAt', g.ended_at,
  'play', case when g.state = 'running' then ${playOf} else '[]'::json end)`;

export const grantFacts = (memberId: string, grantId: string): RawBuilder<GrantJson | null> => sql<GrantJson | null>`
  (select ${grantJson} from bonus_grants g where g.member_id = ${memberId} and g.id = ${grantId})`;

/** How far the wagering of a running grant is. */
export const progressOf = ({ play, terms, requiredMinor }: Pick<GrantJson, 'play' | 'terms' | 'requiredMinor'>) =>
  wageringProgress(
    BigInt(requiredMinor),
    play.map(
      ({ gameType, turnoverMinor }): PlayLine => ({
        validTurnoverMinor: BigInt(turnoverMinor),
        weightPpm: BigInt(terms.weightsPpm[gameType] ?? 0),
      }),
    ),
  );
