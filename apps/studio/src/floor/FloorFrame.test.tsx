import type { HostToFrame } from '@baize/contract';
import { intlConfig, loadMessages } from '@baize/i18n';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioApi } from '../app/api.ts';
import type { Opening } from '../game-frame/hud-state.ts';
import { FloorFrame } from './FloorFrame.tsx';
import { type Floor, FloorProvider, useFloor } from './floor-context.tsx';

const None = () => null;
let root: Root;
let page: HTMLElement;
let floor: Floor;
let tellFrame: (message: HostToFrame) => void;
let answer: (outcome: unknown) => Promise<void>;

function Stage() {
  floor = useFloor();
  return null;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const call = () => new Promise((resolve) => (answer = (outcome) => act(async () => resolve(outcome))));
  const ports = {
    api: { origin: '', session: () => null, call } as unknown as StudioApi,
    host: {
      send: vi.fn(),
      hasHost: true,
      listen: (hear: typeof tellFrame) => {
        tellFrame = hear;
        return () => undefined;
      },
    },
    opening: { balanceMinor: '1000', currency: { code: 'PLY', exponent: 2, symbol: 'P' } } as unknown as Opening,
  };
  const config = intlConfig('TY', await loadMessages('TY', ['studio', 'tables']), (fault) => {
    throw fault;
  });
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <IntlProvider {...config}>
        <FloorProvider ports={ports}>
          <FloorFrame
            title="Game"
            scene="dice"
            panels={{ Rules: None, History: None, Fairness: None }}
            stage={<Stage />}
            controls={null}
          />
        </FloorProvider>
      </IntlProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

/** The balance counts up. */
const patience = { timeout: 20_000 };
const deposit = () => act(async () => tellFrame({ channel: 'baize-game', type: 'balanceChanged' }));
const told = (balanceMinor: string) => answer({ ok: true, value: { balanceMinor } });

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
