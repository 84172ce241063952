import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import type { MatchFacts } from '@baize/testkit/sports-settlement';
import { beforeAll, expect } from 'vitest';
import { startToBeKilled } from '../../../../test/support/killed-program.ts';
import type { Player } from '../../../modules/gateway/testing/money.fixture.ts';
import type { Book } from '../book.ts';
import { successOf, useBook } from './book.fixture.ts';
import { asStaff, deskOver } from './desk.fixture.ts';
import { expectSeason } from './season-check.fixture.ts';
import { correctionFrom } from './season-corrections.fixture.ts';

const program = fileURLToPath(new URL('./killed-process.fixture.ts', import.meta.url));
export const killSteps = ['place', 'accept', 'sell', 'settle', 'resettle'] as const;
export type KillStep = (typeof killSteps)[number];

/** What a process of the sportsbook is given. */
export interface LifeOfBook {
  url: string;
  vendorsUrl: string;
  now: string;
  game: { vendorCode: string; gameCode: string };
  sessions: string[];
  step: KillStep;
}

const playerCount = 6;
/** Long enough that some get through their step, on a slow machine too. */
const maxLifeMs = 1_000;
/** Longer than a bet is left to the request that placed it. */
const betweenLivesMs = 60_000;
const ticksAfterwards = 60;
const reason = 'a test of kills';

/** What processes said before they died. */
interface Said {
  answered: Map<string, string>;
  sold: Set<string>;
}

/** Runs a process until it is somewhere in its step, then kills it. Returns where its clock stood. */
async function liveAndDie(life: LifeOfBook, lifeMs: number, said: Said): Promise<Date> {
  const running = await startToBeKilled(program, life, (output) => output.includes('begin\n'));
  await new Promise((resolve) => setTimeout(resolve, lifeMs));
  const output = await running.kill();
  let now = life.now;
  // The last line may be cut off.
  for (const line of output.split('\n').slice(0, -1)) {
    const [word = '', name = '', state = ''] = line.split(' ');
    if (word === 'answered') said.answered.set(name, state);
    if (word === 'sold') said.sold.add(name);
    if (word === 'now') now = name;
  }
  return new Date(now);
}

/** Kills processes of the sportsbook in the middle of every step; afterwards each bet has one outcome and says why, and the books are clean. */
export function useKilledBook() {
  const tools = useBook();
  const { money, build, player } = tools;
  let desk: ReturnType<typeof deskOver>['desk'];
  beforeAll(() => {
    ({ desk } = deskOver(tools));
  });

  /** Corrects the result of a match on which bets were paid. */
  const correct = async (
    book: Book,
    who: Player,
    corrected: Map<string, MatchFacts>,
    draw: (below: number) => number,
  ) => {
    const { rows } = await money.owner.query<{ match_id: string }>(
      // Cups that have ended do not name their runners any more.
      `select distinct l.match_id from sportsbook.bet_legs l join sportsbook.bets b on b.id = l.bet_id
         join sportsbook.matches m on m.id = l.match_id and m.home <> ''
       where b.state in ('SETTLED', 'VOID') and b.closed_at > $1 order by 1`,
      [new Date(money.clock.now().getTime() - 6 * 3_600_000)],
    );
    const matchId = rows.map(({ match_id }) => match_id).find((id) => !corrected.has(id));
    if (matchId === undefined) return;
    const { match } = successOf(await book.showMatch(who.session, matchId));
    const { body, facts } = correctionFrom(match, draw);
    const params = { matchId };
    const asked = await desk.staffBookPropose({ ...asStaff(money.brand.id), params, body: { ...body, reason } });
    const decision = {
      params: { resultId: successOf(asked).resultId },
      body: { decision: 'APPROVED', reason },
    } as const;
    successOf(await desk.staffBookDecide({ ...asStaff(money.brand.id, 'bert'), ...decision }));
    corrected.set(matchId, facts);
  };

  const isAny = async (question: string) => (await money.owner.query(`${question} limit 1`)).rows.length > 0;

  /** Until nothing is on its way any more. */
  const finish = async (book: Book): Promise<void> => {
    for (let tick = 0; tick < ticksAfterwards; tick++) {
      money.clock.advanceMs(5 * 60_000);
      await book.work();
      const isOpen = await isAny(
        `select from sportsbook.bets where state in ('PENDING', 'ACCEPTED') or next_state is not null`,
      );
      if (!isOpen && !(await isAny(`select from sportsbook.results where state <> 'APPLIED'`))) return;
    }
  };

  const expectAnswersKept = async ({ answered, sold }: Said): Promise<void> => {
    const { rows } = await money.owner.query<{ id: string; state: string; refusal: string; sold: boolean }>(
      `select id::text, state, refusal, state = 'CASHED_OUT' or sold_minor > 0 as sold from sportsbook.bets`,
    );
    const bets = new Map(rows.map((row) => [row.id, row]));
    for (const [betId, state] of answered) {
      expect([betId, bets.has(betId)]).toEqual([betId, true]);
      if (state === 'ACCEPTED') expect([betId, bets.get(betId)?.state]).not.toEqual([betId, 'REJECTED']);
    }
    for (const betId of sold) expect([betId, bets.get(betId)?.sold]).toEqual([betId, true]);
    for (const { id, state, refusal } of rows)
      expect([id, (state === 'REJECTED') === (refusal !== '')]).toEqual([id, true]);
  };

  return async (kills: number, seed: string) => {
    const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
    const book = build();
    const players = await Promise.all(Array.from({ length: playerCount }, () => player()));
    const [first] = players;
    if (!first) throw new Error('no players');
    const said: Said = { answered: new Map(), sold: new Set() };
    const corrected = new Map<string, MatchFacts>();
    const sessions = players.map(({ session }) => session);
    for (let kill = 0; kill < kills; kill++)
      for (const step of killSteps) {
        if (step === 'resettle') await correct(book, first, corrected, draw);
        const now = money.clock.now().toISOString();
        const life = {
          url: money.url,
          vendorsUrl: money.vendorsUrl,
          now,
          game: money.game,
          sessions,
          step,
        };
        const end = await liveAndDie(life, draw(maxLifeMs), said);
        money.clock.advanceMs(end.getTime() - money.clock.now().getTime() + betweenLivesMs);
      }
    await finish(build());
    await expectAnswersKept(said);
    const season = { book: build(), players, corrected, kinds: new Map<string, number>(), played: new Map() };
    const states = await expectSeason(tools, season);
    expect(said.answered.size).toBeGreaterThan(kills);
    await money.expectCleanBooks();
    return { states, answered: said.answered.size, sold: said.sold.size, corrected: corrected.size };
  };
}
