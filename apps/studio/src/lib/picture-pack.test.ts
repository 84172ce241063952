// @covers slot-before-renderer

import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from './picture-pack.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

test('gives back every file under its name, an empty one too', () => {
  const files = [
    { name: 'a.webp', bytes: bytes(1, 2, 3) },
    { name: 'ü.webp', bytes: bytes() },
    { name: 'frame.webp', bytes: bytes(255, 0, 7, 9) },
  ];
  const unpacked = unpackFiles(packFiles(files).buffer);
  expect([...unpacked].map(([name, content]) => [name, [...content]])).toEqual(
    files.map((file) => [file.name, [...file.bytes]]),
  );
});

test.each([
  ['a page of a proxy', new TextEncoder().encode('<html>nothing here</html>')],
  ['nothing', bytes()],
  ['a pack that was cut off', packFiles([{ name: 'a', bytes: bytes(1, 2, 3) }]).slice(0, -1)],
])('throws on %s', (_name, content) => {
  expect(() => unpackFiles(content.slice().buffer as ArrayBuffer)).toThrow();
});
