// @covers next-seed-bound

import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableFrameProvider } from '../table-frame/table-frame-context.tsx';
import { fairness, mount, portsOf, unmount } from '../testing/mount.fixture.tsx';
import { InstantFairness, InstantHistory } from './panels.tsx';

const round = { roundId: 'r', betMinor: '100', payoutMinor: '250', fairness: { ...fairness, nonce: 0 } };
const rounds = { ok: true, value: { list: [round] } };
const retired = { serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', roundCount: 1 };
const call = vi.fn();
let page: HTMLElement;

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (name: string) =>
    name === 'studioInstantRounds' ? rounds : { ok: true, value: { retired, fairness } },
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function show(panel: ReactNode): Promise<void> {
  page = await mount(<TableFrameProvider ports={portsOf(call)}>{panel}</TableFrameProvider>);
}
const button = (name: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());

test('a round that cannot be recomputed counts as different, and the button is free again', async () => {
  await show(<InstantFairness verify={() => Promise.reject(new RangeError('the round draws without end'))} />);
  await press('Change the seed');
  await vi.waitFor(() => expect(page.textContent).toMatch(/1 round differs/));
  expect(button('Change the seed')?.disabled).toBe(false);
});

test('the hash of the next seed is shown beforehand, and a seed that has another one is reported', async () => {
  const after = { ...fairness, serverSeedHash: 'n', nextServerSeedHash: 'n2' };
  call.mockImplementation(async (name: string) =>
    name === 'studioInstantRounds' ? rounds : { ok: true, value: { retired, fairness: after } },
  );
  await show(<InstantFairness verify={() => Promise.resolve(true)} />);
  const promised = 'Hash of the server seed after a change (SHA-256)';
  expect(page.textContent).toContain(`${promised}n`);
  await press('Change the seed');
  expect(page.textContent).toContain(`${promised}n2`);
  const broken = 'The new seed is not the one whose hash you were shown before.';
  await vi.waitFor(() => expect(page.querySelector('[role="status"]')).not.toBeNull());
  await vi.waitFor(() => expect(button('Change the seed')?.disabled).toBe(false));
  expect(page.textContent).not.toContain(broken);
  await press('Change the seed');
  await vi.waitFor(() => expect(page.textContent).toContain(broken));
});

test('a browser that cannot check says so, and shows the seed all the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await show(<InstantFairness verify={() => Promise.resolve(true)} />);
  await press('Change the seed');
  expect(page.querySelector('[role="status"]')?.textContent).toContain('s');
  expect(page.textContent).not.toContain('recomputed');
  expect(page.querySelector('.text-warning-ink')).not.toBeNull();
});

test('rounds that could not be asked for are not shown as none', async () => {
  call.mockResolvedValue({ ok: false, reason: 'unreachable', detail: null });
  await show(<InstantHistory />);
  expect(page.textContent).toContain('The history could not be loaded.');
  call.mockResolvedValue({ ok: true, value: { list: [] } });
  await press('Try again');
  expect(page.textContent).toContain('Your latest rounds of this game appear here.');
});
