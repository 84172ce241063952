import { describe, expect, test } from 'vitest';
import { useCatalogue } from '../catalogue.fixture.ts';

const bench = useCatalogue();

describe('what is offered in the place', () => {
  test('of a game under maintenance are popular ones: of the same type first, hot ones first', async () => {
    const closed = await bench.offer({ gameType: 'FISH' });
    const fish = await bench.offer({ gameType: 'FISH' });
    const hotFish = await bench.offer({ gameType: 'FISH', isHot: true });
    const slot = await bench.offer();
    const hotSlot = await bench.offer({ isHot: true });
    await bench.offer({ isHot: true, vendorCode: 'DOWN' });
    // An entry of sub-games is no game that can be played instead.
    await bench.offer({ gameType: 'FISH', isHot: true, isGroup: true });
    await bench.db.owner.query(
      `update brand_games set maintenance = true where brand_id = $1 and game_id in (select id from games where game_code = $2)`,
      [bench.brand.id, closed],
    );
    await bench.db.owner.query(`update vendors set maintenance = true where code = 'DOWN'`);
    const answer = await bench.launch({ gameCode: closed });
    expect(answer).toMatchObject({ ok: false, message: 'game_unavailable' });
    const games = answer.ok ? [] : (answer.detail?.games ?? []);
    expect(games.map((game) => game.gameCode)).toEqual([hotFish, fish, hotSlot, slot]);
    expect(games[0]).toEqual({
      vassalage: 'BAIZE',
      gameCode: hotFish,
      gameType: 'FISH',
      gameName: expect.stringContaining('Game'),
      coverUrl: '/cover.webp',
    });
    expect(bench.asked).toEqual([]);
  });

  test('of a game that is closed names six others at most, never itself', async () => {
    const closed = await bench.offer({ isHot: true });
    const others: string[] = [];
    for (let count = 0; count < 7; count += 1) others.push(await bench.offer());
    await bench.db.owner.query(
      `update brand_games set enabled = false where brand_id = $1 and game_id in (select id from games where game_code = $2)`,
      [bench.brand.id, closed],
    );
    const answer = await bench.launch({ gameCode: closed });
    const games = answer.ok ? [] : (answer.detail?.games ?? []);
    expect(games.map((game) => game.gameCode)).toEqual(others.slice(0, 6));
  });

  test('of a game whose vendor has no entrance does not name that game', async () => {
    const other = await bench.offer({ vendorCode: 'CLOSED' });
    const closed = await bench.offer({ vendorCode: 'CLOSED' });
    const answer = await bench.launch({ gameCode: closed, vendor: 'CLOSED' });
    const games = answer.ok ? [] : (answer.detail?.games ?? []);
    expect(games.map((game) => game.gameCode)).toEqual([other]);
  });
});
