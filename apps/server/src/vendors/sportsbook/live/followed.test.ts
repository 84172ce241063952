// @covers sports-odds-news

import { describe, expect, test } from 'vitest';
import { createFollowed } from './followed.ts';

const followed = () =>
  createFollowed<number, { isWhole: boolean; text: string }>({
    changeOf: (before, after) => (before === after ? null : { isWhole: false, text: `${before} to ${after}` }),
    whole: (value) => ({ isWhole: true, text: `${value}` }),
  });

describe('what a follower is sent', () => {
  test('is the whole first, then each change, and nothing while nothing changes', () => {
    const things = followed();
    things.read('a', 1);
    expect(things.newsSince('a', undefined)).toEqual({ isWhole: true, text: '1', sequence: 1 });
    things.read('a', 1);
    expect(things.newsSince('a', 1)).toBeNull();
    things.read('a', 2);
    expect(things.newsSince('a', 1)).toEqual({ isWhole: false, text: '1 to 2', sequence: 2 });
  });

  test('is the whole again when he has missed more than one change', () => {
    const things = followed();
    for (const value of [1, 2, 3]) things.read('a', value);
    expect(things.newsSince('a', 1)).toEqual({ isWhole: true, text: '3', sequence: 3 });
    expect(things.newsSince('a', 2)).toEqual({ isWhole: false, text: '2 to 3', sequence: 3 });
  });

  test('is nothing of what is not there, and the whole of what was forgotten and is met again', () => {
    const things = followed();
    expect(things.newsSince('a', undefined)).toBeNull();
    things.read('a', 1);
    things.read('a', 2);
    things.keepOnly(new Set(['b']));
    expect(things.newsSince('a', undefined)).toBeNull();
    things.read('a', 5);
    expect(things.newsSince('a', 2)).toEqual({ isWhole: true, text: '5', sequence: 1 });
  });
});
