// @covers picture-and-launch-hosts launch-by-type fb-sports game-page-assets

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallRequest, type Calls, calls } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../platform/result.ts';
import { tokenEnd, useCatalogue } from './catalogue.fixture.ts';
import { probeHost, probePictureHost } from './hosts.ts';

const bench = useCatalogue();

async function launched(...request: Parameters<typeof bench.launch>) {
  const answer = await bench.launch(...request);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'https://site.example').searchParams);

describe('a launch', () => {
  test('leads into the frame with a one-use token, the host’s origin, language, theme and the way back', async () => {
    const gameCode = await bench.offer();
    const member = await bench.newMember();
    const value = await launched(
      { gameCode, language: 'EN', theme: 'light', device: 'mobile', backUrl: '/rng?page=2' },
      { member },
    );
    expect(value).toMatchObject({ target: 'frame', games: [], openRound: null, transfer: null });
    expect(value.url).toMatch(/^\/studio\/play\/\?/);
    expect(queryOf(value.url)).toEqual({
      launchToken: 'a+b/c=&d',
      hostOrigin: 'https://site.example:8443',
      lang: 'EN',
      theme: 'light',
      device: 'mobile',
      backUrl: 'https://site.example:8443/rng?page=2',
      game: gameCode,
    });
    expect(value.expiresAt).toBe(tokenEnd.toISOString());
    expect(bench.asked).toEqual([
      {
        memberId: member.id,
        brandId: bench.brand.id,
        siteSessionId: member.sessionId,
        gameId: value.game.nodeId,
        locale: 'EN',
      },
    ]);
  });

  test('of an unknown, a foreign or an unnamed game finds nothing and asks for no token', async () => {
    await bench.offer();
    const foreign = await bench.offer({ brandId: bench.otherBrand.id });
    for (const query of [{ gameCode: 'none' }, { gameCode: foreign }, { gameCode: '' }, { gameCode: '%' }]) {
      expect(await bench.launch(query)).toEqual({ ok: false, message: 'game_not_found' });
    }
    const gameCode = await bench.offer();
    expect(await bench.launch({ gameCode, gameType: 'FISH' })).toEqual({ ok: false, message: 'game_not_found' });
    for (const vendor of ['NONE', '', '["BAIZE"']) {
      expect(await bench.launch({ gameCode, vendor })).toEqual({ ok: false, message: 'vendor_not_found' });
    }
    expect(bench.asked).toEqual([]);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 'rng', '/a b'])(
    'does not lead back to %s',
    (backUrl) => {
      const data = { vendor: 'BAIZE', gameCode: 'one', language: 'TY', backUrl };
      expect(calls.launchGame.data.safeParse(data).success).toBe(false);
    },
  );

  test('of a game that vanished while it was open in the list, or of a vendor without an entrance, is unavailable', async () => {
    const gameCode = await bench.offer();
    await bench.db.owner.query('update brand_games set enabled = false where brand_id = $1', [bench.brand.id]);
    expect(await bench.launch({ gameCode })).toMatchObject({ ok: false, message: 'game_unavailable' });
    const closed = await bench.offer({ vendorCode: 'CLOSED' });
    expect(await bench.launch({ gameCode: closed, vendor: 'CLOSED' })).toMatchObject({
      ok: false,
      message: 'game_unavailable',
    });
    expect(bench.asked).toEqual([]);
  });

  test('hands on what the gateway refuses', async () => {
    bench.refusal = 'account_blocked';
    const gameCode = await bench.offer();
    expect(await bench.launch({ gameCode })).toEqual({ ok: false, message: 'account_blocked' });
    bench.refusal = 'game_unavailable';
    expect(await bench.launch({ gameCode })).toMatchObject({ ok: false, message: 'game_unavailable' });
  });
});

describe('where a game opens', () => {
  test('an outside vendor’s at its entrance, in the frame or in a new window', async () => {
    const framed = await bench.offer({ vendorCode: 'FRAMED', launchUrl: 'https://games.example/play?operator=7' });
    const windowed = await bench.offer({
      vendorCode: 'WINDOWED',
      launchUrl: 'https://win.example/go',
      launchKind: 'window',
    });
    const frame = await launched({ vendor: 'FRAMED', gameCode: framed });
    expect([frame.target, new URL(frame.url).origin]).toEqual(['frame', 'https://games.example']);
    expect(queryOf(frame.url)).toMatchObject({ operator: '7', launchToken: 'a+b/c=&d', lang: 'TY' });
    const opened = await launched({ vendor: 'WINDOWED', gameCode: windowed });
    expect([opened.target, new URL(opened.url).origin]).toEqual(['window', 'https://win.example']);
    expect(bench.catalogue.outsideOrigins().frames).toEqual(
      expect.arrayContaining(['https://games.example', 'https://win.example']),
    );
  });

  test.each(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])(
    'a lottery of %s on the lottery screen, without a token',
    async (vendor) => {
      for (const gameType of ['LOTT', 'ELOTT'] as const) {
        const gameCode = await bench.offer({ vendorCode: vendor, gameType, defaultPlayType: 'straight' });
        const lobby = { lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'Elott', view: 'betting' } as const;
        const value = await launched({ vendor, gameCode, ...lobby });
        expect([value.target, value.url.split('?')[0], value.expiresAt]).toEqual(['lottery', '/lottery', null]);
        expect(queryOf(value.url)).toEqual({ gameCode, vendor, playType: 'straight', ...lobby });
      }
      expect(bench.asked).toEqual([]);
    },
  );

  test('a lottery of any other vendor at that vendor’s entrance', async () => {
    const gameCode = await bench.offer({ vendorCode: 'LOTTERIES', gameType: 'LOTT', launchUrl: 'https://l.example/' });
    expect(await launched({ vendor: 'LOTTERIES', gameCode })).toMatchObject({ target: 'frame' });
  });

  test('an entry of sub-games as their list, without a token', async () => {
    const lobby = await bench.offer({ isGroup: true });
    const table = await bench.offer({ parentCode: lobby });
    const value = await launched({ gameCode: lobby });
    expect(value).toMatchObject({ target: 'games', url: '', expiresAt: null, game: { isGame: 'VASSALAGE' } });
    expect(value.games.map((game) => game.gameCode)).toEqual([table]);
    expect(await launched({ gameCode: table })).toMatchObject({ target: 'frame' });
  });

  test('FB on its own screen, whose launch leads to FB’s entrance', async () => {
    const fb = async (query: Partial<CallRequest<Calls['launchFb']>['data']> = {}) =>
      bench.catalogue.routes.launchFb({
        ...bench.context(),
        member: await bench.newMember(),
        data: calls.launchFb.data.parse({ language: 'TY', ...query }),
      });
    expect(await fb()).toEqual({ ok: false, message: 'vendor_not_found' });
    const gameCode = await bench.offer({ vendorCode: 'FB', gameType: 'SPORTS', launchUrl: 'https://fb.example/' });
    expect(await launched({ vendor: 'FB', gameCode })).toMatchObject({ target: 'fbsports', url: '/fbsports' });
    const answer = await fb({ theme: 'light' });
    expect(answer).toMatchObject({ ok: true, value: { target: 'frame', game: { gameCode } } });
    await bench.db.owner.query('update brand_games set enabled = false where brand_id = $1', [bench.brand.id]);
    expect(await fb()).toEqual({ ok: false, message: 'game_not_found' });
    await bench.db.owner.query('update brand_games set enabled = true, maintenance = true where brand_id = $1', [
      bench.brand.id,
    ]);
    expect(await fb()).toMatchObject({ ok: false, message: 'game_unavailable', detail: { games: [] } });
    await bench.offer({ vendorCode: 'FB', gameType: 'SPORTS', isGroup: true });
    const second = await bench.offer({ vendorCode: 'FB', gameType: 'SPORTS' });
    expect(await fb()).toMatchObject({ ok: true, value: { game: { gameCode: second } } });
    // In a group of sports games it is one as well.
    await bench.db.owner.query('update brand_games set enabled = false where brand_id = $1', [bench.brand.id]);
    const group = await bench.offer({ vendorCode: 'FB', gameType: 'SPORTS', isGroup: true });
    const inside = await bench.offer({ vendorCode: 'FB', gameType: 'SPORTS', parentCode: group });
    expect(await fb()).toMatchObject({ ok: true, value: { game: { gameCode: inside } } });
  });
});

describe('a vendor with a wallet of its own', () => {
  const offer = () =>
    bench.offer({ vendorCode: 'OWN', launchUrl: 'https://own.example/', transferUrl: 'https://own.example/' });

  test('gets the member’s money before its game opens', async () => {
    expect(await launched({ vendor: 'OWN', gameCode: await offer() })).toMatchObject({
      transfer: { transferId: 't1', amount: '5.00', state: 'done' },
    });
  });

  test('is not opened when the money cannot go there', async () => {
    const gameCode = await offer();
    for (const message of ['vendor_not_answering', 'account_blocked'] as const) {
      bench.transfer = fail(message);
      expect(await bench.launch({ vendor: 'OWN', gameCode })).toEqual({ ok: false, message });
    }
    bench.transfer = fail('game_unavailable');
    expect(await bench.launch({ vendor: 'OWN', gameCode })).toMatchObject({
      message: 'game_unavailable',
      detail: { games: [] },
    });
    expect(bench.asked).toEqual([]);
    bench.transfer = ok({ transferId: '', amount: '0.00', state: 'none' });
    expect(await launched({ vendor: 'OWN', gameCode })).toMatchObject({ transfer: { state: 'none' } });
  });
});

describe('launch hosts', () => {
  const hosts = ['https://a.cdn.example', 'https://b.cdn.example', 'https://c.cdn.example'];
  const useHosts = () =>
    bench.db.owner.query('insert into launch_hosts (brand_id, origin) select $1, unnest($2::text[])', [
      bench.brand.id,
      hosts,
    ]);
  const originOf = async (gameCode: string) => /^https:\/\/[^/]+/.exec((await launched({ gameCode })).url)?.[0] ?? null;

  test('are drawn among those that answer; a failing one is left out and comes back when it answers again', async () => {
    await useHosts();
    const gameCode = await bench.offer();
    bench.deadHosts.add('https://c.cdn.example');
    expect(await originOf(gameCode)).toBe('https://b.cdn.example');
    bench.deadHosts.clear();
    expect(await originOf(gameCode)).toBe('https://b.cdn.example');
    expect(bench.probes).toHaveLength(3);
    bench.clock.advanceMs(30_000);
    await originOf(gameCode);
    await expect.poll(() => originOf(gameCode)).toBe('https://c.cdn.example');
    expect(bench.probes).toHaveLength(6);
  });

  test('that all fail leave this site itself', async () => {
    bench.clock.advanceMs(60_000);
    await useHosts();
    const gameCode = await bench.offer();
    for (const host of hosts) bench.deadHosts.add(host);
    await originOf(gameCode);
    await expect.poll(() => originOf(gameCode)).toBeNull();
  });
});

describe('picture hosts', () => {
  const hosts = ['https://a.pictures.example', 'https://b.pictures.example'];

  test('that answer are listed, failing ones left out until they answer again; pages may show their pictures', async () => {
    await bench.offer({ coverUrl: 'https://covers.example/x/1.webp', wideCoverUrl: '/wide.webp' });
    await bench.db.owner.query('insert into picture_hosts (brand_id, origin) select $1, unnest($2::text[])', [
      bench.brand.id,
      hosts,
    ]);
    const told = async () => (await bench.catalogue.cdnsOf(bench.brand.id)).imageCDNs;
    bench.deadHosts.add(hosts[0] as string);
    expect(await told()).toEqual([]);
    expect(await told()).toEqual([hosts[1]]);
    bench.deadHosts.clear();
    bench.clock.advanceMs(30_000);
    await expect.poll(told).toEqual(hosts);
    expect(bench.catalogue.outsideOrigins().pictures).toEqual(
      expect.arrayContaining([...hosts, 'https://covers.example']),
    );
    expect(await bench.catalogue.cdnsOf(bench.otherBrand.id)).toEqual({ imageCDNs: [], launchGameCDNs: [] });
  });

  test('are asked for a picture of the site, launch hosts for its health', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const isPicture = request.url?.endsWith('.webp') && pictures;
      response.writeHead(200, { 'content-type': isPicture ? 'image/webp' : 'text/html' }).end('x');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let pictures = true;
    expect([await probePictureHost(origin), await probeHost(origin)]).toEqual([true, true]);
    pictures = false;
    expect(await probePictureHost(origin)).toBe(false);
    expect(asked).toEqual(['/art/scenes/game-fallback.webp', '/wps/system/health', '/art/scenes/game-fallback.webp']);
    server.close();
    await once(server, 'close');
    expect([await probePictureHost(origin), await probeHost(origin)]).toEqual([false, false]);
  });
});
