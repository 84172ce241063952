import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvError, parseCsv } from './csv.ts';

const fieldsOf = (text: string) => parseCsv(text).map(({ fields }) => fields);

describe('CSV', () => {
  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\ufeffa,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['"a,b","c""d"\n', [['a,b', 'c"d']]],
    ['"line\nbreak",x\n', [['line\nbreak', 'x']]],
    ['\n\na\n\n', [['a']]],
    ['""', [['']].slice(1)],
    ['', []],
  ])('%j', (text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  test('tells the line that a record begins in', () => {
    expect(parseCsv('h\n"1\n2"\n\nx\n').map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(parseCsv('h\r\n"ก\r\n2"\r\n\r\nx').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each([
    ['a\n\n"b\nc', 'line 3: a quoted field does not end'],
    ['"a\r\nb"\r\n"c"d\r\n', 'line 3: a quoted field goes on after its closing quote'],
    ['a\nb"c\n', 'line 2: a quote stands in a field that does not begin with one'],
  ])('of %j tells where and why it is refused', (text, message) => {
    expect(() => parseCsv(text)).toThrow(message);
  });

  test.each(['"a', 'a\n"b\nc', '"a"b,c', '"a""', '"'])('refuses %j', (text) => {
    expect(() => parseCsv(text)).toThrow(CsvError);
  });

  test('tells of a quote that does not end, however long the text after it', () => {
    expect(() => parseCsv(`a,b\n"${'x'.repeat(20_000_000)}`)).toThrow(CsvError);
    expect(parseCsv(`"${'y""'.repeat(2_000_000)}",b`)).toHaveLength(1);
  });

  test('reads what was written, whatever it is', () => {
    const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (records) => {
        expect(fieldsOf(records.map((fields) => `${fields.map(quoted).join(',')}\n`).join(''))).toEqual(records);
      }),
    );
  });

  test('whatever the text, it is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', '\ufeff') }), (text) => {
        try {
          parseCsv(text);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError);
        }
      }),
    );
  });
});
