import { type RiskAction, type RiskEvent, riskEvents } from '@baize/contract';
import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type BonusBlock, createBonusBlocks } from './bonus-block.ts';
import type { RiskDependencies } from './dependencies.ts';
import { type EventPlace, readEvents } from './events.ts';
import { writeMatches } from './matches.ts';
import { plantRules, readRules } from './rule-store.ts';
import { figuresOf } from './rules.ts';

/** An event may be written by a transaction that ends later than others: so far back is looked at again. */
const overlapMs = 5 * 60_000;
const batch = 500;
/** Of one kind and brand in one run; the next run goes on behind. */
const maxBatches = 20;

interface Brand {
  id: string;
  exponent: number;
}

interface MemberOfBrand {
  brandId: string;
  memberId: string;
  currencyCode: string;
}

/** Compares events with the enabled rules of their brand and writes cases; each event once for ever, however often it is looked at. */
export function createEvaluation(deps: RiskDependencies) {
  const { database, clock, newId } = deps;
  const writeBlocks = createBonusBlocks(deps);

  /** Compares a span from its beginning. Returns where it stopped (null: at its end), and the blocks of bonuses that are still to be written. */
  const compare = async (
    transaction: Database,
    brand: Brand,
    event: RiskEvent,
    span: { from: EventPlace; until: EventPlace; memberId?: string },
    isLookedAt: (action: RiskAction) => boolean,
  ): Promise<{ stopped: EventPlace | null; blocks: BonusBlock[] }> => {
    const blocks: BonusBlock[] = [];
    // Read once: a rule that is changed meanwhile counts from the next run on, and a case names the version that it met.
    const rules = (await readRules(transaction, brand.id)).filter(
      (rule) => rule.enabled && rule.event === event && isLookedAt(rule.action),
    );
    if (rules.length === 0) return { stopped: null, blocks };
    const figures = figuresOf(rules.flatMap(({ conditions }) => conditions));
    let { from } = span;
    for (let read = 0; read < maxBatches; read += 1) {
      const of = { ...span, from, brandId: brand.id, event, order: 'asc', limit: batch } as const;
      const rows = await readEvents(transaction, of, figures, deps.collusionPairs);
      const found = { brandId: brand.id, event, now: clock.now(), newId, exponent: brand.exponent };
      for (const row of rows) {
        const block = await writeMatches(transaction, found, row, rules);
        if (block) blocks.push(block);
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) return { stopped: null, blocks };
      from = { at: last.at, id: last.id };
    }
    return { stopped: from, blocks };
  };

  /** Everything that a member did up to now and that the job has not looked at. */
  const compareMember = async (
    transaction: Database,
    { brandId, memberId, currencyCode }: MemberOfBrand,
    isLookedAt: (action: RiskAction) => boolean,
  ): Promise<BonusBlock[]> => {
    const brand = { id: brandId, exponent: currencyExponent(currencyCode) ?? 0 };
    const until = { at: clock.now(), id: '' };
    const readings = await sql<EventPlace & { event: RiskEvent }>`
      select event, reached_at as at, reached_id as id from risk_readings where brand_id = ${brandId} order by event`.execute(
      transaction,
    );
    const found: BonusBlock[] = [];
    for (const { event, at, id } of readings.rows) {
      const span = { from: begin({ at, id }), until, memberId };
      const { blocks } = await compare(transaction, brand, event, span, isLookedAt);
      found.push(...blocks);
    }
    return found;
  };

  const begin = ({ at, id }: EventPlace): EventPlace =>
    id === '' ? { at: new Date(at.getTime() - overlapMs), id } : { at, id };

  const runOf = (brand: Brand, event: RiskEvent): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      // Two processes that run at once: one of them is enough.
      const { rows } = await sql<EventPlace>`
        select reached_at as at, reached_id as id from risk_readings
        where brand_id = ${brand.id} and event = ${event} for update skip locked`.execute(transaction);
      const [reached] = rows;
      if (!reached) return;
      const now = clock.now();
      const span = { from: begin(reached), until: { at: now, id: '' } };
      const { stopped, blocks } = await compare(transaction, brand, event, span, (action) => action !== 'refuse');
      const { at, id } = stopped ?? { at: now, id: '' };
      await sql`update risk_readings set reached_at = ${at}, reached_id = ${id}
        where brand_id = ${brand.id} and event = ${event}`.execute(transaction);
      await writeBlocks(transaction, brand.id, blocks);
    });

  const brands = async (): Promise<Brand[]> => {
    const { rows } = await sql<{ id: string; currencyCode: string }>`
      select id, currency_code as "currencyCode" from brands order by id`.execute(database);
    return rows.map(({ id, currencyCode }) => ({ id, exponent: currencyExponent(currencyCode) ?? 0 }));
  };

  const plant = (brandId: string): Promise<void> =>
    database.transaction().execute((transaction) => plantRules(transaction, { brandId, now: clock.now(), newId }));

  return {
    plant,
    /** What cannot be compared now, because a rule asks for what no vendor answers, keeps nothing else from being compared. */
    run: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const brand of await brands()) {
        await plant(brand.id);
        for (const event of riskEvents) await runOf(brand, event).catch((error: unknown) => void failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, `risk rules could not be compared: ${failures[0]}`);
    },

    /**
     * Writes the blocks that rules ask for by what a member did up to now, in a transaction of its own: before he joins a promotion, because
     * the job comes a minute later.
     */
    blockBonuses: async (of: MemberOfBrand): Promise<void> => {
      const rules = await readRules(database, of.brandId);
      if (!rules.some(({ enabled, action }) => enabled && action === 'blockBonuses')) return;
      await database.transaction().execute(async (transaction) => {
        const blocks = await compareMember(transaction, of, (action) => action === 'blockBonuses');
        await writeBlocks(transaction, of.brandId, blocks);
      });
    },

    /**
     * Whether a member's withdrawals wait for people: everything that he did up to now is compared first. What is found is written with the
     * transaction of the decision; blocks of bonuses are left to the job, because they would hold the audit log until its end.
     */
    holdsWithdrawals: async (transaction: Database, of: MemberOfBrand): Promise<boolean> => {
      const { memberId } = of;
      await compareMember(transaction, of, (action) => action !== 'refuse' && action !== 'blockBonuses');
      const { rows } = await sql`
        select from risk_cases where member_id = ${memberId} and holds_withdrawals and state in ('open', 'assigned')
        limit 1`.execute(transaction);
      return rows.length > 0;
    },
  };
}
export type Evaluation = ReturnType<typeof createEvaluation>;
