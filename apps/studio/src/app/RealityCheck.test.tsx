// @covers repeated-calls-and-reality-check

import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, portsOf, unmount } from '../testing/mount.fixture.tsx';
import { noticingRealityCheck, RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';

const figures = { since: new Date(0).toISOString(), rounds: 12, stakedMinor: '2400', paidMinor: '1900' };
const nextDueAt = new Date(8_640_000_000_000_000).toISOString();
const call = vi.fn();
const { api, host, opening } = portsOf(call);
const { currency } = opening;

beforeEach(() => {
  vi.useFakeTimers({ now: 600_000 });
  call.mockReset();
  call.mockImplementation(async (_name: string, { body }: { body: { acknowledge: boolean } }) => ({
    ok: true,
    value: { ...figures, dueAt: body.acknowledge ? nextDueAt : new Date(600_000).toISOString() },
  }));
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const dueAt = (ms: number) => ({ realityCheck: { everyMs: 600_000, dueAt: new Date(ms).toISOString() }, currency });

/** The player's bet was held back until he has seen it. */
function Held({ onSeen, ...props }: RealityCheckProps) {
  const [isForced, setForced] = useState(props.isForced);
  const seen = () => {
    setForced(false);
    onSeen();
  };
  return <RealityCheck {...props} isForced={isForced} onSeen={seen} />;
}

async function show(props: Partial<RealityCheckProps>): Promise<void> {
  const all = { api, host, opening: dueAt(610_000), isFree: () => true, isForced: false, onSeen: () => {}, ...props };
  await mount(<Held {...all} />, ['studio']);
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast((button) => button.textContent === name)?.click());

it('comes when it is due and not before, and shows the play so far', async () => {
  await show({});
  await after(9_000);
  expect(call).not.toHaveBeenCalled();
  await after(1_400);
  expect(call).toHaveBeenCalledExactlyOnceWith('studioRealityCheck', { body: { acknowledge: false } });
  expect(text()).toContain('You have been playing for 10 minutes.');
  expect(text()).toMatch(/Rounds12Staked.*24\.00.*Paid out.*19\.00.*Lost.*5\.00/);
});

it('waits until nothing is being shown', async () => {
  let isFree = false;
  await show({ opening: dueAt(0), isFree: () => isFree });
  await after(5_000);
  expect(call).not.toHaveBeenCalled();
  isFree = true;
  await after(600);
  expect(call).toHaveBeenCalledOnce();
});

it('a held bet brings it at once; going on is sent to the server and begins the next time', async () => {
  const onSeen = vi.fn<() => void>();
  const onShown = vi.fn<() => void>();
  await show({ isForced: true, onShown, onSeen });
  expect(call).toHaveBeenCalledOnce();
  expect(onShown).toHaveBeenCalledOnce();
  expect(onSeen).not.toHaveBeenCalled();
  await press('Go on playing');
  expect(call).toHaveBeenLastCalledWith('studioRealityCheck', { body: { acknowledge: true } });
  expect(onSeen).toHaveBeenCalledOnce();
  await after(60_000);
  expect(call).toHaveBeenCalledTimes(2);
});

it('the player may leave instead', async () => {
  await show({ isForced: true });
  await press('Leave the game');
  expect(host.send).toHaveBeenCalledExactlyOnceWith({ type: 'close' });
});

const lost = { ok: false, reason: 'unreachable', detail: null };
const over = { ok: false, reason: 'session_expired', detail: null };

it('a held bet brings it also when the first answer is lost and the clock of the player is wrong', async () => {
  call.mockResolvedValueOnce(lost);
  await show({ isForced: true, opening: dueAt(3_600_000) });
  expect(text()).not.toContain('You have been playing');
  await after(400);
  expect(text()).toContain('You have been playing');
});

it('asks no more when the session is over', async () => {
  call.mockResolvedValue(over);
  await show({ opening: dueAt(0) });
  await after(600);
  await after(60_000);
  expect(call).toHaveBeenCalledOnce();
});

it('goes away when the session ends while it is open', async () => {
  const onSeen = vi.fn<() => void>();
  await show({ isForced: true, onSeen });
  call.mockResolvedValue(over);
  await press('Go on playing');
  expect(onSeen).toHaveBeenCalledOnce();
  await after(60_000);
  expect(call).toHaveBeenCalledTimes(2);
});

it('a refusal of any call because of it is noticed', async () => {
  const onDue = vi.fn<() => void>();
  call.mockResolvedValue({ ok: false, reason: 'reality_check_due', detail: null });
  const body = { roundId: 'r', betMinor: '1' };
  await noticingRealityCheck(api, onDue).call('studioSpin', { body });
  expect(onDue).toHaveBeenCalledOnce();
});
