// @covers sandbox-deposit

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member, pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import { DepositForm } from './deposit-form.tsx';

interface Sent {
  requestId: string;
  amount: string;
}

let sent: Sent[] = [];
/** What the next deposit is answered; a broken line when it throws. */
let answer: (body: Sent) => unknown;

beforeEach(() => {
  sent = [];
  stubServer((path, { body }) => {
    if (path !== pathOf('sandboxDeposit')) return { sumBalance: '0.00', currency: 'PLY', currencySymbol: 'P' };
    sent.push(body as Sent);
    return answer(body as Sent);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const breakLine = () => {
  throw new TypeError('line broken');
};
const book = ({ amount }: Sent) => ({ depositId: 'd', amount, sumBalance: amount, replay: false });

const field = () => screen.getByLabelText('Amount');
/** The line under the field, once it is marked as wrong. */
const error = () =>
  field().getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
    : undefined;
const deposit = async (amount?: string) => {
  const countBefore = sent.length;
  if (amount !== undefined) fireEvent.change(field(), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(sent.length).toBe(countBefore + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deposit' })).toHaveProperty('disabled', false));
};

it('keeps the request id over lost answers, until the deposit has succeeded', async () => {
  await renderSite(DepositForm);
  answer = breakLine;
  await deposit('1000');
  expect(error()).toContain('never booked twice');
  await deposit('1,000.00');
  answer = book;
  await deposit();
  expect(sent.map(({ amount }) => amount)).toEqual(['1000.00', '1000.00', '1000.00']);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(field()).toHaveProperty('value', '');

  await deposit('1000');
  expect(sent[3]?.requestId).not.toBe(sent[0]?.requestId);
});

it('makes a new request id for another amount', async () => {
  await renderSite(DepositForm);
  answer = breakLine;
  await deposit('1000');
  await deposit('500');
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
});

it('fills the amount from the quick choice', async () => {
  await renderSite(DepositForm);
  fireEvent.click(screen.getByRole('radio', { name: '5,000' }));
  answer = book;
  await deposit();
  expect(sent[0]?.amount).toBe('5000.00');
});

it('shows a fault of its own without asking the server', async () => {
  await renderSite(DepositForm);
  fireEvent.change(field(), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(error()).toBe('Please enter an amount above zero'));
  expect(sent).toEqual([]);
});

it("shows the server's field fault under the field, and takes it away with the next key", async () => {
  await renderSite(DepositForm);
  answer = () => refusal(400, 'invalid_input', { fields: { amount: { key: 'amount_too_large', max: 500 } } });
  await deposit('1000');
  expect(error()).toBe('The largest amount is 500');
  fireEvent.change(field(), { target: { value: '100' } });
  expect(error()).toBeUndefined();
});

it("shows the server's reason when no field is named", async () => {
  await renderSite(DepositForm);
  answer = () => refusal(422, 'limit_reached');
  await deposit('1000');
  expect(error()).toBe('This goes beyond the limit');
});

it('keeps the request id of a lost answer when the form is closed and opened again', async () => {
  await renderSite(DepositForm);
  answer = breakLine;
  await deposit('700');
  cleanup();
  await renderSite(DepositForm);
  await deposit('700');
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
});

it("does not send an account's lost deposit as another's", async () => {
  await renderSite(DepositForm);
  answer = breakLine;
  await deposit('700');
  cleanup();
  await renderSite(DepositForm, '/', { ...member, id: '0198-other' });
  await deposit('700');
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
});
