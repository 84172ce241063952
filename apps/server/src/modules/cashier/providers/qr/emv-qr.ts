/** Codes of banks' apps by the EMVCo specification: fields of two digits, two digits of length, a value; a checksum at the end. */

const polynomial = 0x1021;
const initial = 0xffff;
const topBit = 0x8000;
const maxField = 99;

/** CRC-16/CCITT-FALSE as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = initial;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & topBit ? (crc << 1) ^ polynomial : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

type Field = readonly [id: string, value: string | null];

/** Fields that have a value, in the order of their ids. Throws RangeError for a value that is too long. */
function fieldsOf(fields: readonly Field[]): string {
  return fields
    .filter((field): field is [string, string] => field[1] !== null && field[1] !== '')
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([id, value]) => {
      if (value.length > maxField) throw new RangeError(`field ${id} of a QR code is longer than ${maxField}`);
      return `${id}${String(value.length).padStart(2, '0')}${value}`;
    })
    .join('');
}

function codeOf(fields: readonly Field[]): string {
  const unsigned = `${fieldsOf(fields)}6304`;
  return unsigned + crc16(unsigned);
}

/** Static without an amount: the payer types it. */
const beginning = (amount: string | null): Field[] => [
  ['00', '01'],
  ['01', amount === null ? '11' : '12'],
  ['54', amount],
];

/** What a code says beside the account. */
export interface QrPayment {
  /** Decimal text; null: the payer types it. */
  amount: string | null;
  /** Under which words the transfer is made. */
  reference: string;
}

/** Viet Nam (NAPAS): `bankId` is the bank's BIN of six digits. */
export const vietQr = ({ bankId, number, amount, reference }: QrPayment & { bankId: string; number: string }): string =>
  codeOf([
    ...beginning(amount),
    [
      '38',
      fieldsOf([
        ['00', 'A000000727'],
        [
          '01',
          fieldsOf([
            ['00', bankId],
            ['01', number],
          ]),
        ],
        ['02', 'QRIBFTTA'],
      ]),
    ],
    ['53', '704'],
    ['58', 'VN'],
    ['62', reference === '' ? null : fieldsOf([['08', reference]])],
  ]);

const nationalIdDigits = 13;
const walletDigits = 15;

/** Of a PromptPay number: a wallet, a national id, else a phone number in the international form of thirteen digits. */
function promptPayTarget(number: string): Field {
  const digits = number.replace(/\D/g, '');
  if (digits.length >= walletDigits) return ['03', digits];
  if (digits.length >= nationalIdDigits) return ['02', digits];
  return ['01', digits.replace(/^0/, '66').padStart(nationalIdDigits, '0')];
}

/** Thailand: `number` is a phone number, a national id or a wallet. PromptPay carries no words. */
export const promptPay = ({ number, amount }: Pick<QrPayment, 'amount'> & { number: string }): string =>
  codeOf([
    ...beginning(amount),
    ['29', fieldsOf([['00', 'A000000677010111'], promptPayTarget(number)])],
    ['53', '764'],
    ['58', 'TH'],
  ]);

const maxName = 25;
const maxCity = 15;

/** The Philippines, from person to account: `bankId` is the bank's BIC of eleven characters. */
export const qrPh = ({
  bankId,
  number,
  holder,
  city,
  amount,
  reference,
}: QrPayment & { bankId: string; number: string; holder: string; city: string }): string =>
  codeOf([
    ...beginning(amount),
    [
      '27',
      fieldsOf([
        ['00', 'com.p2pqrpay'],
        ['01', bankId],
        ['02', '99964403'],
        ['04', number],
      ]),
    ],
    ['52', '6016'],
    ['53', '608'],
    ['58', 'PH'],
    ['59', holder.slice(0, maxName)],
    ['60', city.slice(0, maxCity)],
    ['62', reference === '' ? null : fieldsOf([['05', reference]])],
  ]);
