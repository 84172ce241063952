import { expect, test } from 'vitest';
import { doAll } from './do-all.ts';

test('what fails keeps nobody else from his, and is thrown at the end', async () => {
  const done: number[] = [];
  const act = async (item: number) => {
    if (item % 2 === 0) throw new Error(`${item}`);
    done.push(item);
  };
  await expect(doAll([1, 2, 3], act)).rejects.toThrow('2');
  await expect(doAll([4, 5, 6], act)).rejects.toThrow('2 acts failed');
  await doAll([7], act);
  expect(done).toEqual([1, 3, 5, 7]);
});
