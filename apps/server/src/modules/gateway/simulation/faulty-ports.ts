import type { Command } from '../commands.ts';
import type { Ruling, Situation } from '../rules/situation.ts';
import type { Faults } from './faults.ts';
import type { SimulatedWallet } from './wallets.ts';

const isSettling = ({ txIds }: Command) => txIds.some((id) => id.includes('§settle-'));
let settlements = 0;

/** A command whose rule is misled in the way that a planted fault says; without one the command itself. */
export function withFaultyFacts(faults: Faults, command: Command): Command {
  if (!isSettling(command)) return command;
  if (faults.resettlesByAdding)
    return { ...command, rule: (situation) => command.rule(withRound(situation, { payoutMinor: '0' })) };
  if (!faults.settlesUnfenced) return command;
  return {
    ...command,
    rule: (situation) => {
      const { wallet } = situation;
      const earlier = wallet.earlier.filter(({ reference }) => !reference.includes('§settle-'));
      const asConfirmed = { payoutMinor: '0', status: 'open', closedAt: null } as const;
      return renamed(command.rule(withRound({ ...situation, wallet: { ...wallet, earlier } }, asConfirmed)));
    },
  };
}

const withRound = (situation: Situation, misread: Partial<NonNullable<Situation['facts']['round']>>): Situation => {
  const { round } = situation.facts;
  return round ? { ...situation, facts: { ...situation.facts, round: { ...round, ...misread } } } : situation;
};

/** A worker that makes its own ids is not held up by the other's. */
function renamed(ruling: Ruling): Ruling {
  if (ruling.kind !== 'accepted') return ruling;
  settlements += 1;
  return { ...ruling, acts: ruling.acts.map((act) => ({ ...act, reference: `${act.reference}-${settlements}` })) };
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
