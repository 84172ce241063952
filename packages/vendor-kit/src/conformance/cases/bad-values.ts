const texts = [
  '',
  ' ',
  '0',
  '-0',
  '00',
  '01',
  '+1',
  '-1',
  '-60',
  '1.0',
  '60.00',
  '0.1',
  '1.',
  '.5',
  '1e3',
  '1E3',
  '0x10',
  '0b1',
  '0o7',
  '1,000',
  '1.000,00',
  '1 000',
  '1_000',
  '10n',
  ' 5',
  '5 ',
  '\t5',
  '5\n',
  '5\u0000',
  '٥',
  '５',
  '−5',
  '--5',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'true',
  '½',
  '$5',
  '9223372036854775808',
  '18446744073709551616',
  '99999999999999999999999999',
];
const others = ['0', '60', '-1', '0.5', '1e3', '1e309', '9007199254740993', 'true', 'null', '[]', '["60"]', '{}'];

/** What no amount of a stake may look like, as it stands in a body. */
export const badAmounts: readonly string[] = [...texts.map((text) => JSON.stringify(text)), ...others];

const badIdTexts = ['', ' ', 'a b', 'a\n', '\u0000', 'a\u0000b', 'ä', '\u202e', '\ud83d\ude00', 'x'.repeat(129)];

/** What no id may look like, as it stands in a body. */
export const badIds: readonly string[] = [
  ...badIdTexts.map((text) => JSON.stringify(text)),
  ...['"\\ud800"', '1', 'true', 'null', '[]', '["a"]', '{}'],
];

/** A balance of so much holds nothing more. */
export const maxShareOfBalanceMinor = 10n ** 15n - 1n;
