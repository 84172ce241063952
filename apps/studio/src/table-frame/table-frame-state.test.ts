// @covers lost-bet-answers

import { expect, test } from 'vitest';
import { refusalPatch } from './table-frame-state.ts';

test.each([
  ['session_expired', { end: 'session_expired', notice: null }],
  ['game_unavailable', { end: 'game_unavailable', notice: null }],
  ['unreadable', { end: 'outdated', notice: null }],
  ['unreachable', { notice: 'reconnecting' }],
  ['service_unavailable', { notice: 'reconnecting' }],
  ['insufficient_funds', { notice: 'insufficient_funds' }],
  ['reality_check_due', { notice: null }],
  ['betting_closed', { notice: 'betting_closed' }],
  ['invalid_input', { notice: 'not_played' }],
])('a refusal %s shows as %j', (reason, patch) => expect(refusalPatch(reason)).toEqual(patch));
