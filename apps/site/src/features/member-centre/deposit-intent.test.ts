// @covers deposit-resume sandbox-deposit

import { beforeEach, expect, it, vi } from 'vitest';

/** The module as a fresh page has it. */
async function freshPage() {
  vi.resetModules();
  return await import('./deposit-intent.ts');
}

beforeEach(() => sessionStorage.clear());

it('keeps an unanswered deposit over a reload, for its own account and amount alone', async () => {
  const { intentTo } = await freshPage();
  const { requestId } = intentTo('lena', '700.00');
  const reloaded = await freshPage();
  expect(reloaded.intentTo('lena', '700.00').requestId).toBe(requestId);
  expect(reloaded.intentTo('otto', '700.00').requestId).not.toBe(requestId);
});

it('makes a new one once the last is settled, and lets a late answer settle no newer one', async () => {
  const { intentTo, settleIntent } = await freshPage();
  const first = intentTo('lena', '700.00');
  const second = intentTo('lena', '500.00');
  settleIntent(first);
  expect(intentTo('lena', '500.00').requestId).toBe(second.requestId);
  settleIntent(second);
  expect(intentTo('lena', '500.00').requestId).not.toBe(second.requestId);
  expect(sessionStorage.getItem('depositIntent')).toContain('500.00');
});

it('begins anew where what is stored cannot be read', async () => {
  sessionStorage.setItem('depositIntent', '{"requestId":');
  const { intentTo } = await freshPage();
  expect(intentTo('lena', '700.00').requestId).toMatch(/^[0-9a-f-]{36}$/);
});
