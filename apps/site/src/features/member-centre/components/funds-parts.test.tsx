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
  vendorWallets: [],
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

it('lists what is there beside the balance', async () => {
  serve(funds);
  await renderSite(FundsParts, '/');
  const parts = await screen.findByTestId('funds-parts');
  expect([...parts.querySelectorAll('div')].map((line) => line.textContent?.replace(/\s/g, ' '))).toEqual([
    'BonusP 3.00',
  ]);
  act(() => useBalanceVisibility.setState({ isHidden: true }));
  expect([...parts.querySelectorAll('dd')].map((line) => line.textContent)).toEqual(['***']);
});

it('shows nothing where there is nothing more', async () => {
  serve({ ...funds, bonusBalance: '0.00' });
  const { queryClient } = await renderSite(FundsParts, '/');
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByTestId('funds-parts')).toBeNull();
});
