// @covers verify-button bound-deal-input offline-verifier

import { rankOf } from '@baize/games/cards';
import { describe, expect, test } from 'vitest';
import { useVerifierPage } from '../../../../test/support/verifier-page.ts';
import { slotGames } from '../slots/games.ts';
import { tableGames } from '../tables/games/index.ts';
import { frameOf, successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { type StudioFrame, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { type ShownRound, verifyRound } from './verify-round.ts';

const harness = useStudioMoney();
const { address, newPage, ask } = useVerifierPage();

const roundsOf: Record<string, (frame: StudioFrame) => Promise<ShownRound>> = {
  dice: async (frame) => (await successOf(frame.play({ direction: 'over', winningFaces: 5_000 }))).round,
  coin_flip: async (frame) => (await successOf(frame.play({ side: 'heads' }))).round,
  keno_mini: async (frame) => (await successOf(frame.play({ picks: [3, 17, 44, 80] }))).round,
  limbo: async (frame) => (await successOf(frame.play({ target: 200 }))).round,
  wheel: async (frame) => (await successOf(frame.play({ risk: 'medium' }))).round,
  plinko: async (frame) => (await successOf(frame.play({ rows: 16, risk: 'high' }))).round,
  hi_lo: async (frame) => {
    let { round } = await successOf(frame.play({}));
    while (round.status === 'open') {
      const cards = round.view.cards as number[];
      const guess = rankOf(cards.at(-1) ?? 0) <= 7 ? 'higher' : 'lower';
      round = (await successOf(frame.step(round.roundId, { guess, at: cards.length - 1 }))).round;
    }
    return round;
  },
  video_poker: async (frame) => {
    const { round } = await successOf(frame.play({}));
    return (await successOf(frame.step(round.roundId, { hold: [0, 3] }))).round;
  },
  lucky_koi: async (frame) => (await successOf(frame.play({}))).round,
  tower: async (frame) => {
    let { round } = await successOf(frame.play({ level: 'easy' }));
    for (let row = 0; row < 3 && round.status === 'open'; row += 1) {
      round = (await successOf(frame.step(round.roundId, { tile: row, row }))).round;
    }
    if (round.status === 'settled') return round;
    return (await successOf(frame.step(round.roundId, { cashOut: true }))).round;
  },
  mines: async (frame) => {
    let { round } = await successOf(frame.play({ mines: 3 }));
    for (let field = 0; field < 3 && round.status === 'open'; field += 1) {
      round = (await successOf(frame.step(round.roundId, { field }))).round;
    }
    return round.status === 'open' ? (await successOf(frame.step(round.roundId, { cashOut: true }))).round : round;
  },
};

describe('the page, from a file and without a network, recomputes a round of', () => {
  test.each(Object.keys(roundsOf))('%s', async (gameCode) => {
    const { frame } = await harness.enter(harness.build(), gameCode);
    const round = (await roundsOf[gameCode]?.(frame)) as ShownRound;
    const { serverSeed } = (await successOf(frame.rotate())).retired;
    expect(await ask(round, serverSeed)).toBe('true');
    expect(await ask({ ...round, payoutMinor: `${BigInt(round.payoutMinor ?? 0) + 1n}` }, serverSeed)).toBe('false');
    expect(
      await ask(
        round,
        serverSeed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toBe('false');
    expect(await ask(round)).toBe('unknown');
  });

  test.each(slotGames.map(({ gameCode }) => gameCode))('%s', async (gameCode) => {
    const studio = harness.build();
    const { frame, session } = await harness.enter(studio, gameCode);
    const slot = frameOf(studio, session);
    let { round } = await successOf(slot.spin('1000'));
    for (let tile = 0; !round.events.some(({ type }) => type === 'roundEnded'); tile += 1) {
      round = (await successOf(slot.pick(round.roundId, tile))).round;
    }
    await successOf(slot.presented(round.roundId));
    const { serverSeed } = (await successOf(frame.rotate())).retired;
    expect(await ask(round, serverSeed)).toBe('true');
    expect(await ask({ ...round, payoutMinor: `${BigInt(round.payoutMinor) + 1n}` }, serverSeed)).toBe('false');
  });

  test.each(tableGames.map((game) => [game.gameCode, game] as const))('%s', async (gameCode, game) => {
    const { frame } = await harness.enter(harness.build(), gameCode);
    const drive = driveTable(harness, game);
    const roundId = await drive.until('betting');
    const [first] = game.betTypes;
    const selection = game.flight ? '2.00' : (first?.selections[0] ?? '');
    await successOf(frame.bet(roundId, [{ key: first?.key ?? '', selection, stakeMinor: '100' }]));
    await drive.until('settled');
    const [last] = (await successOf(frame.seats())).list;
    expect(await ask(last)).toBe('true');
    const { serverSeedHash, ...round } = last?.round ?? { serverSeedHash: '' };
    expect(await ask({ ...round, serverSeedHash: serverSeedHash.replace(/./g, '0') })).toBe('false');
    // Other numbers of rounds: two dice may fall alike, not all of them.
    const others = [];
    for (const ahead of [1, 2, 3, 4, 5]) {
      others.push(await ask({ ...round, serverSeedHash, number: (last?.round.number ?? 0) + ahead }));
    }
    expect(others).toContain('false');
  });
});

test('what is no round is reported in words', async () => {
  for (const text of ['', 'no json', '{}', '{"rulesVersion":"dice-0","gameCode":"dice","choice":{}}', '[]', '1']) {
    expect(await ask(text)).toBe('unknown');
  }
  await expect(verifyRound({ rulesVersion: 'crash-1', start: {}, serverSeed: null })).rejects.toThrow('not published');
});

test('a link brings the round behind the # and is verified at once, in the language that it names', async () => {
  const { frame } = await harness.enter(harness.build(), 'dice');
  const round = await roundsOf.dice?.(frame);
  const { serverSeed } = (await successOf(frame.rotate())).retired;
  const brought = new URLSearchParams({ round: JSON.stringify(round), seed: serverSeed });
  const linked = await newPage();
  try {
    await linked.goto(`${address()}?l=CN#${brought}`);
    await linked.waitForSelector('#result[data-match="true"]');
    expect(await linked.textContent('h1')).toBe('验证一局');
    expect(await linked.getAttribute('html', 'lang')).toBe('zh-Hans');
    brought.delete('seed');
    await linked.goto(`${address()}?l=VI#${brought}`);
    expect(await linked.getAttribute('#result', 'data-match')).toBeNull();
    expect(await linked.textContent('#result')).toContain('Hãy ngừng dùng nó');
  } finally {
    await linked.close();
  }
});
