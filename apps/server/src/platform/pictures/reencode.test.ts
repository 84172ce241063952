import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencodePicture } from './reencode.ts';

const camera = { width: 4_000, height: 3_000 };
const pictureOf = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('large broken pictures of two networks keep nobody else’s out', async () => {
  const [large, good] = await Promise.all([pictureOf({ width: 7_000, height: 7_000 }), pictureOf(camera)]);
  const broken = large.subarray(0, 200);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = (bytes: Buffer, network: string) =>
    reencodePicture(bytes, network, async (open) => {
      await released;
      return open().webp().toBuffer();
    });
  const many = (bytes: Buffer, network: string) => Array.from({ length: 4 }, () => send(bytes, network));
  // Each network has at most three places: the first that is refused says that the others have theirs.
  const attack = many(broken, '192.0.2.1');
  await Promise.race(attack);
  const second = many(broken, '192.0.2.2');
  await Promise.race(second);
  const others = many(good, '198.51.100.1');
  await Promise.race(others);
  release();
  const answers = await Promise.all(others);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  const ofAttack = await Promise.all([...attack, ...second]);
  expect(ofAttack.filter(({ ok }) => ok)).toEqual([]);
});
