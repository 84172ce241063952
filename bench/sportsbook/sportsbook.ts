import type { Measurement } from '../measurement.ts';
import { durationsMs, percentile, twoDigits } from '../statistics.ts';
import { type BenchBook, withBook } from './open-book.ts';
import { endMatches, type OpenBet, seedBets, seedMatches, selectionsOfMatch } from './seed.ts';

const matchCount = 20_000;
const playerCount = 64;
const reads = 200;
const listed = 50;
const placingMs = 10_000;
const stakeMinor = 1_000n;
const heldAtOnce = 64;
const writtenAtOnce = 5_000;
const legsOfParlay = 3;
const matchesOfDay = 200;
const maxPerSettlement = 1_000;
const targets = { listMs: 30, searchMs: 50, betsPerSecond: 1_000, betMs: 150, settleSeconds: 30, openBets: 200_000 };

const numberOf = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const idOf = (place: number) => `bench-${1 + (place % matchCount)}`;

/** A full book: its list and search, bets that come in, and a match day that is settled. */
export const measureSportsbook = (dataFolder: string): Promise<Measurement[]> =>
  withBook(dataFolder, playerCount, async (bench) => {
    await seedMatches(bench.owner, matchCount);
    const rows = [...(await measureLists(bench)), await measureBets(bench)];
    return [...rows, await measureSettlement(bench, numberOf('bets', targets.openBets))];
  });

async function measureLists({ book, players }: BenchBook): Promise<Measurement[]> {
  const session = players[0]?.session ?? '';
  let place = 0;
  const next = () => {
    place += 97;
    return place;
  };
  const one = await durationsMs(reads, () => book.showMatch(session, idOf(next())));
  const list = await durationsMs(reads, () => book.listMatches(session, { count: listed, sport: 'tennis' }));
  const search = await durationsMs(reads, () =>
    book.listMatches(session, { count: listed, search: `town ${next() % 900}` }),
  );
  const p95 = (samples: readonly number[]) => twoDigits(percentile(samples, 0.95));
  const beside = (samples: readonly number[]) =>
    `one match p95 ${p95(one)} ms, ratio ${twoDigits(p95(samples) / p95(one))}`;
  const of = `${matchCount} matches with ${matchCount * selectionsOfMatch} selections`;
  return [
    {
      what: `the first ${listed} matches of a sport, of ${of}, p95`,
      value: `${p95(list)} ms`,
      target: `${targets.listMs} ms`,
      holds: p95(list) <= targets.listMs,
      baseline: beside(list),
    },
    {
      what: `search by the name of a team among them, p95`,
      value: `${p95(search)} ms`,
      target: `${targets.searchMs} ms`,
      holds: p95(search) <= targets.searchMs,
      baseline: beside(search),
    },
  ];
}

/** All players act again and again for a while. Returns how long each act took, in ms. */
async function everybody(bench: BenchBook, act: (player: BenchBook['players'][number]) => Promise<boolean>) {
  const until = performance.now() + placingMs;
  const samples: number[] = [];
  await Promise.all(
    bench.players.map(async (player) => {
      while (performance.now() < until) {
        const began = performance.now();
        if (await act(player)) samples.push(performance.now() - began);
      }
    }),
  );
  return samples;
}

async function measureBets(bench: BenchBook): Promise<Measurement> {
  const { book, wallet, gameCode, newBetId } = bench;
  const plain = await everybody(bench, async ({ session, playerRef }) => {
    const ref = { betId: newBetId(), playerRef };
    await wallet.makeBet({ ...ref, gameCode, amountMinor: stakeMinor, legs: [], pricePolicy: 'any', session });
    return (await wallet.commitBet(ref)).status === 'ok';
  });
  let place = 0;
  const bets = await everybody(bench, async ({ session }) => {
    place += 101;
    const leg = { matchId: idOf(place), market: '1X2', selection: '1', line: '', odds: '2.10' };
    const asked = {
      betId: newBetId(),
      unitStakeMinor: `${stakeMinor}`,
      choose: 0,
      pricePolicy: 'any',
      legs: [leg],
    } as const;
    const answer = await book.placeBet(session, asked);
    return answer.ok && answer.value.bet.state === 'ACCEPTED';
  });
  const perSecond = (samples: readonly number[]) => samples.length / (placingMs / 1_000);
  const p99 = twoDigits(percentile(bets, 0.99));
  return {
    what: `single bets of ${playerCount} players at once, accepted before the match`,
    value: `${Math.round(perSecond(bets))}/s, p99 ${p99} ms`,
    target: `${targets.betsPerSecond}/s, p99 ${targets.betMs} ms`,
    holds: perSecond(bets) >= targets.betsPerSecond && p99 <= targets.betMs,
    baseline: `the wallet's two steps alone ${Math.round(perSecond(plain))}/s, ratio ${twoDigits(perSecond(bets) / perSecond(plain))}`,
  };
}

/** Bets that the wallet has taken, every second one a parlay. */
async function holdBets({ wallet, players, gameCode, newBetId }: BenchBook, count: number): Promise<OpenBet[]> {
  const bets: OpenBet[] = [];
  const hold = async (place: number): Promise<void> => {
    const { session, playerRef } = players[place % players.length] ?? { session: '', playerRef: '' };
    const ref = { betId: newBetId(), playerRef };
    await wallet.makeBet({ ...ref, gameCode, amountMinor: stakeMinor, legs: [], pricePolicy: 'any', session });
    const answer = await wallet.commitBet(ref);
    if (answer.status !== 'ok') throw new Error(answer.code);
    const legs = place % 2 === 0 ? 1 : legsOfParlay;
    const matchIds = Array.from({ length: legs }, (_, leg) => idOf((place + leg * 7) % matchesOfDay));
    bets.push({ ...ref, matchIds });
  };
  let next = 0;
  const worker = async () => {
    while (next < count) await hold(next++);
  };
  await Promise.all(Array.from({ length: heldAtOnce }, worker));
  return bets;
}

async function measureSettlement(bench: BenchBook, count: number): Promise<Measurement> {
  const { owner, book, wallet, gameCode } = bench;
  const bets = await holdBets(bench, count);
  const plain = await holdBets(bench, Math.max(maxPerSettlement, Math.floor(count / 10)));
  console.log(`${bets.length} bets are open`);
  for (let from = 0; from < bets.length; from += writtenAtOnce)
    await seedBets(owner, gameCode, stakeMinor, bets.slice(from, from + writtenAtOnce));
  bench.pass(60_000);
  await endMatches(owner, new Date());
  const plainBegan = performance.now();
  for (let from = 0; from < plain.length; from += maxPerSettlement)
    await wallet.settleBets({
      bets: plain.slice(from, from + maxPerSettlement).map(
        ({ betId, playerRef }) =>
          ({
            ...{ betId, playerRef, generation: 1, payoutMinor: 2_100n, result: 'won', policy: 'refuse' },
          }) as const,
      ),
    });
  const plainRate = plain.length / ((performance.now() - plainBegan) / 1_000);
  const began = performance.now();
  await book.work();
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await owner.query<{ settled: string }>(
    `select count(*) settled from sportsbook.bets where state = 'SETTLED' and id = any($1::uuid[])`,
    [bets.map(({ betId }) => betId)],
  );
  const rate = bets.length / seconds;
  const isWhole = Number(rows[0]?.settled) === bets.length;
  return {
    what: `${bets.length} open bets of a match day settled, half of them parlays${isWhole ? '' : ', NOT ALL'}`,
    value: `${twoDigits(seconds)} s, ${Math.round(rate)}/s`,
    target: `${targets.openBets} in ${targets.settleSeconds} s (${Math.round(targets.openBets / targets.settleSeconds)}/s)`,
    holds: isWhole && rate >= targets.openBets / targets.settleSeconds,
    baseline: `the wallet alone ${Math.round(plainRate)}/s, ratio ${twoDigits(rate / plainRate)}`,
  };
}
