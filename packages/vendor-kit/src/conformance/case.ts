import type { AdminService } from './admin.ts';
import type { Scenario } from './scenario.ts';

/** What a case needs of the target, beside the wallet and new players. */
export type Need =
  | Exclude<AdminService, 'newPlayer'>
  | 'otherVendor'
  | 'http'
  | 'secondKey'
  | 'retiredKey'
  | 'ownWallet'
  | 'singleVendor';

export interface Case {
  /** Permanent: new cases come at the end of their group. */
  number: string;
  group: string;
  title: string;
  /** What it proves, and why a vendor or operator should care. */
  proves: string;
  needs: readonly Need[];
  /** Changes what others see (the time): runs after all others, by itself. */
  isAlone: boolean;
  run(scenario: Scenario): Promise<void>;
}

export type CaseText = Pick<Case, 'title' | 'proves' | 'run'> & { needs?: readonly Need[]; isAlone?: true };

/** Numbers a group's cases: "debit", "D" gives D-01, D-02 … */
export const groupOf = (group: string, letter: string, cases: readonly CaseText[]): readonly Case[] =>
  cases.map((text, index) => ({
    needs: [],
    isAlone: false,
    ...text,
    group,
    number: `${letter}-${String(index + 1).padStart(2, '0')}`,
  }));
