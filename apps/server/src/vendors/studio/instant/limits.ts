/** 0.10 to 1,000.00 of a currency with two decimals; a win up to 100,000.00. */
const stakes = { minMinor: 10n, maxMinor: 100_000n, defaultMinor: 100n } as const;
const maxWinMinor = 10_000_000n;

/** What every instant game of the studio offers, beside its own rules. */
export const limitsOf = ({ gameCode, rulesVersion }: { gameCode: string; rulesVersion: string }) => ({
  gameCode,
  rulesVersion,
  stakes,
  maxWinMinor,
});
