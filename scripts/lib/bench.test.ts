import { expect, test, vi } from 'vitest';
import { atTheEnd, endAll } from '../../bench/endings.ts';
import { tryAgain } from '../../bench/try-again.ts';

test('what a failed measurement left is ended, the latest first, and what it ended itself is not ended again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended: string[] = [];
  const stopOf = (name: string) => async () => void ended.push(name);
  atTheEnd(stopOf('server'));
  const stopClient = atTheEnd(stopOf('client'));
  atTheEnd(() => Promise.reject(new Error('it hangs')));
  atTheEnd(stopOf('browser'));
  await stopClient();
  await endAll();
  await endAll();
  expect(ended).toEqual(['client', 'browser', 'server']);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test('what fails for a reason that passes is tried again, so many times; all else is reported at once', async () => {
  const passing = new Error('NO_NAVSTART');
  const passes = (error: unknown) => error === passing;
  const failing = (failures: number, error: Error) => {
    let count = 0;
    return async () => {
      count += 1;
      if (count <= failures) throw error;
      return count;
    };
  };
  expect(await tryAgain(3, passes, failing(2, passing))).toBe(3);
  await expect(tryAgain(3, passes, failing(3, passing))).rejects.toBe(passing);
  const other = failing(1, new Error('another'));
  await expect(tryAgain(3, passes, other)).rejects.toThrow('another');
  expect(await other()).toBe(2);
});
