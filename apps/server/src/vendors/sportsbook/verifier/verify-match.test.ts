// @covers sports-match-verifier offline-verifier sports-outrights shared-rounds

import type { BookMatch } from '@baize/contract';
import { esportsLeagues, sportsLeagues } from '@baize/games/virtual-league';
import { expect, test } from 'vitest';
import { useVerifierPage } from '../../../../test/support/verifier-page.ts';
import { publicBet } from '../public-bet.ts';
import { betOf, cupsOf, legOf, successOf, useBook } from '../testing/book.fixture.ts';
import { type ShownBet, type ShownMatch, verifyBookBet, verifyMatch } from './verify-match.ts';

const { build, player, scheduled, untilAllHaveEnded, money } = useBook([...sportsLeagues, ...esportsLeagues]);
const { ask } = useVerifierPage();

const otherSeed = (seed: string) => seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
const isOf = (sports: readonly string[]) => (match: BookMatch) => sports.includes(match.sport);

/** A settled bet with its proof, on one match of every kind. */
async function settledBet(choose: number) {
  const book = build();
  const who = await player();
  const matches = await scheduled(book, who);
  const chosen = ['football', 'futsal', 'moba'].map((sport) => matches.find(isOf([sport])) as BookMatch);
  const legs = chosen.map((match) => legOf(match, match.sport === 'moba' ? 'MW' : 'OU'));
  const asked = betOf(legs, { choose });
  expect(successOf(await book.placeBet(who.session, asked)).bet.state).toBe('ACCEPTED');
  const open = await book.proofOf(who.playerRef, asked.betId);
  money.clock.advanceMs(3_600_000);
  await untilAllHaveEnded(book);
  const proof = await book.proofOf(who.playerRef, asked.betId);
  const page = successOf(await book.showMatch(who.session, legs[0]?.matchId ?? ''));
  return { open: open?.round as ShownBet, bet: proof?.round as ShownBet, page: page as ShownMatch };
}

test.each([0, 2])(
  'a bet of three legs, %s of them a bet, is recomputed from the seeds of its matches',
  async (choose) => {
    const { open, bet } = await settledBet(choose);
    expect(bet.state).toBe('SETTLED');
    expect(await verifyBookBet(bet)).toMatchObject({ isCommitted: true, isSame: true });
    const raised = { ...bet, returnMinor: `${BigInt(bet.returnMinor ?? 0) + 1n}` };
    expect(await verifyBookBet(raised)).toMatchObject({ isCommitted: true, isSame: false });
    const [first, ...others] = bet.matches;
    if (!first) throw new Error('no match');
    const moved = { ...first, events: [...first.events, { minute: 1, side: 'home' as const }] };
    expect((await verifyBookBet({ ...bet, matches: [moved, ...others] })).isSame).toBe(false);
    const reseeded = { ...first, serverSeed: otherSeed(first.serverSeed ?? '') };
    expect((await verifyBookBet({ ...bet, matches: [reseeded, ...others] })).isCommitted).toBe(false);
    await expect(verifyBookBet(open)).rejects.toThrow('is missing');
    const outside = bet.matches.map((match) => ({ ...match, serverSeedHash: null }));
    await expect(verifyBookBet({ ...bet, matches: outside })).rejects.toThrow('no match of the bet');
  },
);

test('a bet that is shared without amounts is recomputed; an open one, or one on a result that people entered, is not shown', async () => {
  const { open, bet } = await settledBet(2);
  const shared = (round: ShownBet, withAmounts: boolean) =>
    publicBet({ round: { ...round }, serverSeed: null }, { withAmounts });
  const hidden = shared(bet, false)?.round as ShownBet | undefined;
  if (!hidden) throw new Error('nothing is shown');
  expect(hidden).toMatchObject({ openStakeMinor: '0', soldMinor: '0', returnMinor: null });
  for (const name of ['stakeMinor', 'unitStakeMinor', 'owedMinor', 'cashOutMinor'])
    expect(hidden).not.toHaveProperty(name);
  expect(await verifyBookBet(hidden)).toMatchObject({ isCommitted: true, isSame: true });
  expect(await verifyBookBet(shared(bet, true)?.round as ShownBet)).toMatchObject({ isCommitted: true, isSame: true });
  const [first, ...others] = hidden.matches;
  const moved = [{ ...first, events: [] }, ...others] as ShownBet['matches'];
  expect((await verifyBookBet({ ...hidden, matches: moved })).isSame).toBe(false);
  expect(shared(open, false)).toBeNull();
  const entered = bet.matches.map((match) => ({ ...match, outcome: { status: 'postponed' } }));
  expect(shared({ ...bet, matches: entered as unknown as ShownBet['matches'] }, false)).toBeNull();
});

test('a result that people entered decides, while the match itself follows from its seed still', async () => {
  const { bet } = await settledBet(0);
  const voided = { status: 'postponed', score: { home: 0, away: 0 }, voidMarkets: [] } as const;
  const matches = bet.matches.map((match) => ({ ...match, outcome: voided }));
  const legs = bet.legs.map((leg) => ({ ...leg, result: 'void' as const }));
  expect(await verifyBookBet({ ...bet, matches, legs, returnMinor: '1000' })).toMatchObject({ isSame: true });
});

test('a match is recomputed with its teams, its events by minute, its score and who wins', async () => {
  const { page } = await settledBet(0);
  const verdict = await verifyMatch(page, '');
  expect(verdict).toMatchObject({ isCommitted: true, isSame: true });
  const { score } = page.match;
  const winner = score.home > score.away ? '1' : score.home < score.away ? '2' : 'X';
  expect(verdict.recomputed).toMatchObject({ score, winners: { '1X2': [winner] } });
  const lost = { ...page, match: { ...page.match, score: { home: score.away + 1, away: score.home } } };
  expect((await verifyMatch(lost, '')).isSame).toBe(false);
  const renamed = { ...page, match: { ...page.match, home: 'Another Team' } };
  expect((await verifyMatch(renamed, '')).isSame).toBe(false);
  const unknown = { ...page, match: { ...page.match, matchId: 'no-match' } };
  await expect(verifyMatch(unknown, '')).rejects.toThrow('follows from no seed');
});

test('the page, from a file and without a network, recomputes a bet and a match', async () => {
  const { open, bet, page } = await settledBet(2);
  expect(await ask(bet)).toBe('true');
  expect(await ask({ ...bet, returnMinor: `${BigInt(bet.returnMinor ?? 0) + 1n}` })).toBe('false');
  expect(await ask(open)).toBe('unknown');
  expect(await ask({ success: true, value: page })).toBe('true');
  const { serverSeed, serverSeedHash } = page.fairness;
  expect(await ask({ ...page, fairness: { serverSeedHash, serverSeed: null } }, serverSeed ?? '')).toBe('true');
  expect(await ask({ ...page, fairness: { serverSeedHash, serverSeed: otherSeed(serverSeed ?? '') } })).toBe('false');
});

test('the page recomputes a cup and a bet on it', async () => {
  const book = build();
  const who = await player();
  const cup = (await cupsOf(book, who)).find(({ state }) => state === 'scheduled');
  if (!cup) throw new Error('no cup');
  const asked = betOf([legOf(cup, 'OT')]);
  successOf(await book.placeBet(who.session, asked));
  await untilAllHaveEnded(book);
  const page = successOf(await book.showMatch(who.session, cup.matchId));
  expect(await ask(page)).toBe('true');
  const [first, ...others] = page.bracket ?? [];
  const turned = first?.map((tie) => ({ ...tie, winner: tie.winner === 'home' ? 'away' : 'home' }));
  expect(await ask({ ...page, bracket: [turned, ...others] })).toBe('false');
  expect(await ask((await book.proofOf(who.playerRef, asked.betId))?.round)).toBe('true');
});
