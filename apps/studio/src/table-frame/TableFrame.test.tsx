// @covers game-keyboard

import type { HostToFrame } from '@baize/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableFrameProvider, type TableFrameServices, useTableFrame } from './table-frame-context.tsx';

const None = () => null;
let page: HTMLElement;
let frame: TableFrameServices;
let notifyFrame: (message: HostToFrame) => void;
const pressed = vi.fn();
let answer: (outcome: unknown) => Promise<void>;

function Stage() {
  frame = useTableFrame();
  return null;
}

beforeEach(async () => {
  pressed.mockReset();
  const call = () => new Promise((resolve) => (answer = (outcome) => act(async () => resolve(outcome))));
  const listen = (receive: typeof notifyFrame) => {
    notifyFrame = receive;
    return () => undefined;
  };
  page = await mount(
    <TableFrameProvider ports={portsOf(call, { host: { listen } })}>
      <TableFrame
        title="Game"
        scene="dice"
        panels={{ Rules: None, History: None, Fairness: None }}
        keys={[['R', 'Roll the dice']]}
        stage={<Stage />}
        controls={
          <>
            <button type="button" aria-keyshortcuts="R" onClick={pressed}>
              Roll
            </button>
            <button type="button" aria-keyshortcuts="Space" disabled={true} onClick={pressed}>
              Locked
            </button>
            <input />
          </>
        }
      />
    </TableFrameProvider>,
  );
});
afterEach(unmount);

/** The balance counts up. */
const patience = { timeout: 20_000 };
const deposit = () => act(async () => notifyFrame({ channel: 'baize-game', type: 'balanceChanged' }));
const told = (balanceMinor: string) => answer(ok({ balanceMinor }));

test('a deposit of which the host tells is asked for and shown', async () => {
  await deposit();
  await told('6000');
  await vi.waitFor(() => expect(page.querySelector('.floor-balance')?.textContent).toContain('P 60.00'), patience);
});

test('an answer that a round has overtaken does not bring the old balance back', async () => {
  await deposit();
  await act(async () => frame.store.set({ balanceMinor: 1_250n }));
  await told('1000');
  expect(frame.store.get().balanceMinor).toBe(1_250n);
});

test('whether the chat stands beside a table is as the host keeps it, once the player chose', async () => {
  const prefer = (more: { tableChat?: boolean }) =>
    act(async () => notifyFrame({ channel: 'baize-game', type: 'preferences', sound: false, ...more }));
  await prefer({});
  expect(frame.store.get().wantsChat).toBeNull();
  await prefer({ tableChat: true });
  await prefer({});
  expect(frame.store.get().wantsChat).toBe(true);
});

test('a page that does not fit its server is shown as such, with a way out', async () => {
  await act(async () => frame.store.set({ end: 'outdated' }));
  expect(page.textContent).toContain('This game window is out of date');
  expect(page.querySelector('button')?.textContent).toBe('Back to the lobby');
});

const hit = (key: string, more: KeyboardEventInit = {}, on: EventTarget | null = document.body) =>
  act(async () => on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));

test('a key presses the button that names it, on any layout, and leaves fields, repeats and modifiers alone', async () => {
  await hit('r');
  await hit('ร', { code: 'KeyR' });
  expect(pressed).toHaveBeenCalledTimes(2);
  await hit('r', {}, page.querySelector('input'));
  await hit('r', { ctrlKey: true });
  await hit('r', { repeat: true });
  await hit(' ');
  await hit('x');
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('the help names the keys, stops them while it is open, and switches them off', async () => {
  await act(async () => page.querySelector<HTMLElement>('button[aria-label="Rules"]')?.click());
  const help = await vi.waitFor(() => {
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain('Roll the dice');
    return dialog;
  });
  await hit('r');
  await act(async () => help?.querySelector<HTMLElement>('input[type="checkbox"]')?.click());
  expect(frame.store.get().areKeysOn).toBe(false);
  await act(async () => help?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click());
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await hit('r');
  expect(pressed).not.toHaveBeenCalled();
});
