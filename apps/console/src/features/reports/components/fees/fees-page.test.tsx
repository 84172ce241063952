// @covers provider-fees

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeFailure, fakeCalls } from '../../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../../lib/render-console.fixture.tsx';
import { FeesPage } from './fees-page.tsx';

const written = { staff: 'anna', writtenAt: '2026-03-01T00:00:00.000Z' };
const fees = {
  today: '2026-03-12',
  exampleAmount: '1000.00',
  payments: [
    {
      ...{ provider: 'cards', method: '', depositPercent: '2.90', depositFixed: '0.30', payoutPercent: '0.00' },
      ...{ payoutFixed: '1.00', from: '2026-04-01', state: 'coming', depositExample: '29.30', payoutExample: '1.00' },
      ...written,
    },
  ],
  vendors: [
    {
      ...{ vendor: 'BAIZE', name: 'Baize Studio', ggrPercent: '12.50', from: '2026-01-01', state: 'running' },
      ...{ example: '125.00', ...written },
    },
  ],
  providers: [
    { provider: 'cards', methods: ['card'] },
    { provider: 'wallets', methods: [] },
  ],
  offers: [{ vendor: 'BAIZE', name: 'Baize Studio' }],
};

it('shows the terms with what they cost, and takes back only those that have charged nothing', async () => {
  const asked = fakeCalls({ staffFees: () => fees, staffFeeRemove: () => ({}) });
  await renderConsole(FeesPage);
  const region = await screen.findByRole('region', { name: 'Payment providers' });
  const payments = within(region);
  for (const text of ['2.90%', '29.30', 'cards', '2026-04-01']) expect(region.textContent).toContain(text);
  const vendors = within(screen.getByRole('region', { name: 'Vendors of games' }));
  expect(vendors.queryByRole('button', { name: 'Take back' })).toBeNull();
  fireEvent.click(payments.getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'not signed' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'staffFeeRemove')).toBe(true));
  expect(asked.find(({ name }) => name === 'staffFeeRemove')?.body).toEqual({
    ...{ kind: 'payment', code: 'cards', method: '', from: '2026-04-01', reason: 'not signed' },
  });
});

it('refuses a share that is none, and says at the day that it is charged already', async () => {
  const asked = fakeCalls({
    staffFees: () => fees,
    staffVendorFeeSet: () => new FakeFailure('invalid_input', { from: { key: 'fee_in_past' } }),
  });
  await renderConsole(FeesPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Write a vendor’s fees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a vendor’s fees' }));
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill('Share of GGR in %', '101');
  fill('Reason', 'the contract');
  fireEvent.click(dialog.getByRole('button', { name: 'Save the fees' }));
  expect(await dialog.findByText('This value has the wrong form')).toBeDefined();
  fill('Share of GGR in %', '12.5');
  fireEvent.click(dialog.getByRole('button', { name: 'Save the fees' }));
  expect(await dialog.findByText(/These days are charged already/)).toBeDefined();
  expect(asked.filter(({ name }) => name === 'staffVendorFeeSet').map(({ body }) => body)).toEqual([
    { vendor: 'BAIZE', ggrPercent: '12.5', from: '2026-03-12', reason: 'the contract' },
  ]);
});

it('forgets the method of a provider when another one is chosen', async () => {
  const asked = fakeCalls({ staffFees: () => fees, staffPaymentFeeSet: () => ({}) });
  await renderConsole(FeesPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Write a provider’s fees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a provider’s fees' }));
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill('Payment method', 'card');
  fill('Payment provider', 'wallets');
  fill('Reason', 'the contract');
  fireEvent.click(dialog.getByRole('button', { name: 'Save the fees' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'staffPaymentFeeSet')).toBe(true));
  expect(asked.find(({ name }) => name === 'staffPaymentFeeSet')?.body).toMatchObject({
    ...{ provider: 'wallets', method: '', reason: 'the contract' },
  });
});
