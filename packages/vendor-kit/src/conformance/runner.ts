import type { Case, Need } from './case.ts';
import { allCases } from './cases/index.ts';
import { CaseFailure, CaseSkipped, told } from './failure.ts';
import { Scenario, type Target } from './scenario.ts';

export interface CaseResult extends Pick<Case, 'number' | 'group' | 'title' | 'proves'> {
  outcome: 'passed' | 'failed' | 'skipped';
  durationMs: number;
  /** Why it was skipped. */
  reason?: string;
  failure?: { step: string; expected: string; got: string };
}

export interface Report {
  results: readonly CaseResult[];
  passed: number;
  failed: number;
  skipped: number;
  durationMs: number;
}

export interface RunOptions {
  cases?: readonly Case[];
  /** How many cases run at once. */
  parallel?: number;
  /** How long one case may take. */
  caseLifeMs?: number;
  /** How long the feed, and what else is told later than it happened, is waited for; 20 s by default. */
  patienceMs?: number;
  onResult?: (result: CaseResult) => void;
}

const defaultParallel = 6;
const defaultCaseLifeMs = 60_000;

const lacks: Record<Need, (target: Target) => boolean> = {
  http: ({ http }) => !http,
  secondKey: ({ secondKey }) => !secondKey,
  retiredKey: ({ retiredKey }) => !retiredKey,
  otherVendor: ({ otherVendor }) => !otherVendor,
  ownWallet: ({ isSingle }) => isSingle === true,
  singleVendor: ({ isSingle, otherVendor }) => !isSingle && !otherVendor?.isSingle,
  stakeLimit: ({ hasStakeLimits }) => !hasStakeLimits,
  launch: ({ admin }) => !admin.launch,
  block: ({ admin }) => !admin.block,
  expireSessions: ({ admin }) => !admin.expireSessions,
  passTime: ({ admin }) => !admin.passTime,
};

/** Runs the cases against a wallet. A case that cannot be tried here is skipped and counted, never passed. */
export async function runConformance(target: Target, options: RunOptions = {}): Promise<Report> {
  const {
    cases = allCases,
    parallel = defaultParallel,
    caseLifeMs = defaultCaseLifeMs,
    patienceMs,
    onResult,
  } = options;
  const startedMs = performance.now();
  const results = new Map<string, CaseResult>();
  const run = async (one: Case) => {
    const result = await runCase(new Scenario(target, patienceMs), one, caseLifeMs);
    results.set(one.number, result);
    onResult?.(result);
  };
  const queue = cases.filter(({ isAlone }) => !isAlone).values();
  const work = async () => {
    for (const one of queue) await run(one);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  for (const one of cases.filter(({ isAlone }) => isAlone)) await run(one);
  const inOrder = cases.map(({ number }) => results.get(number)).filter((result) => result !== undefined);
  const count = (outcome: CaseResult['outcome']) => inOrder.filter((result) => result.outcome === outcome).length;
  return {
    results: inOrder,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    durationMs: Math.round(performance.now() - startedMs),
  };
}

async function runCase(scenario: Scenario, one: Case, lifeMs: number): Promise<CaseResult> {
  const { number, group, title, proves } = one;
  const startedMs = performance.now();
  const ended = (more: Pick<CaseResult, 'outcome' | 'reason' | 'failure'>): CaseResult => ({
    number,
    group,
    title,
    proves,
    durationMs: Math.round(performance.now() - startedMs),
    ...more,
  });
  const missing = one.needs.find((need) => lacks[need](scenario.target));
  if (missing) return ended({ outcome: 'skipped', reason: `needs ${missing}` });
  try {
    await withinLife(one.run(scenario), lifeMs);
    return ended({ outcome: 'passed' });
  } catch (error) {
    if (error instanceof CaseSkipped) return ended({ outcome: 'skipped', reason: error.message });
    return ended({ outcome: 'failed', failure: failureOf(error) });
  }
}

function failureOf(error: unknown): NonNullable<CaseResult['failure']> {
  if (!(error instanceof CaseFailure)) return { step: 'a step of the case', expected: 'an answer', got: told(error) };
  return { step: error.step, expected: error.expected, got: error.got };
}

async function withinLife(work: Promise<void>, lifeMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CaseFailure('the whole case', `an end within ${lifeMs} ms`, 'none')), lifeMs);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
