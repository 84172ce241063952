// @covers gateway-and-ledger-rules

import { expect, test } from 'vitest';
import * as operator from '../operator-acts.ts';
import * as vendor from '../vendor-acts.ts';

/** The journal keeps acts under these fingerprints for ever: others of the same content would make a conflict of each repeat. */
const fields = { vendorCode: 'BAIZE', txId: 'tx', memberId: 'member', roundId: 'round', account: 'cash' } as const;
const moved = { ...fields, amountMinor: 60n };
const withdrawal = { reference: 'r', memberId: 'member', withdrawalId: 'w', amountMinor: 9n };
const reset = { reference: 'r', memberId: 'member', toMinor: 5n };
const parts = [{ pool: 'grand', amountMinor: 2n }];
const pool = (seed: { from: string; amountMinor: bigint } | null) => ({ kind: 'pool', pool: 'grand', seed }) as const;
const changed = { ...fields, content: ['x'], owedMinor: 0n, repaidMinor: 0n };

const acts = {
  stake: () => vendor.stake(moved),
  'stake of trial money': () => vendor.stake({ ...moved, account: 'trial' }),
  'stake with a part': () => vendor.stake({ ...moved, contributions: parts }),
  win: () => vendor.win(moved),
  'win of nothing': () => vendor.win({ ...moved, amountMinor: 0n }),
  'free win': () => vendor.win({ ...moved, from: { kind: 'freeRounds', campaign: 'spring' } }),
  'win of a pool': () => vendor.win({ ...moved, from: pool(null) }),
  'win of a pool that is seeded': () => vendor.win({ ...moved, from: pool({ from: 'reserve', amountMinor: 4n }) }),
  fundPool: () => vendor.fundPool({ ...moved, pool: 'grand' }),
  refundStake: () => vendor.refundStake({ ...fields, targetTxId: 'bet', refundMinor: 60n }),
  tombstone: () => vendor.tombstone(fields),
  holdBet: () => vendor.holdBet(moved),
  commitBet: () => vendor.commitBet({ ...moved, holdTxId: 'hold' }),
  discardBet: () => vendor.discardBet({ ...moved, holdTxId: 'hold' }),
  adjust: () => vendor.adjust('adjust', { ...changed, differenceMinor: 5n }),
  settleBet: () => vendor.adjust('settleBet', { ...changed, differenceMinor: 5n }),
  cashOut: () => vendor.adjust('cashOut', { ...changed, differenceMinor: 5n }),
  promo: () => vendor.promo({ ...moved, campaign: 'spring' }),
  note: () => vendor.note('grantFreeRounds', { ...fields, content: ['g'] }),
  transferIn: () => vendor.transferIn(moved),
  transferOut: () => vendor.transferOut(moved),
  deposit: () =>
    operator.deposit({ providerCode: 'sandbox', reference: 'r', memberId: 'member', depositId: 'd', amountMinor: 9n }),
  holdWithdrawal: () => operator.holdWithdrawal(withdrawal),
  payWithdrawal: () => operator.payWithdrawal({ ...withdrawal, holdReference: 'h', providerCode: 'bank' }),
  releaseWithdrawal: () => operator.releaseWithdrawal({ ...withdrawal, holdReference: 'h' }),
  trialGrant: () => operator.trialGrant({ reference: 'r', memberId: 'member', amountMinor: 9n }),
  trialReset: () => operator.trialReset({ ...reset, differenceMinor: 2n }),
  correction: () => operator.correction({ reference: 'r', memberId: 'member', amountMinor: 3n, reason: 'why' }),
};

const kept: Record<keyof typeof acts, string> = {
  stake: '0d3103538a961ee12758442fb91544bf',
  'stake of trial money': '4906714744eba09c6de2c8182e4cc8bc',
  'stake with a part': '7bbd16942475d6cca4798599464bc2be',
  win: 'f2fd9743cfefa02df4d489466e8646ba',
  'win of nothing': 'b821ec63dd182dc3859eae7c2fa4cabb',
  'free win': '51c493aa01db0a4e01f40a56422e91e3',
  'win of a pool': '935c15b904ad8087cf9dfcdd20ff94ac',
  'win of a pool that is seeded': '3728e7d07bcca0744f1e73cb03451ebd',
  fundPool: '7328479dab536a7085725de493c68c50',
  refundStake: 'bae055a24b48b6dcd262243109fdb896',
  tombstone: '9e6ab7a4e3cc745d9f30883e12a6330f',
  holdBet: 'd7cf3b6f2fbc07347e397d264cb07b6b',
  commitBet: '0a8aa8eff87dceee8c872bc8e4dd7a82',
  discardBet: '0549da2a6097ccc8b1fa029e257e47d1',
  adjust: '3945a2a29a8826486c21892a75a8ce14',
  settleBet: 'fc1cea6b8008ad7bc6fe55b864d11703',
  cashOut: 'dcac7ff73b14170c1dc4a14280e4089d',
  promo: '16dcf877c2636326dc8c096089c80e9c',
  note: '47b9a89fd560a9d03c7de3140cda8464',
  transferIn: 'ce058b55b9b756418747ab2ae609c1fa',
  transferOut: 'f9f5eebd7d69dd3dfb2c416049c7cae2',
  deposit: '6e2389628db787587988e945d3c97da4',
  holdWithdrawal: '8f57b1d745d3bf97085c28e37f387136',
  payWithdrawal: 'f78d0ecc496ee4a28194a478bbd031b1',
  releaseWithdrawal: '4c535290836390aad57cd859da6a0883',
  trialGrant: '73eef37efc5f0628a873aa19208048f7',
  trialReset: '0d67fce0389eddd7dafdb0aac89a5301',
  correction: '9fb43357c163b40b471fb9ac85db284c',
};

test.each(Object.keys(acts) as (keyof typeof acts)[])('%s keeps its fingerprint', (name) => {
  expect(acts[name]().fingerprint).toBe(kept[name]);
});
