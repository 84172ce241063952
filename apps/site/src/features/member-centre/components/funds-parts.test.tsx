import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { useBalanceVisibility } from '../balance-visibility.ts';
import { FundsParts } from './funds-parts.tsx';

const funds = {
  sumBalance: '12.50',
  currency: 'PLY',
  currencySymbol: 'P',
  bonusBalance: '3.00',
  lockedBalance: '0.00',
  vendorWallets: [
    {
      accountTypeId: 7,
      accountTypeName: 'Elsewhere',
      vassalage: 'E',
      isSingle: false,
      balance: '7.25',
      state: 'ready',
      pending: 0,
    },
    {
      accountTypeId: 8,
      accountTypeName: 'Silent',
      vassalage: 'S',
      isSingle: false,
      balance: null,
      state: 'notAnswering',
      pending: 0,
    },
  ],
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  availablePromoCount: 0,
  availablePromo: false,
  hasVip: false,
  vipRankLevel: 0,
};
const serve = (value: object) => stubServer((path) => (path === pathOf('consolidatedFunds') ? value : { icon: '' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useBalanceVisibility.setState({ isHidden: false });
});

it('lists what is there beside the balance, and says which vendor does not answer', async () => {
  serve(funds);
  await renderSite(FundsParts, '/');
  const parts = await screen.findByTestId('funds-parts');
  expect([...parts.querySelectorAll('div')].map((line) => line.textContent?.replace(/\s/g, ' '))).toEqual([
    'BonusP 3.00',
    'ElsewhereP 7.25',
    'SilentNot answering',
  ]);
  act(() => useBalanceVisibility.setState({ isHidden: true }));
  expect([...parts.querySelectorAll('dd')].map((line) => line.textContent)).toEqual(['***', '***', 'Not answering']);
});

it('shows nothing where there is nothing more', async () => {
  serve({ ...funds, bonusBalance: '0.00', vendorWallets: [] });
  const { queryClient } = await renderSite(FundsParts, '/');
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByTestId('funds-parts')).toBeNull();
});
