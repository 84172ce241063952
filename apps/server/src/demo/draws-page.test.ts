import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DrawBelow, drawOfRound, hashServerSeed } from '@baize/fairness';
import * as coinFlip from '@baize/games/coin-flip';
import * as dice from '@baize/games/dice';
import * as hiLo from '@baize/games/hi-lo';
import * as keno from '@baize/games/keno';
import * as limbo from '@baize/games/limbo';
import * as luckyKoi from '@baize/games/lucky-koi';
import * as mines from '@baize/games/mines';
import * as plinko from '@baize/games/plinko';
import { slots } from '@baize/games/slots';
import * as tower from '@baize/games/tower';
import * as videoPoker from '@baize/games/video-poker';
import * as wheel from '@baize/games/wheel';
import { describe, expect, it } from 'vitest';
import { mixEntropy } from '../vendors/entropy.ts';
import { findGame } from '../vendors/studio/slots/games.ts';
import { findTable, tableGames } from '../vendors/studio/tables/games/index.ts';
import { helpOnDraws } from './front/help-draws.ts';
import { translations } from './locales/index.ts';

const page = readFileSync('docs/concepts/draws.md', 'utf8');
const betMinor = 100n;
const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seeds = { serverSeed, clientSeed: 'lantern', nonce: 0 };

const tableRound = (code: string, draw: DrawBelow) => {
  const game = findTable(code);
  if (game === undefined) throw new RangeError(`no table ${code}`);
  return game.deal(game.firstStart, draw).outcome;
};
const slotRound = (code: string, draw: DrawBelow) => findGame(code)?.play({ betMinor, draw });
const diceBet = { direction: 'under', winningFaces: 4_950 } as const;

/** One round of each game, with the draws that it asks for. */
const rounds: Readonly<Record<string, (draw: DrawBelow) => unknown>> = {
  ...Object.fromEntries(
    slots
      .filter(({ rules }) => rules.kind === 'line')
      .map(({ slot }) => [slot.gameCode, (draw: DrawBelow) => slot.play({ betMinor, draw })]),
  ),
  dice: (draw) => dice.playRound(diceBet, { betMinor, draw }),
  coin_flip: coinFlip.flip,
  hi_lo: hiLo.drawCards,
  keno_mini: keno.drawNumbers,
  tower: (draw) => tower.drawRows('easy', draw),
  limbo: (draw) => limbo.playRound({ target: 200 }, { betMinor, draw }),
  video_poker: videoPoker.drawCards,
  lucky_koi: luckyKoi.drawCard,
  wheel: (draw) => wheel.playRound({ risk: 'low' }, { betMinor, draw }),
  mines: (draw) => mines.layMines(3, draw),
  plinko: (draw) => plinko.playRound({ rows: 8, risk: 'low' }, { betMinor, draw }),
  ...Object.fromEntries(tableGames.map(({ gameCode: code }) => [code, (draw: DrawBelow) => tableRound(code, draw)])),
};

/** Slots whose cells are drawn by weight, one after the other. */
const grids = {
  jade_cascade: { below: 100, cells: 25, step: 17 },
  storm_anvil: { below: 10_000, cells: 30, step: 1_900 },
  honey_meadow: { below: 1_000, cells: 49, step: 170 },
};

/** What a round draws below when it gets the highest number each time, at a table the lowest: an ace is turned. */
function drawsOf(code: string): number[] {
  const asked: number[] = [];
  rounds[code]?.((n) => {
    asked.push(n);
    return tableGames.some(({ gameCode }) => gameCode === code) ? 0 : n - 1;
  });
  return asked;
}

/** Rows of the table of draws: game and the numbers below which it draws. */
const rows = [...page.matchAll(/^\| `(\w+)` \| `([\d, ]+)` \|/gm)].map(([, code = '', draws = '']) => ({
  code,
  draws,
}));

describe('the page on draws', () => {
  it.each(rows)('has the draws of $code in their order', ({ code, draws }) => {
    expect(drawsOf(code).join(', ')).toBe(draws);
  });

  it('names every game of the studio', () => {
    const alike = ['baccarat_no_commission', 'speed_baccarat'];
    const named = [...rows.map(({ code }) => code), ...Object.keys(grids), ...alike];
    expect(named.sort()).toEqual([...Object.keys(rounds), ...Object.keys(grids)].sort());
    for (const code of alike) expect(drawsOf(code)).toEqual(drawsOf('baccarat'));
  });

  it('is right about the draws of Mammoth Ridge, bought or not', () => {
    const played = findGame('mammoth_ridge');
    for (const isBought of [false, true]) {
      const asked: number[] = [];
      played?.play({
        betMinor,
        isBought,
        // Every reel at its lowest, and the last symbol, which starts nothing.
        draw: (n) => {
          asked.push(n);
          return n === 100 ? 0 : n - 1;
        },
      });
      const spin = [100, 836, 836, ...Array.from({ length: 5 }, () => [100, 863, 863]).flat()];
      expect(asked).toEqual(Array.from({ length: isBought ? 10 : 1 }, () => spin).flat());
    }
    expect(page).toContain('| `mammoth_ridge` | `100`, then `836` or `863` for each cell');
  });

  it.each(Object.entries(grids))('is right about the draws of %s', (code, { below, cells, step }) => {
    expect(page).toContain(`| \`${code}\` | \`${below}\` × ${cells} and more |`);
    const asked: number[] = [];
    slotRound(code, (n) => {
      asked.push(n);
      // Every symbol in turn, so that nothing wins.
      return (asked.length * step) % n;
    });
    expect(asked).toEqual(Array.from({ length: cells }, () => below));
  });

  it('tells the client seed of a shared round', () => {
    expect(page).toContain('<id of a placement>:<length of its text>:<its text>');
    // Computed outside this code base: sha256("h\na:2:xy\nb:1:z").
    const mixed = mixEntropy('h', [
      { id: 'a', entropy: 'xy' },
      { id: 'b', entropy: 'z' },
    ]);
    expect(mixed).toBe('757e5c7a929c9a221972f86aaa2797199e1e606fe646fc5d0b1e5785685fe496');
  });
});

/** What the example's seeds come to, by the code that decides rounds. */
const drawn = {
  hash: hashServerSeed(serverSeed),
  block: createHmac('sha256', serverSeed).update('lantern:0:0').digest('hex'),
  words: [1, 2, 3].map(
    (
      (draw) => () =>
        draw(2 ** 32)
    )(drawOfRound(seeds)),
  ),
  dice: (dice.playRound(diceBet, { betMinor, draw: drawOfRound(seeds) }).face / 100).toFixed(2),
  roulette: String((tableRound('roulette', drawOfRound(seeds)) as { pocket: number }).pocket),
  sicBo: (tableRound('sic_bo', drawOfRound(seeds)) as { dice: number[] }).dice.join(', '),
};

describe('the example', () => {
  it('stands on the page for operators', () => {
    const told = Object.fromEntries(
      [...page.matchAll(/^([a-z 0]+?) {2,}(\S.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(told).toEqual({
      'server seed': serverSeed,
      'client seed': seeds.clientSeed,
      nonce: String(seeds.nonce),
      hash: drawn.hash,
      'block 0': drawn.block,
      'first words': drawn.words.join(', '),
      dice: drawn.dice,
      roulette: drawn.roulette,
      'sic bo': drawn.sicBo,
    });
  });

  const articles = Object.entries({
    TY: helpOnDraws.texts.TY?.content ?? '',
    ...Object.fromEntries(Object.entries(translations).map(([code, { help }]) => [code, help.draws?.content ?? ''])),
  });

  it.each(articles)('and the formulas stand in the help in %s', (_, content) => {
    expect([...content.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code)).toEqual([
      'HMAC-SHA-256(server seed, client seed:nonce:b)',
      '2^32 - (2^32 mod n)',
      'floor(99 × 2^52 / (2^52 - s))',
      'SHA-256',
      serverSeed,
      seeds.clientSeed,
      String(seeds.nonce),
      drawn.hash,
      drawn.block,
      String(drawn.words[0]),
      drawn.dice,
      drawn.roulette,
      drawn.sicBo,
    ]);
  });
});
