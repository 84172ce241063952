// @covers refused-instant-stake

import { expect, test } from 'vitest';
import { wallet } from '../../ledger/booking/wallet/wallet.fixture.ts';
import { refusalInAdvance } from './refusal-in-advance.ts';

const now = new Date('2026-03-01T12:00:00Z');
const rich = { ...wallet, accounts: wallet.accounts.map((account) => ({ ...account, balanceMinor: 1_000n })) };

test.each([
  ['nothing stands against what can be paid', rich, 1_000n, null],
  ['one unit more cannot be paid', rich, 1_001n, 'INSUFFICIENT_FUNDS'],
  ['a limit comes before the money', { ...rich, limits: { stake: 999n } }, 1_001n, 'LIMIT_REACHED'],
  ['a block comes before both', { ...rich, isBlocked: true, limits: { stake: 999n } }, 1_001n, 'PLAYER_BLOCKED'],
] as const)('%s', (_what, standing, amountMinor, code) => {
  expect(refusalInAdvance(standing, amountMinor, now)).toBe(code);
});
