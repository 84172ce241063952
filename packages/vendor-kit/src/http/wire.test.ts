// @covers wallet-http

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStrictJson } from './strict-json.ts';
import { sampleAnswers, sampleRequests } from './wire.fixture.ts';
import {
  type AnswerOf,
  decodeAnswer,
  decodeRequest,
  encodeAnswer,
  encodeRequest,
  type RequestOf,
  type WalletCommand,
  walletCommands,
} from './wire.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const decode = (command: WalletCommand, json: string) => decodeRequest(command, bytes(json));
const jsonOf = (command: WalletCommand): Record<string, unknown> =>
  JSON.parse(encodeRequest(command, sampleRequests[command] as RequestOf<WalletCommand>));
const faultsOf = (command: WalletCommand, change: Record<string, unknown>) => {
  const decoded = decode(command, JSON.stringify({ ...jsonOf(command), ...change }));
  return decoded.ok ? {} : decoded.fields;
};
const withoutDetail = (command: WalletCommand) => Object.entries(jsonOf(command)).filter(([name]) => name !== 'detail');

test('there are 28 commands', () => {
  expect(walletCommands).toHaveLength(28);
});

describe.each(walletCommands)('%s', (command) => {
  test('a request comes back as it was sent', () => {
    const request = sampleRequests[command] as RequestOf<WalletCommand>;
    expect(decode(command, encodeRequest(command, request))).toEqual({ ok: true, value: request });
  });

  test('an answer comes back as it was given, and is an object', () => {
    for (const answer of sampleAnswers[command] as readonly AnswerOf<WalletCommand>[]) {
      const json = encodeAnswer(command, answer);
      expect(json).toMatch(/^\{/);
      expect(decodeAnswer(command, json)).toEqual({ ok: true, value: answer });
    }
  });

  test('each field that is missing is named, and so is each that is too much', () => {
    for (const [name] of withoutDetail(command).filter(([field]) => field !== 'currency'))
      expect(faultsOf(command, { [name]: undefined })).toEqual({ [name]: 'field_missing' });
    expect(faultsOf(command, { surplus: 1 })).toEqual({ surplus: 'field_unknown' });
    expect(decode(command, JSON.stringify(jsonOf(command)).replace('{', '{"__proto__":1,'))).toEqual({
      ok: false,
      fields: Object.fromEntries([['__proto__', 'field_unknown']]),
    });
  });

  test('each field of another type is named', () => {
    for (const [name] of withoutDetail(command))
      for (const wrong of [{}, 1.5, true]) {
        if (name === 'roundEnd' && wrong === true) continue;
        expect(Object.keys(faultsOf(command, { [name]: wrong })), name).toEqual([name]);
      }
  });
});

test('faults inside a list are named by their place', () => {
  const credits = [
    { txId: 'a', amountMinor: '1', kind: 'win', grantId: 'g' },
    { txId: 'b', amountMinor: '1', kind: 'freeround' },
  ];
  expect(faultsOf('play', { debits: [{ txId: 's', amountMinor: '0' }], credits })).toEqual({
    'debits.0.amountMinor': 'amount_format',
    'credits.0.grantId': 'field_unknown',
    'credits.1.grantId': 'field_missing',
  });
});

test('a play of nothing is refused', () => {
  expect(faultsOf('play', { debits: [], credits: [] })).toEqual({ debits: 'field_length' });
});

test.each([
  ['a blank', 'a b'],
  ['nothing', ''],
  ['129 characters', 'x'.repeat(129)],
  ['a letter beyond ASCII', 'ä'],
  ['a line end', 'a\n'],
  ['a NUL', 'a\0'],
])('an id with %s is refused', (_what, txId) => {
  expect(faultsOf('debit', { txId })).toEqual({ txId: 'field_format' });
});

test('an id keeps its case', () => {
  expect(decode('getTx', '{"txId":"aBc"}')).toEqual({ ok: true, value: { txId: 'aBc' } });
});

test('a stake is above 0, a win may be 0, an adjustment has a sign and is not 0', () => {
  expect(faultsOf('debit', { amountMinor: '0' })).toEqual({ amountMinor: 'amount_format' });
  expect(faultsOf('credit', { amountMinor: '0' })).toEqual({});
  expect(faultsOf('credit', { amountMinor: '-1' })).toEqual({ amountMinor: 'amount_format' });
  expect(faultsOf('adjust', { amountMinor: '0' })).toEqual({ amountMinor: 'amount_format' });
  expect(faultsOf('adjust', { amountMinor: '5' })).toEqual({});
});

test.each(['1e3', '0x10', ' 5', '5 ', '5\n', '+5', '05', '-0', '5.0', '٥', '', '1'.repeat(19), 5, 5.5, null, ['5']])(
  'the amount %j is refused',
  (amountMinor) => {
    expect(Object.keys(faultsOf('debit', { amountMinor }))).toEqual(['amountMinor']);
  },
);

describe('JSON of strangers', () => {
  test.each([
    ['broken', '{', { body: 'json_broken' }],
    ['empty', '', { body: 'json_broken' }],
    ['no object', '[]', { body: 'field_type' }],
    ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`, { body: 'json_too_deep' }],
    ['30,000 levels', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, { body: 'json_too_deep' }],
    ['a name twice', '{"txId":"a","txId":"b"}', { txId: 'field_duplicate' }],
    ['a name twice, once escaped', '{"txId":"a","tx\\u0049d":"b"}', { txId: 'field_duplicate' }],
    ['a byte order mark', '\ufeff{"txId":"a"}', { body: 'json_broken' }],
  ])('%s', (_what, json, fields) => {
    expect(decode('getTx', json)).toEqual({ ok: false, fields });
  });

  test('signs of structure inside a string are text, and names may repeat in different objects', () => {
    const detail = { a: '{"a":[', b: [{ a: 1 }, { a: 2 }], c: '\\"}:' };
    expect(faultsOf('debit', { detail })).toEqual({});
  });

  test.each([
    ['in the middle', [...bytes('{"txId":"a'), 0xff, ...bytes('"}')]],
    ['cut off in the middle of a letter', [...bytes('{"txId":"a"}'), 0xe2, 0x82]],
  ])('UTF-8 broken %s is refused, and what comes next is read', (_where, broken) => {
    expect(decodeRequest('getTx', Uint8Array.from(broken))).toEqual({ ok: false, fields: { body: 'json_broken' } });
    expect(decode('getTx', '{"txId":"a"}')).toEqual({ ok: true, value: { txId: 'a' } });
  });

  test.each([
    ['half a surrogate pair', '{"a":"\\ud800"}'],
    ['a NUL', '{"a":["\\u0000"]}'],
    ['a NUL in a name', '{"\\u0000":1}'],
  ])('%s inside detail', (_what, detail) => {
    const json = JSON.stringify(jsonOf('debit')).replace('{', `{"detail":${detail},`);
    expect(decode('debit', json)).toEqual({ ok: false, fields: { detail: 'text_broken' } });
  });

  const written = fc.jsonValue({ maxDepth: 24 }).map((value) => JSON.parse(JSON.stringify(value)));

  test('written with blanks or without, it says the same', () => {
    fc.assert(
      fc.property(written, (value) => {
        const compact = readStrictJson(bytes(JSON.stringify(value)));
        expect(compact).toEqual(readStrictJson(bytes(JSON.stringify(value, null, 1))));
        if (compact.ok) expect(compact.value).toEqual(value);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a name that comes twice is found wherever it stands, written with blanks or without', () => {
    const names = fc.dictionary(fc.string(), written, { minKeys: 1, maxKeys: 5 });
    fc.assert(
      fc.property(names, fc.nat(), written, fc.constantFrom('', ' '), (fields, index, around, blank) => {
        const plain: Record<string, unknown> = JSON.parse(JSON.stringify(fields));
        const name = Object.keys(plain)[index % Object.keys(plain).length] as string;
        const twice = `${JSON.stringify(plain).slice(0, -1)},${JSON.stringify(name)}:0}${blank}`;
        const text = `[${JSON.stringify(around)},${twice}]`;
        const { ok, ...told } = readStrictJson(bytes(text)) as { ok: boolean; fault?: string };
        expect(ok).toBe(false);
        expect(['field_duplicate', 'json_too_deep']).toContain(told.fault);
      }),
      { numRuns: 2_000 },
    );
  });

  test('whatever comes is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.constantFrom(...walletCommands), fc.json({ maxDepth: 25 }), (command, json) => {
        expect(typeof decode(command, json).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an answer', () => {
  const json = (change: object) =>
    JSON.stringify({ ...JSON.parse(encodeAnswer('debit', sampleAnswers.debit[0] as AnswerOf<'debit'>)), ...change });

  test('with a field that a newer operator added is read', () => {
    expect(decodeAnswer('debit', json({ news: 1 })).ok).toBe(true);
  });

  test.each([
    ['a strange code', { code: 'FINE' }],
    ['a status that its code denies', { status: 'refused' }],
    ['a balance as a number', { balance: { cashMinor: 1, bonusMinor: '0', lockedMinor: '0', version: '1' } }],
    ['no replay', { replay: undefined }],
  ])('with %s is none', (_what, change) => {
    expect(decodeAnswer('debit', json(change)).ok).toBe(false);
  });

  test('that is an HTML page is none', () => {
    expect(decodeAnswer('debit', '<html>')).toEqual({ ok: false, fields: { body: 'json_broken' } });
  });
});
