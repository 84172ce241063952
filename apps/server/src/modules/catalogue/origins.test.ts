import { expect, test } from 'vitest';
import { useCatalogue } from './catalogue.fixture.ts';
import { plainOriginOf } from './origins.ts';

const bench = useCatalogue();

test.each([
  ['https://games.example:8443/play?a=1', 'https://games.example:8443'],
  ['http://LOCALHOST:80/', 'http://localhost'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ['http://[::1]:4851/', 'http://[::1]:4851'],
  ['https://somebody@games.example/', 'https://games.example'],
  ['https://games.example:99999/', null],
  ['https://games;sandbox/', null],
  ['https://games,x/', null],
  ["https://'none'/", null],
  ['ftp://games.example/', null],
  ['javascript:alert(1)', null],
  ['/play', null],
  ['', null],
])('the origin of %j is %j', (address, origin) => {
  expect(plainOriginOf(address)).toBe(origin);
});

test('addresses that are none take nothing from the other vendors, and bring no word into the pages’ policy', async () => {
  const gameCode = await bench.offer({ vendorCode: 'BROKEN', launchUrl: 'https://broken.example:99999/' });
  await bench.offer({ vendorCode: 'ODD', launchUrl: 'https://odd;sandbox/', coverUrl: 'https://a.example,b/c.webp' });
  await bench.offer({
    vendorCode: 'FINE',
    launchUrl: 'https://fine.example/play',
    coverUrl: 'https://b.example/c.webp',
  });
  const { owner } = bench.db;
  await owner.query('insert into launch_hosts values ($1, $2)', [bench.brand.id, 'https://c.example;sandbox']);
  expect((await bench.list({ vassalage: 'BROKEN' })).games.map((game) => game.gameCode)).toEqual([gameCode]);
  const { frames, pictures } = bench.catalogue.outsideOrigins();
  expect(
    [frames, pictures].flatMap((origins) => origins.filter((origin) => !/^https?:\/\/[\w.:-]+$/.test(origin))),
  ).toEqual([]);
  expect(frames).toContain('https://fine.example');
  expect(pictures).toContain('https://b.example');
});
