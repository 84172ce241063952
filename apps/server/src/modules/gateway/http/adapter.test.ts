// @covers wallet-http

import { formatAmount } from '@baize/money';
import { checkRequest, walletCommands } from '@baize/vendor-kit/http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  adapterSettings,
  adaptRequest,
  cancelAnswer,
  faultsForVendor,
  idsAsSent,
  inDecimals,
  minorOf,
  plainAdapter,
  type VendorAdapter,
} from './adapter.ts';

const with_ = (more: Partial<VendorAdapter>): VendorAdapter => ({ ...plainAdapter, ...more });
const decimal = (rounding: 'exact' | 'floor' | 'ceil' | 'truncate' | 'halfAwayFromZero' | 'halfEven') =>
  with_({ amounts: { form: 'decimal', rounding } });
const adapted = (
  adapter: VendorAdapter,
  json: unknown,
  command: (typeof walletCommands)[number] = 'debit',
  exponent = 2,
) => {
  const result = adaptRequest(adapter, command, json, exponent);
  return result.ok ? result.json : result.fields;
};

test('the plain adapter changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...walletCommands), fc.jsonValue(), (command, json) => {
      expect(adapted(plainAdapter, json, command)).toEqual(json);
    }),
  );
});

test('no adapter throws at whatever JSON, and none makes a request of what was none', () => {
  const adapters = fc.record<VendorAdapter>({
    amounts: fc.constantFrom(
      { form: 'minor' },
      { form: 'decimal', rounding: 'exact' },
      { form: 'decimal', rounding: 'halfEven' },
    ),
    cancelUnknown: fc.constant('ok'),
    roundEnd: fc.constantFrom('explicit', 'withCredit'),
    replayBalance: fc.constant('current'),
    idCase: fc.constantFrom('kept', 'folded'),
  });
  fc.assert(
    fc.property(adapters, fc.constantFrom(...walletCommands), fc.jsonValue(), (adapter, command, json) => {
      const result = adaptRequest(adapter, command, json, 2);
      if (result.ok) expect(checkRequest(command, result.json).ok).toBe(false);
    }),
  );
});

test('settings survive storage', () => {
  expect(z.parse(adapterSettings, JSON.parse(JSON.stringify(decimal('floor'))))).toEqual(decimal('floor'));
});

describe('decimal amounts', () => {
  test('every amount of a currency reads as itself, under each rounding', () => {
    const roundings = fc.constantFrom('exact', 'floor', 'ceil', 'truncate', 'halfAwayFromZero', 'halfEven');
    const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
    fc.assert(
      fc.property(
        roundings as fc.Arbitrary<'exact'>,
        amounts,
        fc.integer({ min: 0, max: 8 }),
        (rounding, amountMinor, exponent) => {
          expect(minorOf(formatAmount(amountMinor, exponent), { rounding, exponent })).toBe(amountMinor);
        },
      ),
    );
  });

  test('a finer amount lies within one unit of what it becomes, on the declared side', () => {
    const digits = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 6 }), (fine, surplus) => {
        const text = formatAmount(fine, 2 + surplus);
        const scale = 10n ** BigInt(surplus);
        const down = minorOf(text, { rounding: 'floor', exponent: 2 }) as bigint;
        const up = minorOf(text, { rounding: 'ceil', exponent: 2 }) as bigint;
        expect(down * scale <= fine && fine < (down + 1n) * scale).toBe(true);
        expect(up * scale >= fine && fine > (up - 1n) * scale).toBe(true);
        expect(minorOf(text, { rounding: 'exact', exponent: 2 })).toBe('amount_scale');
      }),
    );
  });

  test.each([
    ['0.005', 'halfEven', 0n],
    ['0.015', 'halfEven', 2n],
    ['0.005', 'halfAwayFromZero', 1n],
    ['-0.005', 'halfAwayFromZero', -1n],
    ['-0.019', 'truncate', -1n],
    ['12', 'exact', 1_200n],
    ['12.5', 'exact', 1_250n],
  ] as const)('%s by %s is %i', (text, rounding, minor) => {
    expect(minorOf(text, { rounding, exponent: 2 })).toBe(minor);
  });

  test.each([
    '',
    ' ',
    '1e3',
    '1,5',
    '.5',
    '5.',
    '+5',
    '05',
    '0x1',
    '٥',
    '1_0',
    'NaN',
    '5\n',
    '1'.repeat(19),
    '0.1234567890123456789',
  ])('%j is no amount', (text) => {
    expect(minorOf(text, { rounding: 'halfEven', exponent: 2 })).toBe('amount_format');
  });

  test('the fields have the contract’s names without their ending, in lists too', () => {
    const sent = {
      amount: '12.50',
      payout: '1',
      value: '0.01',
      debits: [{ txId: 'a', amount: '5.00' }],
      detail: { amount: 'x' },
    };
    expect(adapted(decimal('exact'), sent)).toEqual({
      amountMinor: '1250',
      payoutMinor: '100',
      valueMinor: '1',
      debits: [{ txId: 'a', amountMinor: '500' }],
      detail: { amount: 'x' },
    });
  });

  test('neither form is taken for the other', () => {
    expect(adapted(decimal('exact'), { amountMinor: '1250' })).toEqual({ amountMinor: 'field_unknown' });
    expect(checkRequest('getTx', adapted(plainAdapter, { amount: '12.50' }))).toMatchObject({ ok: false });
  });

  test('faults are reported under the vendor’s names', () => {
    expect(adapted(decimal('exact'), { debits: [{ amount: '0.001' }, { amount: 5 }] })).toEqual({
      'debits.0.amount': 'amount_scale',
      'debits.1.amount': 'field_type',
    });
    expect(
      faultsForVendor(decimal('exact'), { 'debits.0.amountMinor': 'field_missing', txId: 'field_format' }),
    ).toEqual({
      'debits.0.amount': 'field_missing',
      txId: 'field_format',
    });
  });

  test('answers tell decimals under the same names', () => {
    const balance = { cashMinor: 1_250n, bonusMinor: 0n, lockedMinor: 5n, version: 7n };
    expect(inDecimals({ code: 'OK', balance, list: [{ stakeMinor: -1n }] }, 2)).toEqual({
      code: 'OK',
      balance: { cash: '12.50', bonus: '0.00', locked: '0.05', version: 7n },
      list: [{ stake: '-0.01' }],
    });
  });
});

describe('folded ids', () => {
  const folding = with_({ idCase: 'folded' });

  test('ids fold, all else stays', () => {
    const sent = {
      txId: 'Ab',
      roundId: 'R1',
      refTxIds: ['X', 5],
      credits: [{ txId: 'W', grantId: 'G' }],
      playerRef: 'PlaYer',
      gameCode: 'Game',
      detail: { txId: 'Ab' },
    };
    expect(adapted(folding, sent)).toEqual({
      ...sent,
      txId: 'ab',
      roundId: 'r1',
      refTxIds: ['x', 5],
      credits: [{ txId: 'w', grantId: 'g' }],
    });
  });

  test('only letters that an id may have fold: no other becomes one', () => {
    const kelvin = '\u212a';
    expect(adapted(folding, { txId: `${kelvin}A` })).toEqual({ txId: `${kelvin}a` });
  });

  test('an id is answered as it was sent, not as another field that differs in case only', () => {
    const sent = { playerRef: 'AB', txId: 'Ab' };
    expect(idsAsSent(folding, { txId: 'ab' }, sent)).toEqual({ txId: 'Ab' });
  });

  test('folding twice is folding once, and answers tell the ids as they were sent', () => {
    const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
    fc.assert(
      fc.property(ids, ids, (txId, roundId) => {
        const once = adapted(folding, { txId, roundId }) as { txId: string };
        expect(adapted(folding, once)).toEqual(once);
        expect(idsAsSent(folding, { txId: once.txId, ledgerId: 'L' }, { txId })).toEqual({ txId, ledgerId: 'L' });
      }),
    );
  });
});

describe('the end of a round', () => {
  const implicit = with_({ roundEnd: 'withCredit' });
  test.each([
    ['credit', { kind: 'win' }, true],
    ['credit', { kind: 'win', roundEnd: false }, true],
    ['credit', { kind: 'freeround' }, true],
    ['credit', { kind: 'jackpot' }, false],
    ['play', {}, true],
  ] as const)('of %s %j: %s', (command, json, roundEnd) => {
    expect(adapted(implicit, json, command)).toEqual({ ...json, roundEnd });
  });

  test('other commands have none', () => {
    expect(adapted(implicit, { txId: 'a' }, 'debit')).toEqual({ txId: 'a' });
  });
});

describe('the cancel of a bet that never came', () => {
  const answer = {
    status: 'ok',
    code: 'OK',
    retry: 'never',
    txId: 'c',
    ledgerId: 'L',
    balance: null,
    replay: false,
  } as const;
  const told = with_({ cancelUnknown: 'refNotFound' });
  test.each([
    [plainAdapter, false, 'OK'],
    [told, false, 'REF_NOT_FOUND'],
    [told, true, 'OK'],
  ])('case %#', (adapter, wasKnown, code) => {
    expect(cancelAnswer(adapter, wasKnown, answer).code).toBe(code);
  });

  test('a refusal stays what it is', () => {
    const refused = { ...answer, status: 'refused', code: 'TX_CONFLICT' } as const;
    expect(cancelAnswer(told, false, refused)).toBe(refused);
  });
});
