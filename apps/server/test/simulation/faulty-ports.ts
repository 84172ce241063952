import type { Command } from '../../src/modules/gateway/commands.ts';
import type { Decision, DecisionContext } from '../../src/modules/gateway/rules/decision-context.ts';
import type { SimulatedWallet } from './database/wallets.ts';
import type { Faults } from './faults.ts';

const isSettling = ({ txIds }: Command) => txIds.some((id) => id.includes('§settle-'));
let settlements = 0;

/** A command whose rule is misled in the way that a planted fault says; without one the command itself. */
export function withFaultyFacts(faults: Faults, command: Command): Command {
  if (!isSettling(command)) return command;
  if (faults.resettlesByAdding)
    return { ...command, rule: (context) => command.rule(withRound(context, { payoutMinor: '0' })) };
  if (!faults.settlesUnfenced) return command;
  return {
    ...command,
    rule: (context) => {
      const { wallet } = context;
      const earlier = wallet.earlier.filter(({ reference }) => !reference.includes('§settle-'));
      const asConfirmed = { payoutMinor: '0', status: 'open', closedAt: null } as const;
      return renamed(command.rule(withRound({ ...context, wallet: { ...wallet, earlier } }, asConfirmed)));
    },
  };
}

const withRound = (
  context: DecisionContext,
  misread: Partial<NonNullable<DecisionContext['facts']['round']>>,
): DecisionContext => {
  const { round } = context.facts;
  return round ? { ...context, facts: { ...context.facts, round: { ...round, ...misread } } } : context;
};

/** A worker that makes its own ids is not held up by the other's. */
function renamed(decision: Decision): Decision {
  if (decision.kind !== 'accepted') return decision;
  settlements += 1;
  return { ...decision, acts: decision.acts.map((act) => ({ ...act, reference: `${act.reference}-${settlements}` })) };
}

/** 0.29 * 100 is 28.999999999999996. */
const throughFloats = (amountMinor: bigint): bigint => BigInt(Math.trunc((Number(amountMinor) / 100) * 100));

export function withFaultyRequests(faults: Faults, wallet: SimulatedWallet): SimulatedWallet {
  if (!faults.paysInFloats) return wallet;
  return {
    ...wallet,
    credit: (request) => wallet.credit({ ...request, amountMinor: throughFloats(request.amountMinor) }),
  };
}
