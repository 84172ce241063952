import { useEffect, useState } from 'react';
import type { Recomputation, Verdict } from '../recomputation.ts';

type Data = Readonly<Record<string, unknown>>;
const reasons = ['unpublished', 'noRules', 'noSeed', 'seedMissing', 'void', 'noRound'] as const;
type VerifyReason = (typeof reasons)[number];

/** What came of a check. `reason` is a known one, or null for a failure whose `detail` is in English. */
export type Checked =
  | { state: 'checking' }
  | { state: 'noJson' | 'insecure' }
  | { state: 'waiting'; round: Data }
  | { state: 'cannot'; reason: VerifyReason | null; detail: string; round: Data }
  | { state: 'failed' }
  | { state: 'done'; verdict: Verdict; round: Data };

/** Recomputes a round in this browser; null without one. `load` brings the code, which only this page needs. */
export function useVerdict(text: string, seed: string, load: () => Promise<Recomputation>): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (text === '') return setChecked(null);
    let isCurrent = true;
    setChecked({ state: 'checking' });
    void check(text, seed, load).then((found) => {
      if (isCurrent) setChecked(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [text, seed, load]);
  return checked;
}

async function check(text: string, seed: string, load: () => Promise<Recomputation>): Promise<Checked> {
  // Browsers keep cryptography from pages that came without encryption.
  if (globalThis.crypto?.subtle === undefined) return { state: 'insecure' };
  const code = await load().catch(() => null);
  if (code === null) return { state: 'failed' };
  let round: Data;
  try {
    round = code.roundIn(text);
  } catch {
    return { state: 'noJson' };
  }
  if (typeof round !== 'object' || round === null) return { state: 'noJson' };
  if (seed === '' && isOfOwnSeed(round)) return { state: 'waiting', round };
  try {
    return { state: 'done', verdict: await code.recompute(round, seed), round };
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    return { state: 'cannot', reason: reasonOf(thrown), detail, round };
  }
}

/** The recomputation's code has its own copy of the class, so an error is known by its field. */
function reasonOf(thrown: unknown): VerifyReason | null {
  const { reason } = thrown as { reason?: unknown };
  return reasons.find((known) => known === reason) ?? null;
}

/** Slots and instant games: their seed is shown when the player changes it. */
const isOfOwnSeed = ({ fairness, match }: Data): boolean => fairness !== undefined && match === undefined;
