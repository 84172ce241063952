import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { fail, ok } from '../platform/result.ts';
import { createFunds } from './consolidated-funds.ts';

const brand = {
  id: 'brand',
  code: 'b',
  currency: { code: 'PLY', exponent: 2, symbol: 'P' },
  defaultLanguage: 'TY' as const,
};
const caller = (type: 0 | 1 | 4) => ({
  brand,
  member: { id: 'member', brandId: 'brand', sessionId: 's', type, mustChangePassword: false },
  ip: '',
  origin: '',
  userAgent: '',
});
const line = {
  accountTypeId: 7,
  accountTypeName: 'Elsewhere',
  vassalage: 'ELSE',
  isSingle: false,
  balance: '3.00',
  state: 'ready' as const,
  pending: 0,
};
const balance = { cashMinor: 1_250n, bonusMinor: 300n, lockedMinor: 45n };
let asked: unknown[] = [];
const fundsOf = (rankLevel = 0, wallets = ok({ list: [line] })) => {
  asked = [];
  return createFunds({
    ledger: { balanceOf: async () => balance },
    vendorWallets: async ({ data }) => {
      asked.push(data);
      return wallets;
    },
    standingOf: async () => ({ rankLevel }),
    contractFlags: async () => ({ dailysalreqtype: 2, divtypereq: 1, contracthoursalreq: 0, realtimesalreqtype: 0 }),
    rewards: { claimableOf: async () => 2, missionsToClaim: async () => 1, isReferralOpen: async () => true },
  }).routes.consolidatedFunds;
};

test('what the account has is answered together, by kind and by vendor', async () => {
  const answer = await fundsOf(5)(caller(0));
  expect(answer).toEqual({
    ok: true,
    value: {
      sumBalance: '12.50',
      currency: 'PLY',
      currencySymbol: 'P',
      bonusBalance: '3.00',
      lockedBalance: '0.45',
      vendorWallets: [line],
      dailysalreqtype: 2,
      divtypereq: 1,
      contracthoursalreq: 0,
      realtimesalreqtype: 0,
      availablePromoCount: 2,
      availablePromo: true,
      missionCount: 1,
      isReferralOpen: true,
      hasVip: true,
      vipRankLevel: 5,
    },
  });
  if (answer.ok) expect(calls.consolidatedFunds.answer.parse(answer.value)).toEqual(answer.value);
  expect(asked).toEqual([{ isSingle: false, language: 'TY' }]);
});

test('a trial account is at no vendor with a wallet of its own, and who has no rank is no VIP', async () => {
  const answer = await fundsOf()(caller(4));
  expect(answer).toMatchObject({ ok: true, value: { vendorWallets: [], hasVip: false, vipRankLevel: 0 } });
  expect(asked).toEqual([]);
});

test('what the wallets’ list is refused for refuses the whole', async () => {
  const refused = fail('service_unavailable');
  expect(await fundsOf(0, refused as never)(caller(0))).toEqual(refused);
});
