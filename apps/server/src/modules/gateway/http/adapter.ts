import { divide, formatAmount, type Rounding } from '@baize/money';
import type { WalletAnswer } from '@baize/vendor-kit';
import type { FieldFault, WalletCommand } from '@baize/vendor-kit/http';
import * as z from 'zod/mini';

/**
 * The points on which suppliers disagree. They are settled here, between the vendor's JSON and the contract's, by pure functions; the
 * wallet behind knows one contract only.
 */
export interface VendorAdapter {
  /**
   * `minor`: "1250" in fields that end with Minor. `decimal`: "12.50" in fields without that ending (`amount`, `payout`, `value`;
   * answers alike), so that neither can be taken for the other. `exact` refuses a finer amount than the currency has.
   */
  amounts: { form: 'minor' } | { form: 'decimal'; rounding: 'exact' | Rounding };
  /** What the cancel of a bet that never came is answered. The tombstone is left either way. */
  cancelUnknown: 'ok' | 'refNotFound';
  /** `withCredit`: a win or a free round's win ends its round, and the vendor need not say so. */
  roundEnd: 'explicit' | 'withCredit';
  /** Whether a repeat tells the balance of now or that of the first answer. */
  replayBalance: 'current' | 'original';
  /** `folded`: ids that differ in case only are one id. */
  idCase: 'kept' | 'folded';
}

const roundings = ['exact', 'floor', 'ceil', 'truncate', 'halfAwayFromZero', 'halfEven'] as const;

export const adapterSettings: z.ZodMiniType<VendorAdapter> = z.strictObject({
  amounts: z.discriminatedUnion('form', [
    z.strictObject({ form: z.literal('minor') }),
    z.strictObject({ form: z.literal('decimal'), rounding: z.enum(roundings) }),
  ]),
  cancelUnknown: z.enum(['ok', 'refNotFound']),
  roundEnd: z.enum(['explicit', 'withCredit']),
  replayBalance: z.enum(['current', 'original']),
  idCase: z.enum(['kept', 'folded']),
});

/** The contract itself. */
export const plainAdapter: VendorAdapter = {
  amounts: { form: 'minor' },
  cancelUnknown: 'ok',
  roundEnd: 'explicit',
  replayBalance: 'current',
  idCase: 'kept',
};

type Json = Record<string, unknown>;
type Faults = Record<string, FieldFault>;
export type Adapted = { ok: true; json: unknown } | { ok: false; fields: Faults };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listNames = ['debits', 'credits', 'contributions', 'bets'];

/** Changes each object that has fields of the contract: the body, the items of its lists of acts, and what those hold in turn. */
function mapActs(fields: Json, change: (fields: Json, path: string) => Json, path = ''): Json {
  const within = (value: unknown, at: string) => (isObject(value) ? mapActs(value, change, `${path}${at}.`) : value);
  const withParts = Object.entries(fields).map(([name, value]) => {
    if (name === 'seed') return [name, within(value, name)];
    if (!listNames.includes(name) || !Array.isArray(value)) return [name, value];
    return [name, value.map((item, index) => within(item, `${name}.${index}`))];
  });
  return change(Object.fromEntries(withParts), path);
}

/** How many decimals an amount has; of a bet among others it depends on whose it is. */
export type ExponentOf = (playerRef: unknown) => number;

/** The vendor's JSON in the contract's form. What is not what it should be stays as it is: the schema refuses it. */
export function adaptRequest(
  adapter: VendorAdapter,
  command: WalletCommand,
  json: unknown,
  exponent: number | ExponentOf,
): Adapted {
  if (!isObject(json)) return { ok: true, json };
  let body = json;
  const faults: Faults = {};
  const { amounts } = adapter;
  if (amounts.form === 'decimal') {
    const exponentOf = (playerRef: unknown) => (typeof exponent === 'number' ? exponent : exponent(playerRef));
    body = mapActs(body, (fields, path) =>
      inMinor(fields, path, { ...amounts, exponent: exponentOf(fields.playerRef), faults }),
    );
  }
  if (Object.keys(faults).length > 0) return { ok: false, fields: faults };
  if (adapter.idCase === 'folded') body = mapActs(body, foldIds);
  if (adapter.roundEnd === 'withCredit') body = withRoundEnd(command, body);
  return { ok: true, json: body };
}

/** Faults of the contract's fields under the names that the vendor uses. */
export function faultsForVendor(adapter: VendorAdapter, fields: Faults): Faults {
  if (adapter.amounts.form === 'minor') return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, fault]) => [withoutEnding(name), fault]));
}

const minorNames: Json = {
  amount: 'amountMinor',
  payout: 'payoutMinor',
  value: 'valueMinor',
  validTurnover: 'validTurnoverMinor',
};
const withoutEnding = (name: string): string => name.replace(/Minor$/, '');

interface DecimalReading {
  rounding: 'exact' | Rounding;
  exponent: number;
  faults: Faults;
}

function inMinor(fields: Json, path: string, reading: DecimalReading): Json {
  const { faults } = reading;
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (Object.values(minorNames).includes(name)) faults[path + name] = 'field_unknown';
    if (!Object.hasOwn(minorNames, name)) return [name, value];
    const amount = typeof value === 'string' ? minorOf(value, reading) : 'field_type';
    if (typeof amount !== 'bigint') faults[path + name] = amount;
    return [String(minorNames[name]), String(amount)];
  });
  return Object.fromEntries(entries);
}

const decimalForm = /^(-?)(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/;

/** A decimal amount in minor units, rounded as declared. */
export function minorOf(
  text: string,
  { rounding, exponent }: Pick<DecimalReading, 'rounding' | 'exponent'>,
): bigint | FieldFault {
  const [, minus, whole, decimals = ''] = decimalForm.exec(text) ?? [];
  if (whole === undefined) return 'amount_format';
  const surplus = decimals.length - exponent;
  if (rounding === 'exact' && surplus > 0) return 'amount_scale';
  const digits = BigInt(minus + whole + decimals.padEnd(exponent, '0'));
  return surplus > 0 ? divide(digits, 10n ** BigInt(surplus), rounding as Rounding) : digits;
}

const idNames = ['txId', 'roundId', 'targetTxId', 'betId', 'grantId'];
/** Of ASCII alone: of other letters some have one of ASCII as their small form. */
const folded = (text: string): string => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
const fold = (value: unknown): unknown => (typeof value === 'string' ? folded(value) : value);

function foldIds(fields: Json): Json {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (name === 'refTxIds' && Array.isArray(value)) return [name, value.map(fold)];
    return [name, idNames.includes(name) ? fold(value) : value];
  });
  return Object.fromEntries(entries);
}

function withRoundEnd(command: WalletCommand, body: Json): Json {
  if (command === 'play') return { ...body, roundEnd: true };
  // A jackpot comes beside the win, which is still to end the round.
  return command === 'credit' ? { ...body, roundEnd: body.kind !== 'jackpot' } : body;
}

/** The ids of an answer as the vendor wrote them, where only the case differs. */
export function idsAsSent<A extends object>(adapter: VendorAdapter, answer: A, sent: unknown): A {
  if (adapter.idCase === 'kept' || !isObject(sent)) return answer;
  return withIds(answer, idsIn(sent));
}

function withIds<A extends object>(answer: A, sent: ReadonlyMap<string, string>): A {
  const entries = Object.entries(answer).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map((part) => (isObject(part) ? withIds(part, sent) : part))];
    if (isObject(value) && name !== 'balance') return [name, withIds(value, sent)];
    return [name, idNames.includes(name) ? (sent.get(String(value)) ?? value) : value];
  });
  return Object.fromEntries(entries);
}

/** Every id of a body as it was sent, those of its lists of acts too, by its folded form. */
function idsIn(sent: Json): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  mapActs(sent, (fields) => {
    for (const name of idNames) {
      const id = fields[name];
      if (typeof id === 'string' && !ids.has(folded(id))) ids.set(folded(id), id);
    }
    return fields;
  });
  return ids;
}

/** Every amount of an answer as a decimal text, under its name without the ending. */
export function inDecimals(value: unknown, exponent: number): unknown {
  if (Array.isArray(value)) return value.map((part) => inDecimals(part, exponent));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] =>
    typeof part === 'bigint' && name.endsWith('Minor')
      ? [withoutEnding(name), formatAmount(part, exponent)]
      : [name, inDecimals(part, exponent)],
  );
  return Object.fromEntries(entries);
}

/** The answer to a cancel, for a supplier that wants to hear that the bet never came. */
export const cancelAnswer = (adapter: VendorAdapter, wasKnown: boolean, answer: WalletAnswer): WalletAnswer =>
  adapter.cancelUnknown === 'refNotFound' && !wasKnown && answer.code === 'OK'
    ? { ...answer, status: 'refused', code: 'REF_NOT_FOUND', retry: 'never', ledgerId: null, replay: false }
    : answer;
