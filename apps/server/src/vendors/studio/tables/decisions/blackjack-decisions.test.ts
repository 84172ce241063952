// @covers table-decisions

import { cardOf } from '@baize/games/cards';
import { type Decision, settleBets } from '@baize/games/table-engine';
import { beforeAll, expect, test } from 'vitest';
import { successOf } from '../../testing/frame.ts';
import { driveTable, type TableDrive } from '../../testing/random-table.fixture.ts';
import { type Entered, useStudioMoney } from '../../testing/studio-money.fixture.ts';
import { blackjackTable as game } from '../games/blackjack.ts';

const harness = useStudioMoney();
const { money } = harness;
const opening = 1_000_000n;
const main = { key: 'main', selection: '', stakeMinor: '1000' };
const notOffered = { ok: false, message: 'step_not_offered' };
let drive: TableDrive;
beforeAll(() => {
  drive = driveTable(harness, game);
});

const ranks = 'A23456789TJQK';
const cards = (text: string, suit: 'spades' | 'hearts') =>
  [...text].map((rank) => cardOf(ranks.indexOf(rank) + 1, suit));
/** What is behind the cards that matter: tens. */
const places = (text: string, count: number) => cards(text.padEnd(count, 'T'), 'hearts');
/** A round by its cards: the players' hand, the dealer's with the card that is seen first, what the two hands draw. */
const dealOf = ({ player, dealer, first = '', second = '' }: Round) => ({
  player: cards(player, 'spades'),
  dealer: cards(dealer, 'hearts'),
  first: places(first, 20),
  second: places(second, 20),
  rest: places('', 10),
});

interface Round {
  player: string;
  dealer: string;
  first?: string;
  second?: string;
  /** Phase by phase, what is refused and then what is decided: a hand and its action. */
  phases: readonly { refused: readonly string[]; decided: readonly string[] }[];
}
const rounds: readonly (readonly [string, Round])[] = [
  [
    'a split of unequal cards, insurance without an ace, a second hand that is not there',
    {
      ...{ player: '98', dealer: '6T' },
      phases: [
        {
          refused: ['0 split', '0 insure', '0 noInsurance', '1 hit', '1 stand', '0 play', '0 fold', '2 double'],
          decided: ['0 stand'],
        },
      ],
    },
  ],
  [
    'insurance under a ten, whose hole card the dealer has looked at',
    { player: '95', dealer: 'T7', phases: [{ refused: ['0 insure', '0 noInsurance'], decided: ['0 stand'] }] },
  ],
  [
    'a double, a split and insurance after a hit',
    {
      ...{ player: '22', dealer: '6T', first: '34' },
      phases: [
        { refused: ['0 insure'], decided: ['0 hit'] },
        { refused: ['0 double', '0 split', '0 insure', '1 hit'], decided: ['0 hit'] },
        { refused: ['0 double', '0 split'], decided: ['0 stand'] },
      ],
    },
  ],
  [
    'a second split, of either hand, though both are pairs again',
    {
      ...{ player: '88', dealer: '6T', first: '83', second: '82' },
      phases: [
        { refused: ['1 hit', '1 split'], decided: ['0 split'] },
        { refused: ['0 split', '1 split', '2 hit', '0 insure'], decided: ['0 double', '1 hit'] },
        { refused: ['0 hit', '0 stand', '0 double', '1 double', '1 split'], decided: ['1 stand'] },
      ],
    },
  ],
  [
    'more for a hand that has come to 21',
    {
      ...{ player: '88', dealer: '6T', first: '3T', second: '22' },
      phases: [
        { refused: [], decided: ['0 split'] },
        { refused: [], decided: ['0 hit', '1 hit'] },
        { refused: ['0 hit', '0 stand', '0 double'], decided: ['1 stand'] },
      ],
    },
  ],
  [
    'play before an ace of the dealer is insured or not, and insurance behind it',
    {
      ...{ player: '95', dealer: 'A6' },
      phases: [
        { refused: ['0 hit', '0 stand', '0 double', '0 split', '1 insure'], decided: ['0 insure'] },
        { refused: ['0 insure', '0 noInsurance', '0 split', '1 stand'], decided: ['0 double'] },
      ],
    },
  ],
];

const phaseOf = async ({ frame }: Entered) => (await successOf(frame.table())).state.round?.phase?.number ?? 0;

async function untilPhase(player: Entered, number: number): Promise<void> {
  for (let step = 0; step < 1_000; step += 1) {
    if ((await phaseOf(player)) === number) return;
    money.clock.advanceMs(await drive.step());
  }
  throw new Error(`phase ${number} never came`);
}

/** Whether players of the round that runs are asked anything: a blackjack is over with the deal. */
async function isDecided(): Promise<boolean> {
  let { status } = await drive.last();
  for (; status !== 'deciding' && status !== 'settled'; { status } = await drive.last())
    money.clock.advanceMs(await drive.step());
  return status === 'deciding';
}

/** A player with a main bet, when the round has been dealt with these cards. */
async function dealtWith(round: Round): Promise<{ player: Entered; roundId: string }> {
  const roundId = await drive.until('betting');
  const player = await harness.enter(harness.build(), game.gameCode, opening);
  await successOf(player.frame.bet(roundId, [main]));
  if (!(await isDecided())) return dealtWith(round);
  const outcome = JSON.stringify(dealOf(round));
  await money.owner.query('update studio.table_rounds set outcome = $2 where id = $1', [roundId, outcome]);
  return { player, roundId };
}

/** What of a player must not move by a refusal. */
async function standing({ frame, memberId }: Entered) {
  const { seat } = await successOf(frame.table());
  const { rows } = await money.owner.query('select count(*)::int from bets where member_id = $1', [memberId]);
  return { seat, cash: await money.cashOf(memberId), bets: rows };
}

test.each(rounds)('%s: not on offer, and no money moves', async (_, round) => {
  const { player, roundId } = await dealtWith(round);
  const decisions: Decision[] = [];
  for (const [index, { refused, decided }] of round.phases.entries()) {
    const phase = index + 1;
    await untilPhase(player, phase);
    const before = await standing(player);
    const decide = (step: string) => {
      const [hand, action = ''] = step.split(' ');
      return { hand: Number(hand), action, answer: player.frame.decide(roundId, phase, Number(hand), action) };
    };
    for (const step of refused) expect([step, await decide(step).answer]).toEqual([step, notOffered]);
    expect(await standing(player)).toEqual(before);
    for (const step of decided) {
      const { hand, action, answer } = decide(step);
      await successOf(answer);
      decisions.push({ phase, hand, action });
    }
  }
  await drive.until('settled');
  const [last] = (await successOf(player.frame.seats(1))).list;
  if (last?.round.roundId !== roundId) throw new Error('no seat');
  expect(last.seat.decisions).toEqual(decisions);
  const further = decisions.flatMap(({ hand, action }) => {
    if (action === 'double') return [{ key: 'double', selection: `${hand}`, stakeMinor: 1_000n }];
    if (action === 'split') return [{ key: 'split', selection: '', stakeMinor: 1_000n }];
    return action === 'insure' ? [{ key: 'insurance', selection: '', stakeMinor: 500n }] : [];
  });
  const paid = settleBets(
    [...game.betTypes, ...(game.decisions?.betTypes ?? [])],
    game.decisions?.rules.seenBy(dealOf(round), decisions) ?? {},
    [{ ...main, stakeMinor: 1_000n }, ...further],
  );
  expect(await money.cashOf(player.memberId)).toBe(opening - paid.stakeMinor + paid.payoutMinor);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
