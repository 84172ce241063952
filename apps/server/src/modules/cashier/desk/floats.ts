import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import type { PaymentProvider, ProviderTotals } from '../providers/provider.ts';

/** A difference is named at the second look that sees it: within a minute. */
export const floatLookEveryMs = 20_000;

/** What a provider holds for the operator in a currency, by both sides; minor units. */
export interface ProviderFloat {
  provider: string;
  currency: string;
  /** Deposits less what was reversed and paid out. */
  ledgerMinor: bigint;
  /** Null: it has no report, or did not answer. */
  report: { depositedMinor: bigint; reversedMinor: bigint; paidOutMinor: bigint; netMinor: bigint; asOf: Date } | null;
  /** The report less the ledger. */
  differenceMinor: bigint | null;
  state: 'equal' | 'different' | 'notAnswering' | 'noReport';
}

interface FloatDependencies {
  database: Database;
  providers: ReadonlyMap<string, PaymentProvider>;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}

/** Compares what the ledger and each provider say that the provider holds. */
export function createFloats({ database, providers, raiseAlarm, onFailure }: FloatDependencies) {
  const ledgerFloats = async (): Promise<{ provider: string; currency: string; heldMinor: string }[]> =>
    // What came in stands against the provider's account: its balance is the float with the other sign.
    (
      await sql<{ provider: string; currency: string; heldMinor: string }>`
        select a.label as provider, a.currency_code as currency, (-sum(h.balance_minor))::text as "heldMinor"
        from house_balances h join accounts a on a.id = h.account_id
        where a.kind = 'provider' and a.label = any(${[...providers.keys()]}::text[]) group by 1, 2`.execute(database)
    ).rows;

  const totalsOf = async (provider: PaymentProvider): Promise<ProviderTotals | 'notAnswering' | 'noReport'> => {
    if (!provider.totals) return 'noReport';
    try {
      return await provider.totals();
    } catch (error) {
      onFailure(error);
      return 'notAnswering';
    }
  };

  const compare = async (): Promise<ProviderFloat[]> => {
    const reports = await Promise.all(
      [...providers.values()].map(async (provider) => [provider.code, await totalsOf(provider)] as const),
    );
    const ledger = await ledgerFloats();
    return reports.flatMap(([provider, totals]) => {
      const own = ledger.filter((float) => float.provider === provider);
      const reported = typeof totals === 'string' ? [] : totals.currencies.map(({ currency }) => currency);
      const currencies = [...new Set([...own.map(({ currency }) => currency), ...reported])].sort();
      return currencies.map((currency) => {
        const ledgerMinor = BigInt(own.find((float) => float.currency === currency)?.heldMinor ?? 0);
        return floatOf({ provider, currency, ledgerMinor }, totals);
      });
    });
  };

  /** Differences of the last look: one that is still there is no payment under way. */
  let seen = new Map<string, bigint>();
  let named = new Map<string, bigint>();

  return {
    compare,

    /** Raises an alarm for each difference that stood two looks long, once. */
    watch: async (): Promise<void> => {
      const differences = (await compare()).filter(({ state }) => state === 'different');
      const now = new Map(differences.map((float) => [keyOf(float), float.differenceMinor ?? 0n]));
      for (const { provider, currency, differenceMinor, ledgerMinor } of differences) {
        const key = keyOf({ provider, currency });
        const isLasting = seen.get(key) === differenceMinor;
        if (!isLasting || named.get(key) === differenceMinor) continue;
        const detail = { provider, currency, differenceMinor: `${differenceMinor}`, ledgerMinor: `${ledgerMinor}` };
        raiseAlarm({ code: 'provider_difference', detail });
        named = new Map(named).set(key, differenceMinor ?? 0n);
      }
      for (const key of named.keys()) if (!now.has(key)) named.delete(key);
      seen = now;
    },
  };
}
export type Floats = ReturnType<typeof createFloats>;

const keyOf = ({ provider, currency }: Pick<ProviderFloat, 'provider' | 'currency'>) => `${provider} ${currency}`;

function floatOf(
  own: Pick<ProviderFloat, 'provider' | 'currency' | 'ledgerMinor'>,
  totals: ProviderTotals | 'notAnswering' | 'noReport',
): ProviderFloat {
  if (typeof totals === 'string') return { ...own, report: null, differenceMinor: null, state: totals };
  const sums = totals.currencies.find(({ currency }) => currency === own.currency);
  const { depositedMinor, reversedMinor, paidOutMinor } = sums ?? {
    depositedMinor: 0n,
    reversedMinor: 0n,
    paidOutMinor: 0n,
  };
  const netMinor = depositedMinor - reversedMinor - paidOutMinor;
  const differenceMinor = netMinor - own.ledgerMinor;
  const report = { depositedMinor, reversedMinor, paidOutMinor, netMinor, asOf: totals.asOf };
  return { ...own, report, differenceMinor, state: differenceMinor === 0n ? 'equal' : 'different' };
}
