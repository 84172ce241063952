// @covers further-tables

import { describe, expect, test } from 'vitest';
import TY from '../messages/TY/tables.json';
import { type Locale, locales } from './locales.ts';
import { tableName } from './table-names.ts';

const labels = Object.keys(TY.tableName) as (keyof typeof TY.tableName)[];
/** A mark is never broken or cut, and has this many letters' room beside the buttons of a phone that is 360 pixels wide. */
const maxMarkLetters = 14;

describe.each(Object.keys(locales) as Locale[])('%s', (locale) => {
  test('what tells tables of one game apart is short, and stands apart from the name of the game', () => {
    const marks = labels.map((label) => tableName(locale, label, '').trim());
    for (const [k, mark] of marks.entries()) {
      expect([...mark].length).toBeGreaterThan(0);
      expect([...mark].length).toBeLessThanOrEqual(maxMarkLetters);
      const name = tableName(locale, labels[k] ?? 'vip', 'Roulette');
      expect(name.replace('Roulette', '').trim()).toBe(mark);
    }
    expect(new Set(marks).size).toBe(labels.length);
  });
});
