import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { DepositDependencies } from '../deposits/dependencies.ts';
import type { DepositOrder } from '../deposits/schema.ts';
import type { Deposits } from '../deposits/service.ts';
import { referencesIn } from '../providers/bank-transfer/reference.ts';
import { readStatement } from './csv.ts';
import { matchOf } from './rules.ts';
import { createStatementStore, type KeptLine } from './store.ts';

export interface ImportCount {
  lines: number;
  known: number;
  matched: number;
  open: number;
}

/** Bank statements: read in, matched by rules or by a person. A match is written first, and then what arrived is booked, also after a stop. */
export function createStatements(deps: Pick<DepositDependencies, 'database' | 'clock' | 'newId'>, deposits: Deposits) {
  const store = createStatementStore(deps.database);

  const book = async (order: DepositOrder): Promise<void> => deposits.ask(order);

  const matchByRule = async (brandId: string, line: KeptLine): Promise<boolean> => {
    const references = referencesIn(line.words);
    if (references.length === 0) return false;
    const match = matchOf(line, await store.candidates(brandId, references));
    if (!match || !(await store.match(brandId, line.lineId, match.orderId, match.rule))) return false;
    const order = await deposits.store.find(match.orderId);
    if (order) await book(order);
    return true;
  };

  return {
    store,

    /** Reads a statement in; a line that is known already counts once. */
    importCsv: async (
      bytes: Uint8Array,
      { brand, staffId }: { brand: RequestBrand; staffId: string },
    ): Promise<Result<ImportCount, 'invalid_input'>> => {
      const read = readStatement(bytes, brand.currency.exponent);
      if (!read.ok) return read;
      const lines = read.value.map((line) => ({ ...line, lineId: deps.newId() }));
      const of = { brandId: brand.id, currency: brand.currency.code, staffId, at: deps.clock.now() };
      const kept = await store.keep(lines, of);
      let matched = 0;
      for (const line of kept) if (await matchByRule(brand.id, line)) matched += 1;
      return ok({ lines: lines.length, known: lines.length - kept.length, matched, open: kept.length - matched });
    },

    /** A person says which line paid an order. */
    matchByHand: async (
      order: DepositOrder,
      lineId: string,
    ): Promise<Result<null, 'not_found' | 'already_decided'>> => {
      const line = await store.find(order.brandId, lineId);
      if (!line) return fail('not_found');
      const isNew = await store.match(order.brandId, lineId, order.orderId, 'staff');
      if (!isNew && line.matchedOrderId !== order.orderId) return fail('already_decided');
      const arrived = await store.arrivedFor(order.orderId);
      if (arrived) await deposits.matched(order, arrived.amountMinor);
      return ok(null);
    },
  };
}
export type Statements = ReturnType<typeof createStatements>;
