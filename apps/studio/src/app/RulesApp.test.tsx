// @covers game-rules-page

import { intlConfig, loadMessages } from '@baize/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RulesApp } from './RulesApp.tsx';

const request = { betMinor: 20n, currency: { symbol: 'P', exponent: 2 } };
let root: Root;
let told: unknown[];
let reports: unknown[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  told = [];
  reports = [];
  vi.stubGlobal('parent', { postMessage: (message: unknown, origin: string) => told.push([message, origin]) });
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

async function show(game: string) {
  const config = intlConfig('TY', await loadMessages('TY', ['studio', 'instant', 'tables']), (fault) => {
    throw fault;
  });
  const launch = { game, hostOrigin: 'https://host.example' };
  const report = (message: string, cause: unknown) => reports.push([message, cause]);
  root.render(
    <IntlProvider {...config}>
      <RulesApp launch={launch} request={request} report={report} />
    </IntlProvider>,
  );
}
const text = () => document.body.textContent ?? '';

it('a slot shows its pays for the bet of the address, in its currency', async () => {
  await show('lantern_garden');
  await expect.poll(text, { timeout: 30_000 }).toMatch(/\d{2}\.\d{1,2}\s?%/);
  expect(text()).toContain('At your bet of P 0.20');
}, 40_000);

it('a table shows what its bets pay and return, and no limits, which belong to a session', async () => {
  await show('fan_tan');
  await expect.poll(text, { timeout: 30_000 }).toContain('Return');
  expect(text()).not.toContain('Limits');
  expect(reports).toEqual([]);
});

it('an instant game shows its rules; for an unknown game the page around hears of a height of 0', async () => {
  await show('coin_flip');
  await expect.poll(text, { timeout: 30_000 }).toContain('99');
  root.unmount();
  root = createRoot(document.getElementById('root') as HTMLElement);
  await show('no_game');
  await expect
    .poll(() => told, { timeout: 30_000 })
    .toContainEqual([{ channel: 'baize-rules', heightPx: 0 }, 'https://host.example']);
});
