import { parseAmount, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { nameIn } from '../statements.ts';
import type { BonusEnding } from './ending.ts';
import { type GrantJson, grantJson } from './facts.ts';
import { shownBonus } from './view.ts';

const maxEndedShown = 50;

/** The member's bonuses: what is left to wager, what ended, and giving one up. */
export function bonusRoutes(
  { database, clock, ledger }: Pick<RewardDependencies, 'database' | 'clock' | 'ledger'>,
  ending: BonusEnding,
): HandlersOf<'bonusDetails' | 'giveUpBonus'> {
  const grantsOf = async (memberId: string): Promise<GrantJson[]> => {
    const { rows } = await sql<{ grant: GrantJson }>`
      select ${grantJson} as grant from bonus_grants g where g.member_id = ${memberId}
      order by g.ended_at desc nulls first, g.granted_at desc limit ${maxEndedShown + 1}`.execute(database);
    return rows.map(({ grant }) => grant);
  };
  const gameNamesOf = async (games: readonly string[], language: string): Promise<Map<string, string>> => {
    if (games.length === 0) return new Map();
    const { rows } = await sql<{ game: string; names: Record<string, string> }>`
      select vendor_code || '/' || game_code as game, names from games
      where vendor_code || '/' || game_code = any (${games}::text[])`.execute(database);
    return new Map(rows.map(({ game, names }) => [game, nameIn(names, language) || game]));
  };

  return {
    bonusDetails: async ({ member, brand, data }) => {
      let grants = await grantsOf(member.id);
      const running = grants.find(({ state }) => state === 'running');
      // What was wagered or is over by now is shown as it is.
      if (running) {
        const followed = await ending.follow(member.id, running.id);
        if (followed.ok && followed.value !== 'running') grants = await grantsOf(member.id);
      }
      const names = await gameNamesOf([...new Set(grants.flatMap(({ terms }) => terms.excludedGames))], data.language);
      const shown = grants.map((grant) => shownBonus(grant, brand.currency.exponent, data.language, names));
      return ok({
        running: shown.find(({ state }) => state === 'running') ?? null,
        ended: shown.filter(({ state }) => state !== 'running'),
        serverTime: clock.now().toISOString(),
      });
    },
    giveUpBonus: async ({ member, brand, body }) => {
      const seen = parseAmount(body.amount, brand.currency.exponent, 'positive');
      if (!seen.ok) return fail('invalid_input', { fields: { amount: { key: seen.fault } } });
      const ended = await ending.giveUp(member.id, body.bonusId, seen.amountMinor);
      if (!ended.ok) return ended;
      const balance = await ledger.balanceOf(member.id);
      return ok({ sumBalance: shownAmount(balance?.cashMinor ?? 0n, brand.currency.exponent) });
    },
  };
}
