// @covers deposit-qr

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16, promptPay, qrPh, vietQr } from './emv-qr.ts';

/** Payloads as they stand in the specifications and in other people's libraries, with their checksums. */
const foreign = [
  '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
  '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
  '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
];

describe('the checksum', () => {
  test('of the usual check word', () => expect(crc16('123456789')).toBe('29B1'));
  test('of nothing', () => expect(crc16('')).toBe('FFFF'));
  test.each(foreign)('of %s', (payload) => expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4)));
});

/** The fields of a code by their ids; throws when a length does not fit. */
function parsed(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let at = 0;
  while (at < payload.length) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  if (at !== payload.length) throw new Error('a field is longer than the code');
  return fields;
}

test('a VietQR code names bank, account, amount and words', () => {
  const payload = vietQr({ bankId: '970403', number: '0011012345678', amount: '180000', reference: 'BZ7K2M' });
  const fields = parsed(payload);
  expect(fields).toMatchObject({ '01': '12', '53': '704', '54': '180000', '58': 'VN' });
  expect(fields['38']).toBe('0010A00000072701270006970403011300110123456780208QRIBFTTA');
  expect(parsed(fields['62'] ?? '')).toEqual({ '08': 'BZ7K2M' });
  expect(vietQr({ bankId: '970403', number: '0011012345678', amount: null, reference: '' })).toBe(foreign[4]);
});

test.each([
  ['080-123-4567', '01130066801234567'],
  ['1111111111111', '02131111111111111'],
  ['012345678901234', '0315012345678901234'],
])('a PromptPay code of %s names whose it is', (number, target) => {
  const fields = parsed(promptPay({ number, amount: '4.22' }));
  expect(fields).toMatchObject({
    '01': '12',
    '29': `0016A000000677010111${target}`,
    '53': '764',
    '54': '4.22',
    '58': 'TH',
  });
});

test('a QR Ph code names bank, account, holder, city and words', () => {
  const account = {
    bankId: 'BNORPHMMXXX',
    number: '001234567890',
    holder: 'Baize Entertainment Corporation',
    city: 'Manila',
  };
  const fields = parsed(qrPh({ ...account, amount: '250.00', reference: 'BZ7K2M' }));
  expect(fields).toMatchObject({
    '52': '6016',
    '53': '608',
    '58': 'PH',
    '59': 'Baize Entertainment Corpo',
    '60': 'Manila',
  });
  expect(parsed(fields['27'] ?? '')).toEqual({
    '00': 'com.p2pqrpay',
    '01': 'BNORPHMMXXX',
    '02': '99964403',
    '04': '001234567890',
  });
});

test('whatever is in it, a code can be taken apart, and its checksum is right', () => {
  const digits = fc.stringMatching(/^\d{6,19}$/);
  fc.assert(
    fc.property(
      digits,
      fc.option(fc.stringMatching(/^[1-9]\d{0,8}(\.\d{2})?$/)),
      fc.stringMatching(/^[A-Z0-9]{0,20}$/),
      (number, amount, reference) => {
        const codes = [
          vietQr({ bankId: '970403', number, amount, reference }),
          promptPay({ number, amount }),
          qrPh({ bankId: 'BNORPHMMXXX', number, holder: 'Baize', city: 'Manila', amount, reference }),
        ];
        for (const code of codes) {
          expect(parsed(code)['54']).toBe(amount ?? undefined);
          expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
        }
      },
    ),
  );
});
