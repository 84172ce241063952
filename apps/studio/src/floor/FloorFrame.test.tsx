import type { HostToFrame } from '@baize/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';
import { FloorFrame } from './FloorFrame.tsx';
import { type Floor, FloorProvider, useFloor } from './floor-context.tsx';

const None = () => null;
let page: HTMLElement;
let floor: Floor;
let tellFrame: (message: HostToFrame) => void;
let answer: (outcome: unknown) => Promise<void>;

function Stage() {
  floor = useFloor();
  return null;
}

beforeEach(async () => {
  const call = () => new Promise((resolve) => (answer = (outcome) => act(async () => resolve(outcome))));
  const listen = (hear: typeof tellFrame) => {
    tellFrame = hear;
    return () => undefined;
  };
  page = await mount(
    <FloorProvider ports={portsOf(call, { host: { listen } })}>
      <FloorFrame
        title="Game"
        scene="dice"
        panels={{ Rules: None, History: None, Fairness: None }}
        stage={<Stage />}
        controls={null}
      />
    </FloorProvider>,
  );
});
afterEach(unmount);

/** The balance counts up. */
const patience = { timeout: 20_000 };
const deposit = () => act(async () => tellFrame({ channel: 'baize-game', type: 'balanceChanged' }));
const told = (balanceMinor: string) => answer(ok({ balanceMinor }));

test('a deposit of which the host tells is asked for and shown', async () => {
  await deposit();
  await told('6000');
  await vi.waitFor(() => expect(page.querySelector('.floor-balance')?.textContent).toContain('P 60.00'), patience);
});

test('an answer that a round has overtaken does not bring the old balance back', async () => {
  await deposit();
  await act(async () => floor.store.set({ balanceMinor: 1_250n }));
  await told('1000');
  expect(floor.store.get().balanceMinor).toBe(1_250n);
});

test('a page that does not fit its server is told as such, with a way out', async () => {
  await act(async () => floor.store.set({ end: 'outdated' }));
  expect(page.textContent).toContain('This game window is out of date');
  expect(page.querySelector('button')?.textContent).toBe('Back to the lobby');
});
