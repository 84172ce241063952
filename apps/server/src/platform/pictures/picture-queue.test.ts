import { expect, test } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

/** Pictures that are finished by hand; `begun` names them in the order in which they were worked on. */
function heldQueue() {
  const inQueue = createPictureQueue({ maxPixelsWaiting: 100, maxOfNetwork: 2 });
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const add = (name: string, network: string, pixels: number) =>
    inQueue({ network, pixels }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    });
  const finishNext = async () => {
    finish.shift()?.();
    await new Promise(setImmediate);
  };
  return { add, begun, finishNext };
}
const refused = { ok: false, message: 'service_unavailable' };

test('one network holds two places and no more, however small its pictures are', async () => {
  const { add, begun, finishNext } = heldQueue();
  const first = add('a1', 'a', 1);
  const second = add('a2', 'a', 1);
  expect(await add('a3', 'a', 1)).toMatchObject(refused);
  const other = add('b1', 'b', 1);
  for (let turn = 0; turn < 3; turn += 1) await finishNext();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  expect(await Promise.all([first, second, other])).toMatchObject([{ value: 'a1' }, { value: 'a2' }, { value: 'b1' }]);
  const again = add('a4', 'a', 1);
  await finishNext();
  expect(await again).toMatchObject({ ok: true });
});

test('what waits is bounded by pixels; the one in work does not count', async () => {
  const { add, finishNext } = heldQueue();
  const working = add('a', 'a', 1_000);
  const [fits, fills] = [add('b', 'b', 60), add('c', 'c', 40)];
  expect(await add('d', 'd', 1)).toMatchObject(refused);
  for (let turn = 0; turn < 3; turn += 1) await finishNext();
  expect(await Promise.all([working, fits, fills])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
});

test('a work that fails leaves its place', async () => {
  const inQueue = createPictureQueue({ maxPixelsWaiting: 1, maxOfNetwork: 1 });
  const picture = { pixels: 1, network: 'a' };
  await expect(inQueue(picture, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inQueue(picture, async () => 1)).toEqual({ ok: true, value: 1 });
});
