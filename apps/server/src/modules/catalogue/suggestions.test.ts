import { describe, expect, test } from 'vitest';
import { useCatalogue } from './catalogue.fixture.ts';

const bench = useCatalogue();

describe('what is offered in the place', () => {
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
