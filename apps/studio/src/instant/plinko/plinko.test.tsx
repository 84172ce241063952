import { intlConfig, loadMessages } from '@baize/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import type { StudioApi } from '../../app/api.ts';
import { FloorProvider } from '../../floor/floor-context.tsx';
import type { Opening } from '../../game-frame/hud-state.ts';
import { game } from './index.tsx';

const fairness = { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nextNonce: 1 };
const offer = { list: [], open: null, stakes: { leastMinor: '10', mostMinor: '1000' }, maxWinMinor: '100000' };
const round = {
  roundId: 'r',
  status: 'settled',
  betMinor: '100',
  payoutMinor: '160',
  choice: { rows: 12, risk: 'medium' },
  view: { path: Array.from({ length: 12 }, () => true) },
  fairness: { ...fairness, nonce: 0 },
};

test('the board stays as it was chosen while a ball is asked for, and where nothing can be drawn the ball lands at once', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let answer: (outcome: unknown) => void = () => {};
  const call = (name: string) =>
    name === 'studioInstantRounds'
      ? Promise.resolve({ ok: true, value: offer })
      : new Promise((resolve) => {
          answer = resolve;
        });
  const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
  const ports = {
    api: { origin: '', session: () => null, call } as unknown as StudioApi,
    host: { send: vi.fn(), listen: () => () => undefined, hasHost: true },
    opening: { balanceMinor: '1000', defaultBetMinor: '100', fairness, currency } as unknown as Opening,
  };
  const config = intlConfig('TY', await loadMessages('TY', ['studio', 'instant', 'tables']), (fault) => {
    throw fault;
  });
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <IntlProvider {...config}>
        <FloorProvider ports={ports}>
          <game.Play />
        </FloorProvider>
      </IntlProvider>,
    ),
  );
  const locked = () => [...page.querySelectorAll('select')].map(({ disabled }) => disabled);
  expect(locked()).toEqual([false, false]);
  await act(async () => [...page.querySelectorAll('button')].at(-1)?.click());
  expect(locked()).toEqual([true, true]);
  await act(async () => answer({ ok: true, value: { round, balanceMinor: '1060', fairness } }));
  expect(locked()).toEqual([false, false]);
  expect(page.querySelector('.instant-controls [role="status"]')?.textContent).toContain('P 1.60');
  const balance = page.querySelector('.floor-balance');
  // It counts up.
  await vi.waitFor(() => expect(balance?.textContent).toContain('P 10.60'), { timeout: 20_000 });
  await act(async () => root.unmount());
  page.remove();
});
