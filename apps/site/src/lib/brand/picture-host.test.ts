// @covers picture-and-launch-hosts

import { expect, test } from 'vitest';
import { hostedPicture } from './picture-host.ts';

const hosts = ['https://a.pictures.example', 'https://b.pictures.example'];

test.each([
  ['/art/covers/a.webp', hosts, 0, 'https://a.pictures.example/art/covers/a.webp'],
  ['/art/covers/a.webp', hosts, 3, 'https://b.pictures.example/art/covers/a.webp'],
  ['/art/covers/a.webp', hosts, 4_294_967_295, 'https://b.pictures.example/art/covers/a.webp'],
  ['/art/covers/a.webp', [], 7, '/art/covers/a.webp'],
  ['https://covers.example/a.webp', hosts, 0, 'https://covers.example/a.webp'],
  ['//covers.example/a.webp', hosts, 0, '//covers.example/a.webp'],
  ['data:image/png;base64,AA', hosts, 0, 'data:image/png;base64,AA'],
])('%s from %j by the number %i', (path, from, number, url) => {
  expect(hostedPicture(path, from, number)).toBe(url);
});
