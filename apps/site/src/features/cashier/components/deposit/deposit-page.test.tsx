// @covers deposit-page

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { PromotionChoiceProps } from './amount-form.tsx';
import { DepositPage } from './deposit-page.tsx';

const method = (change: object = {}) => ({
  methodCode: 'card',
  kind: 'redirect',
  name: 'A card',
  min: '10.00',
  max: '500.00',
  feeFixed: '0.00',
  feeBasisPoints: 100,
  expectedMinutes: 1,
  chips: ['100.00'],
  ...change,
});
const order = (change: object = {}) => ({
  ...{ orderId: 'o1', methodCode: 'card', methodName: 'A card', kind: 'redirect', state: 'PENDING', reason: 'started' },
  ...{ nextActor: 'member', amount: '100.00', fee: '1.00', paid: null, reversed: null, proofs: 0, expectedMinutes: 1 },
  ...{ createdAt: '2026-03-04T05:00:00.000Z', changedAt: '2026-03-04T05:00:00.000Z' },
  ...{ expiresAt: '2026-03-04T05:30:00.000Z', serverTime: '2026-03-04T05:00:00.000Z' },
  instructions: { kind: 'redirect', payUrl: 'https://pay.example/P1' },
  steps: [{ state: 'CREATED', actor: 'member', reason: 'asked', at: '2026-03-04T05:00:00.000Z' }],
  ...change,
});
let methods: unknown;
let sent: { requestId: string; amount: string; promotionId?: string }[];
let answer: () => unknown;
let shown: unknown;
let history: unknown[];

beforeEach(() => {
  methods = { currency: 'PLY', currencySymbol: 'P', leftToday: null, list: [method()] };
  sent = [];
  shown = order();
  history = [];
  answer = () => order();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  stubServer((path, { body }) => {
    if (path === pathOf('depositMethods')) return methods;
    if (path === pathOf('createDeposit') && body) {
      sent.push(body as never);
      return answer();
    }
    if (path === pathOf('depositHistory')) return { list: history, total: history.length };
    return path.startsWith('/wps/v2/deposits/') ? shown : {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Choice = ({ onChange }: PromotionChoiceProps) => (
  <button type="button" onClick={() => onChange('offer-1')}>
    Take the offer
  </button>
);
const page = (address = '/?member=depositv2', knownBrand = { ...brand, sandboxCashier: false }) =>
  renderSite(() => <DepositPage instant={<p>at once</p>} Choice={Choice} />, address, undefined, knownBrand);
const send = async (amount: string) => {
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

it('orders by the chosen method, shows the fee before, and opens the order', async () => {
  const { search } = await page();
  fireEvent.click(await screen.findByRole('radio', { name: '100' }));
  expect(screen.getByText(/You pay P\s101\.00: P\s1\.00 of it/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(search().order).toBe('o1'));
  expect(sent).toMatchObject([{ amount: '100.00', methodCode: 'card', device: 'desktop' }]);
  expect((await screen.findByRole('link', { name: 'Go to the payment page' })).getAttribute('href')).toBe(
    'https://pay.example/P1',
  );
});

it('keeps the request id of a lost answer, so that there is one order', async () => {
  answer = () => {
    throw new TypeError('line broken');
  };
  await page();
  await send('100');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false));
  answer = () => order();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
});

it('a promotion goes with the deposit, and another choice is another wish', async () => {
  answer = () => refusal(422, 'not_eligible');
  await page();
  await send('100');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'Take the offer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ promotionId }) => promotionId)).toEqual([undefined, 'offer-1']);
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
});

it.each([
  ['', 'Input cannot be empty'],
  ['0', 'Please enter an amount above zero'],
  ['9.99', /The smallest amount is P\s10\.00/],
  ['500.01', /The largest amount is P\s500\.00/],
])('says at the field what is wrong with %j, and asks nobody', async (amount, fault) => {
  await page();
  await send(amount);
  expect(await screen.findByText(fault)).toBeDefined();
  expect(sent).toEqual([]);
});

it('says why the server refused', async () => {
  answer = () => refusal(422, 'limit_reached');
  await page();
  await send('100');
  expect(await screen.findByText('This goes beyond the limit')).toBeDefined();
});

it('offers play money at once only where the brand has it, and says when there is no way at all', async () => {
  methods = { currency: 'PLY', currencySymbol: 'P', leftToday: null, list: [] };
  await page();
  expect(await screen.findByText('No way to pay in')).toBeDefined();
  cleanup();
  await page('/?member=depositv2', brand);
  expect(await screen.findByText('at once')).toBeDefined();
});

it('shows a QR code with its other way, and the account of a transfer with its reference', async () => {
  shown = order({ instructions: { kind: 'qr', payload: '000201', payUrl: 'https://pay.example/P2' } });
  await page('/?order=o1');
  expect(await screen.findByRole('img', { name: /Code for the payment of P\s100\.00/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pay on this device' })).toBeDefined();
  cleanup();
  const details = { institution: 'A bank', number: '001', holder: 'A brand', reference: 'BZ12345678', payload: null };
  shown = order({ kind: 'transfer', instructions: { kind: 'transfer', ...details }, proofs: 1 });
  await page('/?order=o1');
  expect(await screen.findByText('BZ12345678')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy: Reference' })).toBeDefined();
  expect(screen.getByText(/1 picture sent/)).toBeDefined();
});

it('shows the end of an order with what was credited, and nothing to pay any more', async () => {
  shown = order({ state: 'PAID', reason: 'paidInPart', nextActor: null, paid: '40.00', instructions: null });
  await page('/?order=o1');
  expect(await screen.findByText(/Less arrived than was asked for/)).toBeDefined();
  expect(screen.getByText(/P\s40\.00/)).toBeDefined();
  expect(screen.queryByText('Time left to pay')).toBeNull();
});

it('lists former deposits and opens one', async () => {
  history = [
    {
      orderId: 'o9',
      methodName: 'A card',
      state: 'EXPIRED',
      reason: 'expired',
      amount: '70.00',
      paid: null,
      createdAt: '2026-03-04T05:00:00.000Z',
    },
  ];
  const { search } = await page();
  fireEvent.click(await screen.findByRole('button', { name: /A card.*70\.00.*Expired/ }));
  await waitFor(() => expect(search().order).toBe('o9'));
});
