import { randomUUID } from 'node:crypto';
import type { AskedLeg, BookMatch } from '@baize/contract';
import { type League, sportsLeagues } from '@baize/games/virtual-league';
import type { VendorWallet } from '@baize/vendor-kit';
import { beforeAll } from 'vitest';
import { findDebts, findPlayers } from '../../../modules/gateway/index.ts';
import { type MoneyHarness, type Player, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Book, createBook } from '../book.ts';
import type { BookSettings } from '../dependencies.ts';

/** Where an answer of the wallet is lost: before anything was booked, or behind it. */
export type Loss = 'before' | 'after';
export class AnswerLost extends Error {}

const allEndedMs = 5_400_000;
const moneyActs = ['makeBet', 'commitBet', 'discardBet', 'settleBets', 'cashOut'] as const;

/** The wallet with losses by act, first come, first served. */
function lossy(wallet: VendorWallet, losses: Map<string, Loss>): VendorWallet {
  const losing = Object.fromEntries(
    moneyActs.map((name) => [
      name,
      async (request: never) => {
        const loss = losses.get(name);
        losses.delete(name);
        if (loss === 'before') throw new AnswerLost();
        const answer = await wallet[name](request);
        if (loss === 'after') throw new AnswerLost();
        return answer;
      },
    ]),
  );
  return { ...wallet, ...losing };
}

/** Those whose matches have a first half, a draw and goals. */
const goalLeagues = sportsLeagues.filter(({ rules }) => rules.kind === 'goals');

/** A book over the real ledger and gateway. */
export function useBook(leagues: readonly League[] = goalLeagues) {
  const money: MoneyHarness = useMoney();
  const losses = new Map<string, Loss>();
  let settings: BookSettings;
  const secretBox = createSecretBox('a secret of tests');
  /** The book as after a restart. */
  const build = (): Book =>
    createBook(
      {
        ...{
          wallet: lossy(money.wallet, losses),
          database: money.vendorsDatabase,
          clock: money.clock,
          secretBox,
          newId,
        },
        refusalOfStake: (stake) => money.gateway.refusalOfStake(settings.vendorCode, stake),
        staffPorts: { playersOf: (code, refs) => findPlayers(money.database, code, refs) },
        owedOf: (betIds) => findDebts(money.database, settings.vendorCode, betIds),
      },
      settings,
    );
  beforeAll(async () => {
    const { vendorCode, gameCode } = money.game;
    settings = { vendorCode, gameCode, leagues, inPlayDelayMs: 5_000 };
    await build().plan();
  });
  const player = () => money.newPlayer({ balanceMinor: 1_000_000n });
  const scheduled = async (book: Book, who: Player): Promise<BookMatch[]> =>
    (await matchesOf(book, who)).filter(({ state }) => state === 'scheduled');
  /** On to a time at which no match of before runs any more. */
  const untilAllHaveEnded = async (book: Book): Promise<void> => {
    money.clock.advanceMs(allEndedMs);
    await book.work();
    await book.plan();
  };
  return { money, losses, build, player, scheduled, untilAllHaveEnded };
}

/** The first offer of a market as a leg that is asked for. */
export function legOf({ matchId, markets }: BookMatch, market: string, index = 0): AskedLeg {
  const offered = markets.find(({ key }) => key === market)?.selections[index];
  if (!offered) throw new Error(`${matchId} has no ${market}`);
  return { matchId, market, ...offered };
}

export const betOf = (legs: readonly AskedLeg[], more: { unitStakeMinor?: string; choose?: number } = {}) => ({
  betId: randomUUID(),
  unitStakeMinor: '1000',
  choose: 0,
  pricePolicy: 'any' as const,
  legs,
  ...more,
});

/** A success's value; fails the test on a refusal. */
export function successOf<Value>(answer: { ok: true; value: Value } | { ok: false; message: string }): Value {
  if (!answer.ok) throw new Error(`refused: ${answer.message}`);
  return answer.value;
}

export const eventsOf = async (book: Book, { session }: Player): Promise<BookMatch[]> =>
  successOf(await book.listMatches(session)).matches;

/** A cup has no sides. */
export const isCup = ({ home }: Pick<BookMatch, 'home'>): boolean => home === '';
export const matchesOf = async (book: Book, who: Player): Promise<BookMatch[]> =>
  (await eventsOf(book, who)).filter((event) => !isCup(event));
export const cupsOf = async (book: Book, who: Player): Promise<BookMatch[]> =>
  (await eventsOf(book, who)).filter(isCup);
