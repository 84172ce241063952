import type { MessageState } from '@baize/contract';

interface Transition {
  from: MessageState;
  to: MessageState;
  actor: 'staff' | 'system';
}

/** Every change of a message that staff wrote. What has begun to go out is not taken back. */
export const messageTransitions: readonly Transition[] = [
  { from: 'scheduled', to: 'withdrawn', actor: 'staff' },
  { from: 'scheduled', to: 'sending', actor: 'system' },
  { from: 'sending', to: 'sent', actor: 'system' },
];

/** Whether a message may go from one state to another by that hand. */
export const mayBecome = (from: MessageState, to: MessageState, actor: Transition['actor']): boolean =>
  messageTransitions.some((each) => each.from === from && each.to === to && each.actor === actor);
