import type { RateKind } from '@baize/contract';
import { amountStep, type Step } from './schema.ts';

/** Ten-thousandths of a percent: what the rates are kept in. */
export const perUnit = 1_000_000n;

export type UnitsOf = (id: string, kind: RateKind) => bigint;

interface Part {
  step: Extract<Step['step'], 'turnover' | 'pointStakes'>;
  label: string;
  amountMinor: bigint;
  /** Times units, exactly; floored once at the end. */
  scaled: bigint;
}
export interface EarnedPart extends Omit<Part, 'scaled'> {
  units: bigint;
}

const idOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** The accounts of a path from the top down. */
export const idsOf = (path: string): string[] => path.split('/').filter(Boolean).map(idOf);

/** A rate above that of the level over it counts as that one's. */
export function fallingUnits(units: readonly bigint[]): bigint[] {
  let upline = units[0] ?? 0n;
  return units.map((own) => {
    upline = own < upline ? own : upline;
    return upline;
  });
}

/** What accounts earn of a day by their rates, in the parts that each line shows. */
export function createEarned() {
  const accounts = new Map<string, Map<string, Part>>();
  return {
    add: (id: string, { units, ...part }: EarnedPart): void => {
      const parts = accounts.get(id) ?? new Map<string, Part>();
      const key = `${part.step} ${part.label}`;
      const before = parts.get(key) ?? { ...part, amountMinor: 0n, scaled: 0n };
      before.amountMinor += part.amountMinor;
      before.scaled += part.amountMinor * units;
      accounts.set(id, parts.set(key, before));
    },
    pays: () =>
      [...accounts].map(([memberId, parts]) => {
        const dueMinor = [...parts.values()].reduce((sum, { scaled }) => sum + scaled, 0n) / perUnit;
        const steps = [...parts.values()].flatMap(({ step, label, amountMinor, scaled }) => [
          amountStep(step, amountMinor, label),
          amountStep('gross', scaled / perUnit, label),
        ]);
        return {
          memberId,
          contractId: null,
          carryMinor: 0n,
          dueMinor,
          steps: [...steps, amountStep('keeps', dueMinor)],
        };
      }),
  };
}
export type Earned = ReturnType<typeof createEarned>;
