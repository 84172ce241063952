import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueues } from './queue.ts';

test('works of one key keep their order, also after a failure; other keys do not wait', async () => {
  const inQueue = createQueues();
  const log: string[] = [];
  const work =
    (name: string, ms: number, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await delay(ms);
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const first = inQueue('a', work('first', 20, true));
  const second = inQueue('a', work('second', 1));
  const other = inQueue('b', work('other', 1));
  await expect(first).rejects.toThrow('first');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  expect(log.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(log.indexOf('other ends')).toBeLessThan(log.indexOf('first ends'));
});

test('a flooded queue refuses, and takes works again once it has emptied', async () => {
  const inQueue = createQueues();
  const works = await Promise.allSettled(Array.from({ length: 300 }, () => inQueue('a', () => delay(0))));
  expect(works.filter((work) => work.status === 'rejected')).toHaveLength(44);
  expect(await inQueue('a', async () => 'again')).toBe('again');
});
