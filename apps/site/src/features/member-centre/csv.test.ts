// @covers account-record

import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('quotes what needs it, and no cell is taken for a formula', () => {
  const rows = [
    ['Kind', 'Amount'],
    ['a "b", c', '-12.50'],
    ['=HYPERLINK(1)', '0.00'],
    ['-1+1', '@x'],
    ['two\nlines', ''],
  ];
  expect(csvText(rows)).toBe(
    `\uFEFFKind,Amount\r\n"a ""b"", c",-12.50\r\n'=HYPERLINK(1),0.00\r\n'-1+1,'@x\r\n"two\nlines",\r\n`,
  );
});
