/** An order that a line may have paid. */
export interface Candidate {
  orderId: string;
  reference: string;
  amountMinor: bigint;
  /** False: another line paid it, or it ended otherwise. */
  isOpen: boolean;
}

export type MatchRule = 'referenceAndAmount' | 'reference';

interface Rule {
  name: MatchRule;
  fits(line: { amountMinor: bigint }, order: Candidate): boolean;
}

/** Tried one after the other; the first that leaves a single order decides. What no rule decides waits for a person. */
const rules: readonly Rule[] = [
  { name: 'referenceAndAmount', fits: (line, order) => order.isOpen && order.amountMinor === line.amountMinor },
  // What arrived is booked, whatever was asked for.
  { name: 'reference', fits: (_line, order) => order.isOpen },
];

/** Which of the orders whose reference a line names it paid; null: a person decides. */
export function matchOf(
  line: { amountMinor: bigint },
  named: readonly Candidate[],
): { orderId: string; rule: MatchRule } | null {
  for (const { name, fits } of rules) {
    const fitting = named.filter((order) => fits(line, order));
    if (fitting.length === 1 && fitting[0]) return { orderId: fitting[0].orderId, rule: name };
    if (fitting.length > 1) return null;
  }
  return null;
}
