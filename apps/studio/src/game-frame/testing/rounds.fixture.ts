import { vi } from 'vitest';
import type { StudioApi } from '../../app/api.ts';
import type { GameStage } from '../game.ts';
import { createHud, type Hud } from '../hud-state.ts';
import { createRounds } from '../rounds.ts';

export const fairness = { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nextNonce: 4 };
const handlerLimitMs = 12_345;
export const ok = (value: unknown) => ({ ok: true, value });
export const no = (reason: string) => ({ ok: false, reason, detail: null });

/** The flow of rounds over answers that are given in advance, by the call; what it did is kept. */
export function frame(answers: Record<string, unknown[]>) {
  const log: string[] = [];
  const requests: { name: string; request: unknown }[] = [];
  const api = {
    call: async (name: string, request: unknown) => {
      log.push(name);
      requests.push({ name, request });
      const answer = answers[name]?.shift();
      if (answer === undefined) throw new Error(`no answer for ${name}`);
      return answer;
    },
  } as unknown as StudioApi;
  const played = (type: string) => ({ limitMs: handlerLimitMs, play: () => void log.push(`play ${type}`) });
  const stage: GameStage = {
    handlers: { spinStarted: played('spinStarted'), roundEnded: played('roundEnded') },
    rest: vi.fn(),
    startRound: () => void log.push('reels start'),
    abandonRound: () => void log.push('reels rest'),
    skip: vi.fn(),
    settle: vi.fn(),
    destroy: vi.fn(),
  };
  const hud: Hud = createHud();
  hud.set({ frame: { phase: 'idle' }, balanceMinor: 1000n, betMinor: 20n });
  const host = { send: vi.fn(), listen: () => () => {}, hasHost: true };
  const waits: number[] = [];
  let rounds = 0;
  const flow = createRounds({
    api,
    host,
    hud,
    stage,
    newRoundId: () => {
      rounds += 1;
      return `round-${rounds}`;
    },
    // Delays between attempts are noted and skipped; a handler's limit never comes.
    wait: (durationMs) => {
      if (durationMs === handlerLimitMs) return new Promise(() => {});
      waits.push(durationMs);
      return Promise.resolve();
    },
    report: vi.fn(),
  });
  return { flow, hud, host, log, requests, waits };
}
