import { expect, test } from 'vitest';
import { createPictureQueue, hasRoomFor } from './picture-queue.ts';

const limits = {
  ...{ maxPixelsWaiting: 100, maxPixelsOfNetwork: 50, maxOfNetwork: 2, maxNetworksWaiting: 3 },
  ...{ smallPixels: 2, smallPixelsWaiting: 4 },
};

/** Pictures that are finished by hand; `begun` names them in the order in which they were worked on. */
function heldQueue() {
  const inQueue = createPictureQueue(limits);
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

test('the one in work takes no room of those that wait', async () => {
  const { add, finishNext } = heldQueue();
  const working = add('a', 'a', 1_000);
  const waits = [add('b', 'b', 50), add('c', 'c', 50)];
  for (let turn = 0; turn < 3; turn += 1) await finishNext();
  expect(await Promise.all([working, ...waits])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
});

/** Pictures as `network` and pixels: a40 is one of 40 pixels of the network a. */
const picturesOf = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ network: word.slice(0, 1), pixels: Number(word.slice(1)) }));

test.each([
  ['within its share and the whole', 'a40', 'a10', true],
  ['beyond its share', 'a40', 'a11', false],
  ['beyond the number of its pictures', 'a1 a1', 'a1', false],
  ['beyond the whole, of one who has something waiting', 'a20 b50 c30', 'a10', false],
  ['of a network with none waiting, when the whole is full', 'a50 b50', 'c90', true],
  ['the same, when as many networks wait', 'a50 b25 c25', 'd90', false],
  ['small, when the whole is full and many networks wait', 'a50 b25 c25', 'd2', true],
  ['small, when as much of them waits', 'a50 b46 c2 d2', 'e1', false],
])('room for a picture %s: beside %s for %s', (_what, waiting, next, isRoom) => {
  const [picture = { network: '', pixels: 0 }] = picturesOf(next);
  expect(hasRoomFor(picture, { running: [], waiting: picturesOf(waiting) }, limits)).toBe(isRoom);
});

test('a work that fails leaves its place', async () => {
  const inQueue = createPictureQueue({ ...limits, maxOfNetwork: 1 });
  const picture = { pixels: 1, network: 'a' };
  await expect(inQueue(picture, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inQueue(picture, async () => 1)).toEqual({ ok: true, value: 1 });
});
