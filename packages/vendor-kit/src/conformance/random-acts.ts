import { createReferenceOperator, type ReferenceOperator } from '../reference-wallet/operator.ts';
import { Actor } from './actor.ts';
import { settleTogether } from './bulk.ts';
import { CaseFailure, told } from './failure.ts';
import { Scenario, type Target } from './scenario.ts';
import type { Sent } from './sent.ts';

type Pick = <T>(of: readonly [T, ...T[]]) => T;

/** A small repeatable source of choices (mulberry32); nothing hangs on its quality. */
function choices(seed: number): Pick {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (of) => of[next() % of.length] ?? of[0];
}

/** Three ids, 400 each. */
const maxBroughtBackMinor = 1_200n;
const lateExpiry = '2099-12-31T23:59:59Z';

/** A random act of a vendor, told once, to be sent by any player: names and amounts come from short lists, so that acts meet. */
function randomAct(pick: Pick, idOf: (name: string) => string): (player: Actor) => Sent {
  const number = pick(['1', '2', '3']);
  const round = { roundId: idOf(`round-${pick(['1', '2'])}`) };
  const amountMinor = pick([40n, 40n, 40n, 55n, 400n]);
  const bet = `hold-${pick(['1', '2'])}`;
  const stake = `bet-${number}`;
  const win = `win-${pick(['1', '2', '3'])}`;
  const policy = pick(['refuse', 'refuse', 'allowNegative'] as const);
  const generation = pick([2, 3, 4]);
  const grant = `grant-${pick(['1', '2'])}`;
  const roundEnd = pick([false, false, false, true]);
  const kind = pick(['win', 'win', 'win', 'jackpot'] as const);
  const acts: [(player: Actor) => Sent, ...((player: Actor) => Sent)[]] = [
    (player) => player.debit(stake, amountMinor, round),
    (player) => player.debit(stake, amountMinor, round),
    (player) => player.debit(stake, amountMinor, round),
    (player) => player.credit(win, amountMinor, { refs: [stake], roundEnd, kind, ...round }),
    (player) => player.credit(win, amountMinor, { refs: [], roundEnd, kind, ...round }),
    (player) => player.cancel(`cancel-${number}`, stake, round),
    (player) => player.cancel(`cancel-${number}`, stake, round),
    (player) => player.play({ [stake]: 40n }, { [win]: amountMinor }, { roundEnd, ...round }),
    (player) => player.play({}, { [win]: amountMinor }, { roundEnd, ...round }),
    (player) => player.endRound(round),
    (player) => player.adjust(`adjust-${number}`, amountMinor, { policy, ...round }),
    (player) => player.adjust(`adjust-${number}`, -amountMinor, { policy, ...round }),
    (player) => player.promo(`promo-${number}`, amountMinor),
    (player) => player.makeBet(bet, amountMinor),
    (player) => player.commit(bet),
    (player) => player.commit(bet),
    (player) => player.discard(bet),
    (player) => player.settle(bet, amountMinor, { policy }),
    (player) => player.resettle(bet, generation, amountMinor, { policy }),
    (player) => player.resettle(bet, generation, 0n, { policy }),
    (player) => settledTogether(player, { generation, amountMinor, policy }),
    (player) => settledTogether(player, { generation: 1, amountMinor, policy }),
    (player) => player.cashOut(`cashout-${number}`, bet, amountMinor),
    (player) => player.transferIn(`in-${number}`, amountMinor),
    (player) => player.transferOut(`out-${number}`, amountMinor),
    (player) => player.grant(grant, 2, lateExpiry),
    (player) => player.freeWin(`free-${number}`, amountMinor, grant),
  ];
  return pick(acts);
}

/** Both bets in one command; looked at is the answer of the last, whose balance is that after both. */
function settledTogether(
  player: Actor,
  { generation, amountMinor, policy }: { generation: number; amountMinor: bigint; policy: 'refuse' | 'allowNegative' },
): Sent {
  const [, last] = settleTogether(player.wallet, [
    { player, bet: 'hold-1', payoutMinor: amountMinor, more: { generation, policy } },
    { player, bet: 'hold-2', payoutMinor: 0n, more: { generation: 1, policy } },
  ]);
  if (!last) throw new TypeError('two bets have two answers');
  return last;
}

async function resultOf(player: Actor, sent: Sent): Promise<string> {
  const { code, replay, balance } = await sent.answer;
  const cash = balance && balance.cashMinor - player.startMinor;
  return told({ code, replay, cash, locked: balance?.lockedMinor });
}

/**
 * Sends the same random acts to the wallet under test and to the reference wallet, and compares each answer. A failure tells the seed,
 * the step and the way there; the same seed sends the same acts.
 */
export async function compareWithReference(target: Target, seed: number, length: number): Promise<void> {
  const scenario = new Scenario(target);
  const players = [
    await scenario.player({ balanceMinor: 300n }),
    await scenario.player({ balanceMinor: 300n }),
  ] as const;
  const operator = createReferenceOperator(['twin'], [players[0].gameCode]);
  await fillBoth(scenario, operator);
  const twins = [await twinOf(scenario, operator, players[0]), await twinOf(scenario, operator, players[1])] as const;
  const pick = choices(seed);
  const way: string[] = [];
  for (let step = 1; step <= length; step += 1) {
    const act = randomAct(pick, scenario.id);
    // The second player mostly meets what the first has done.
    const who = pick([0, 0, 0, 0, 1] as const);
    const [player, twin] = [players[who], twins[who]];
    const [sent, expectedSent] = [act(player), act(twin)];
    const [got, expected] = [await resultOf(player, sent), await resultOf(twin, expectedSent)];
    way.push(`${who === 1 ? 'second player: ' : ''}${sent.what} ${expected}`);
    if (got !== expected) throw new CaseFailure(`seed ${seed}, step ${step}: ${way.join('; ')}`, expected, got);
  }
}

/** As much stands in the vendor's own wallet, here and there, as the acts of a stream can bring back. */
async function fillBoth(scenario: Scenario, operator: ReferenceOperator): Promise<void> {
  const { isSingle = false } = scenario.target;
  Object.assign(operator.vendorOf('twin'), { hasOwnWallet: !isSingle, floatMinor: maxBroughtBackMinor });
  if (!isSingle) await scenario.fillFloat(maxBroughtBackMinor);
}

/** The same player at a reference operator. */
async function twinOf(
  scenario: Scenario,
  operator: ReferenceOperator,
  { startMinor, playerId }: Actor,
): Promise<Actor> {
  const wallet = operator.walletFor('twin');
  const { launchToken } = await operator.adminFor('twin').newPlayer({ balanceMinor: startMinor });
  const entered = await wallet.authenticate({ launchToken });
  if (entered.status !== 'ok') throw new TypeError('the reference operator lets nobody in');
  return new Actor({ wallet, entered: entered.value, playerId, idOf: scenario.id });
}
