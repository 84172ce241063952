import { encodeRequest } from '../../http/index.ts';
import type { Actor } from '../actor.ts';
import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';
import { compareWithReference } from '../random-acts.ts';
import { range, type Scenario } from '../scenario.ts';
import type { Sent } from '../sent.ts';
import { allSequences, compareWithModel } from '../sequences.ts';
import { debitBody } from './signing.ts';

const lateExpiry = '2099-12-31T23:59:59Z';
const dayMs = 86_400_000;
const maxSequence = 4;
const randomStreams = 12;
const randomLength = 60;

/** As a vendor does that is told to come again: sends until something else is answered. */
async function untilTaken(scenario: Scenario, send: () => Sent): Promise<void> {
  await scenario.eventually('an act that waits for another', async () => (await send().answer).code === 'OK', 'OK');
}

/** One of every command that books something, in an order that works. */
const oneOfEach = (player: Actor, hasOwnWallet: boolean): (() => Sent)[] => [
  () => player.debit('bet', 60n),
  () => player.credit('win', 100n),
  () => player.play({ stake: 10n }, { prize: 20n }, { roundEnd: false }),
  () => player.endRound(),
  () => player.adjust('adjust', 5n),
  () => player.promo('gift', 7n),
  () => player.grant('grant', 1, lateExpiry),
  () => player.freeWin('free', 9n, 'grant'),
  () => player.cancelGrant('revoke', 'grant'),
  () => player.makeBet('hold', 30n),
  () => player.commit('hold'),
  () => player.settle('hold', 45n),
  () => player.resettle('hold', 2, 40n),
  () => player.cancel('cancel', 'never-came'),
  ...(hasOwnWallet ? [() => player.transferIn('in', 11n), () => player.transferOut('out', 11n)] : []),
];
/** What the acts of `oneOfEach` change. */
const changeOfEach = -60n + 100n + 10n + 5n + 7n + 9n - 30n + 40n;

export const faultCases = groupOf('faults', 'F', [
  {
    title: 'every command sent twice counts once',
    proves: 'Double delivery is harmless for all commands alike.',
    run: async ({ player, target }) => {
      const actor = await player();
      for (const send of oneOfEach(actor, !target.isSingle)) {
        await send().is('OK');
        await send().is('OK', { replay: true });
      }
      await actor.has({ cash: changeOfEach, locked: 0n });
    },
  },
  {
    title: 'the whole evening sent again counts once',
    proves: 'A vendor that starts again from its log moves nothing; the answers are replays.',
    run: async ({ player, target }) => {
      const actor = await player();
      const all = oneOfEach(actor, !target.isSingle);
      const unchanging = all.filter((_send, index) => index !== 11);
      for (const send of all) await send().is('OK');
      for (const send of unchanging) await send().is('OK', { replay: true, cash: changeOfEach });
    },
  },
  {
    title: 'a debit whose answer was lost is found again',
    proves: 'Time-out after the booking: the repeat is answered OK, and the stake is taken once.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      for (const index of range(6)) {
        const name = `bet-${index}`;
        await scenario.http.hangUp('debit', debitBody(scenario, actor, name, 10n));
        await scenario.untilKnown(() => actor.debit(name, 10n).answer);
        expectEqual(`getTx "${name}"`, await actor.codeOf(name), 'OK');
        await actor.has({ cash: -10n * BigInt(index + 1) });
      }
    },
  },
  {
    title: 'a debit given up after a lost answer costs nothing',
    proves: 'The other way out: the vendor cancels what it does not know, and the late debit stays barred.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      for (const index of range(6)) {
        const round = { roundId: scenario.id('round') };
        await scenario.http.hangUp('debit', debitBody(scenario, actor, `bet-${index}`, 10n));
        await scenario.untilKnown(() => actor.cancel(`cancel-${index}`, `bet-${index}`, round).answer);
        await scenario.eventually(
          'the debit’s end',
          async () => (await actor.codeOf(`bet-${index}`)) === 'TX_CANCELLED',
          'TX_CANCELLED',
        );
        await actor.has({ cash: 0n });
      }
    },
  },
  {
    title: 'a win whose answer was lost is paid once',
    proves: 'Time-out after the booking, on the way to the player.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.debit('bet', 60n).is('OK');
      const win = { txId: scenario.id('win'), amountMinor: 100n, kind: 'win' as const, roundEnd: true };
      const round = { roundId: scenario.id('round'), gameCode: actor.gameCode, playerRef: actor.playerRef };
      const body = encodeRequest('credit', { ...round, ...win, refTxIds: [scenario.id('bet')] });
      await scenario.http.hangUp('credit', body);
      await scenario.http.hangUp('credit', body);
      await scenario.untilKnown(() => actor.credit('win', 100n, { roundEnd: true }).answer);
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'a debit that was lost on the way is cancelled, and arrives late',
    proves: 'A message that was thought dead takes nothing when it comes.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.debit('bet', 60n).is('TX_CANCELLED');
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n, replay: true });
      await actor.debit('bet', 60n).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a round in reverse order ends right',
    proves: 'Whatever overtakes what, repeats bring every round to the same end.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.endRound().is('REF_NOT_FOUND');
      await actor.credit('win', 100n).is('REF_NOT_FOUND');
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await untilTaken(scenario, () => actor.credit('win', 100n));
      await untilTaken(scenario, () => actor.endRound());
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 100n });
    },
  },
  {
    title: 'a two-step bet in reverse order ends right',
    proves: 'Settlement, confirmation and bet may arrive backwards.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.settle('bet', 150n).is('REF_NOT_FOUND');
      await actor.commit('bet').is('REF_NOT_FOUND');
      await actor.makeBet('bet', 60n).is('OK');
      await untilTaken(scenario, () => actor.commit('bet'));
      await untilTaken(scenario, () => actor.settle('bet', 150n));
      await actor.has({ cash: 90n, locked: 0n });
    },
  },
  {
    title: 'all short sequences of bet, win and cancel agree with the reference model',
    proves: 'All 340 sequences of length 1 to 4 end in the state that the model gives, answer by answer.',
    run: async (scenario) => {
      const sequences = allSequences(maxSequence);
      expectEqual('sequences', await compareWithModel(scenario, sequences, false), sequences.length);
    },
  },
  {
    title: 'the same sequences where a win ends the round',
    proves: 'The 340 once more, with closed rounds in them.',
    run: async (scenario) => {
      const sequences = allSequences(maxSequence);
      expectEqual('sequences', await compareWithModel(scenario, sequences, true), sequences.length);
    },
  },
  {
    title: 'random acts of all kinds agree with the reference wallet',
    proves: `${randomStreams} streams of ${randomLength} acts that repeat, conflict and cross each other; a failing seed replays.`,
    run: async ({ target }) => {
      for (const seed of range(randomStreams)) await compareWithReference(target, seed + 1, randomLength);
    },
  },
  {
    title: 'a repeat after a day and more is still a repeat',
    proves: 'Ids are kept for ever, not in a cache with a lifetime.',
    needs: ['passTime'],
    isAlone: true,
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.play({ bet: 60n }, { win: 100n }).is('OK', { cash: 40n });
      await actor.cancel('cancel', 'never-came').is('OK');
      await scenario.service('passTime')({ ms: 3 * dayMs });
      await actor.play({ bet: 60n }, { win: 100n }).is('OK', { cash: 40n, replay: true });
      await actor.debit('never-came', 60n).is('TX_CANCELLED');
      await actor.has({ cash: 40n });
    },
  },
]);
