// @covers vendor-menu

import { calls } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { useCatalogue } from '../catalogue.fixture.ts';

const bench = useCatalogue();

describe('sub-games', () => {
  const typesOf = async (query: { vassalage: string; nodeId?: string }) => {
    const data = calls.vassGameTypes.data.parse({ language: 'TY', ...query });
    const answer = await bench.catalogue.routes.vassGameTypes({
      ...bench.context(),
      member: await bench.newMember(),
      data,
    });
    if (answer.ok) expect(calls.vassGameTypes.answer.parse(answer.value)).toEqual(answer.value);
    return answer;
  };

  test('stand in the list of their entry alone', async () => {
    const lobby = await bench.offer({ names: { TY: 'Lobby' }, isGroup: true, gameType: 'LIVE' });
    await bench.offer({ names: { TY: 'Table 1' }, parentCode: lobby, gameType: 'LIVE', gameClassify: 'BACCARAT' });
    await bench.offer({ names: { TY: 'Table 2' }, parentCode: lobby, gameType: 'LIVE' });
    const { games } = await bench.list({ gameType: 'LIVE' });
    expect(games.map((game) => [game.gameName, game.isGame])).toEqual([['Lobby', 'VASSALAGE']]);
    const answer = await typesOf({ vassalage: 'BAIZE', nodeId: await bench.idOf(lobby) });
    if (!answer.ok) throw new Error(answer.message);
    expect(
      answer.value.list.map((one) => [one.gameType, one.gameCount, one.games.map((game) => game.gameName)]),
    ).toEqual([['LIVE', 1, ['Table 1', 'Table 2']]]);
  });

  test('are found by name, code and class, and are hot by themselves; their entry has no class', async () => {
    const group = await bench.offer({ names: { TY: 'Baccarat tables' }, isGroup: true, gameType: 'LIVE' });
    const table = { parentCode: group, gameType: 'LIVE', gameClassify: 'BACCARAT' } as const;
    const code = await bench.offer({ ...table, names: { TY: 'Speed Baccarat' }, isHot: true });
    expect(await bench.namesOf({ gameType: 'LIVE' })).toEqual(['Baccarat tables']);
    expect(await bench.namesOf({ gameType: 'LIVE', gameName: 'speed' })).toEqual(['Speed Baccarat']);
    expect(await bench.namesOf({ gameType: undefined, gameName: 'baccarat' })).toHaveLength(2);
    expect(await bench.namesOf({ gameType: 'LIVE', gameClassify: 'BACCARAT' })).toEqual(['Speed Baccarat']);
    expect(await bench.namesOf({ gameType: undefined, vassalage: 'BAIZE', gameCode: code })).toEqual([
      'Speed Baccarat',
    ]);
    const { routes } = bench.catalogue;
    const hot = await routes.hotGames({ ...bench.context(), data: calls.hotGames.data.parse({ language: 'TY' }) });
    expect(hot.ok && hot.value.list.map((game) => game.gameName)).toEqual(['Speed Baccarat']);
    const menu = await routes.vendorMenu({ ...bench.context(), data: calls.vendorMenu.data.parse({ language: 'TY' }) });
    const lane = menu.ok ? menu.value.data.lanes.find(({ gameType }) => gameType === 'LIVE') : undefined;
    expect(lane?.cards.map(({ gameCount, gameClassify }) => [gameCount, gameClassify])).toEqual([[1, ['BACCARAT']]]);
  });

  test('have their entry among the games of a smallest bet as soon as one of them can be played for it', async () => {
    const group = await bench.offer({ names: { TY: 'Tables' }, isGroup: true, gameType: 'LIVE', minBetMinor: 10_000n });
    await bench.offer({ names: { TY: 'Dear' }, parentCode: group, gameType: 'LIVE', minBetMinor: 5_000n });
    await bench.offer({ names: { TY: 'Cheap' }, parentCode: group, gameType: 'LIVE', minBetMinor: 50n });
    expect(await bench.namesOf({ gameType: 'LIVE', minBet: '0.5' })).toEqual(['Tables']);
    expect(await bench.namesOf({ gameType: 'LIVE', minBet: '0.1' })).toEqual([]);
    const { games } = await bench.list({ gameType: 'LIVE' });
    expect(games[0]?.minBet).toBe('0.50');
  });

  test('of another lobby stay in it; without its entry a game stands for itself, and without games an entry does not stand', async () => {
    const group = await bench.offer({ names: { TY: 'Wheels' }, isGroup: true, gameType: 'LIVE' });
    await bench.offer({ names: { TY: 'Roulette' }, parentCode: group, gameType: 'LIVE' });
    await bench.offer({ names: { TY: 'Wheel' }, parentCode: group, gameType: 'RNG' });
    expect(await bench.namesOf({ gameType: 'LIVE' })).toEqual(['Wheels']);
    expect(await bench.namesOf({ gameType: 'RNG' })).toEqual(['Wheel']);
    const answer = await typesOf({ vassalage: 'BAIZE', nodeId: await bench.idOf(group) });
    expect(answer.ok && answer.value.list.flatMap(({ games }) => games.map((game) => game.gameName)).sort()).toEqual([
      'Roulette',
      'Wheel',
    ]);
    const switchOff = (name: string) =>
      bench.db.owner.query(
        `update brand_games set enabled = false where game_id in (select id from games where names->>'TY' = $1)`,
        [name],
      );
    await switchOff('Wheels');
    expect(await bench.namesOf({ gameType: 'LIVE' })).toEqual(['Roulette']);
    const empty = await bench.offer({ names: { TY: 'Dice tables' }, isGroup: true, gameType: 'LIVE' });
    expect(await bench.namesOf({ gameType: 'LIVE' })).toEqual(['Roulette']);
    await bench.offer({ names: { TY: 'Sic Bo' }, parentCode: empty, gameType: 'LIVE' });
    expect(await bench.namesOf({ gameType: 'LIVE' })).toEqual(['Roulette', 'Dice tables']);
    await switchOff('Sic Bo');
    expect(await bench.namesOf({ gameType: 'LIVE' })).toEqual(['Roulette']);
  });

  test('of an unknown vendor or entry are not found; without an entry the types alone are answered', async () => {
    const plain = await bench.offer({ gameClassify: 'FRUIT' });
    expect(await typesOf({ vassalage: 'NONE' })).toEqual({ ok: false, message: 'vendor_not_found' });
    const nodeId = await bench.idOf(plain);
    expect(await typesOf({ vassalage: 'BAIZE', nodeId })).toEqual({ ok: false, message: 'game_not_found' });
    expect(await typesOf({ vassalage: 'BAIZE' })).toMatchObject({
      ok: true,
      value: { list: [{ gameType: 'RNG', gameClassify: ['FRUIT'], gameCount: 1, games: [] }] },
    });
  });
});
