import type { LimitChangeState } from '@baize/contract';

export interface LimitTransition {
  /** Null: the change is asked for. */
  from: LimitChangeState | null;
  to: LimitChangeState;
  actor: 'member' | 'clock';
  /** When it may be taken: at any time, once the change is ready, or once it is too late for it. */
  when: 'always' | 'ready' | 'lapsed';
}

/** Every way of a change of a member's own limit (docs/decisions/139). What has no line here does not happen. */
export const limitTransitions: readonly LimitTransition[] = [
  { from: null, to: 'IN_FORCE', actor: 'member', when: 'always' },
  { from: null, to: 'WAITING', actor: 'member', when: 'always' },
  { from: 'WAITING', to: 'CONFIRMED', actor: 'member', when: 'ready' },
  { from: 'WAITING', to: 'WITHDRAWN', actor: 'member', when: 'always' },
  { from: 'WAITING', to: 'REPLACED', actor: 'member', when: 'always' },
  { from: 'WAITING', to: 'LAPSED', actor: 'clock', when: 'lapsed' },
];

/** When a waiting change can be said yes to, and when it is too late. */
export interface ChangeClock {
  readyAt: Date;
  lapsesAt: Date;
}

/** How a change stands by the clock: one that nobody said yes to in time has lapsed. */
export const stateAt = (state: LimitChangeState, { lapsesAt }: ChangeClock, now: Date): LimitChangeState =>
  state === 'WAITING' && now >= lapsesAt ? 'LAPSED' : state;

/** Whether the table lets a change go there now. */
export function mayBecome(
  from: LimitChangeState | null,
  to: LimitChangeState,
  actor: LimitTransition['actor'],
  clock: ChangeClock,
  now: Date,
): boolean {
  const isNow = {
    always: actor === 'clock' || from === null || now < clock.lapsesAt,
    ready: now >= clock.readyAt && now < clock.lapsesAt,
    lapsed: now >= clock.lapsesAt,
  };
  return limitTransitions.some(
    (line) => line.from === from && line.to === to && line.actor === actor && isNow[line.when],
  );
}
