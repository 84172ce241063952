/** What the address of a page of rules says: `?view=rules&game=…&bet=20&symbol=P&exponent=2`. */
export interface RulesRequest {
  /** Pays of a slot are shown for this bet. */
  betMinor: bigint;
  currency: { symbol: string; exponent: number };
}

const maxExponent = 8;

/** Null: the address is not one of rules. */
export function readRulesRequest(search: string): RulesRequest | null {
  const query = new URLSearchParams(search);
  if (query.get('view') !== 'rules') return null;
  const bet = query.get('bet') ?? '';
  const exponent = Number(query.get('exponent') ?? '2');
  return {
    betMinor: /^[1-9]\d{0,14}$/.test(bet) ? BigInt(bet) : 100n,
    currency: {
      symbol: (query.get('symbol') ?? '').slice(0, 8),
      exponent: Number.isInteger(exponent) && exponent >= 0 && exponent <= maxExponent ? exponent : 2,
    },
  };
}
