import type { Calls, CallValue, RiskRuleDraft } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { RiskDependencies } from './dependencies.ts';
import { type EventPlace, type RiskEventRow, readEvents } from './events.ts';
import { shownFigures } from './figures-view.ts';
import { keptFigures } from './matches.ts';
import { figuresOf, isMet } from './rules.ts';

type Trial = CallValue<Calls['staffRiskRuleTry']>;

const dayMs = 86_400_000;
const batch = 1_000;
const maxEvents = 50_000;
/** How long a trial and one of its statements may take. */
const maxTrialMs = 8_000;
const statementTimeout = '4s';
const maxExamples = 20;

const isTimeout = (error: unknown): boolean => (error as { code?: string }).code === '57014';

/** What a rule would have met, from the latest event back; it writes nothing. */
export function createDryRun({ database, clock, collusionPairs }: RiskDependencies) {
  return async (brand: { id: string; exponent: number }, rule: RiskRuleDraft, days: number): Promise<Trial> => {
    const now = clock.now();
    const from = { at: new Date(now.getTime() - days * dayMs), id: '' };
    const figures = figuresOf(rule.conditions);
    const met: RiskEventRow[] = [];
    const members = new Set<string>();
    let [events, matches, isComplete] = [0, 0, false];
    let until: EventPlace = { at: now, id: '' };
    while (!isComplete && events < maxEvents && clock.now().getTime() - now.getTime() < maxTrialMs) {
      const of = { brandId: brand.id, event: rule.event, from, until, order: 'desc', limit: batch } as const;
      const rows = await database
        .transaction()
        .execute(async (transaction) => {
          await sql`select set_config('statement_timeout', ${statementTimeout}, true)`.execute(transaction);
          return readEvents(transaction, of, figures, collusionPairs);
        })
        .catch((error: unknown) => {
          if (isTimeout(error)) return null;
          throw error;
        });
      if (rows === null) break;
      for (const row of rows.filter((one) => isMet(rule.conditions, one.figures, brand.exponent))) {
        matches += 1;
        members.add(row.memberId);
        if (met.length < maxExamples) met.push(row);
      }
      events += rows.length;
      const last = rows.at(-1);
      isComplete = !last || rows.length < batch;
      if (last) until = { at: last.at, id: last.id };
    }
    const names = await namesOf(met.map(({ memberId }) => memberId));
    return {
      ...{ from: from.at.toISOString(), events, matches, members: members.size, isComplete },
      examples: met.map((row) => ({
        memberId: row.memberId,
        username: names.get(row.memberId) ?? '',
        at: row.at.toISOString(),
        amount: row.amountMinor === null ? null : shownAmount(row.amountMinor, brand.exponent),
        figures: shownFigures(keptFigures(row, rule), brand.exponent),
      })),
    };
  };

  async function namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ id: string; username: string }>`
      select id, username from members where id = any (${[...memberIds]}::uuid[])`.execute(database);
    return new Map(rows.map(({ id, username }) => [id, username]));
  }
}
