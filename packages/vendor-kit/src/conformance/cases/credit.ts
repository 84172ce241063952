import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';
import { maxShareOfBalanceMinor } from './bad-values.ts';

/** Of 15 digits, and no round number. */
const oddMinor = 999_999_999_999_937n;

export const creditCases = groupOf('credit', 'C', [
  {
    title: 'a credit after its debit is paid',
    proves: 'The plain course of a won round.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.credit('win', 100n).is('OK', { cash: 40n });
      await actor.roundIs('round', 'open', { stake: 60n, payout: 100n });
    },
  },
  {
    title: 'the same credit again pays nothing',
    proves: 'A win repeated after a time-out is paid once.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      const first = await actor.credit('win', 100n).is('OK', { cash: 40n });
      const again = await actor.credit('win', 100n).is('OK', { cash: 40n, replay: true });
      expectEqual('ledgerId of the repeat', again.ledgerId, first.ledgerId);
      await actor.roundIs('round', 'open', { stake: 60n, payout: 100n });
    },
  },
  {
    title: 'the same credit id with other content is a conflict',
    proves: 'Amount, kind and the end of the round belong to the act.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 100n).is('OK');
      await actor.credit('win', 101n).is('TX_CONFLICT');
      await actor.credit('win', 100n, { roundEnd: true }).is('TX_CONFLICT');
      await actor.credit('win', 100n, { kind: 'jackpot' }).is('TX_CONFLICT');
      await actor.has({ cash: 40n });
    },
  },
  {
    title: 'a credit before its debit is told to come again',
    proves: 'Messages that overtake each other pay nothing without a stake, and lose nothing.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.credit('win', 100n).is('REF_NOT_FOUND');
      await actor.has({ cash: 0n });
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.credit('win', 100n).is('OK', { cash: 40n });
    },
  },
  {
    title: 'a credit that names an unseen stake beside a known one waits',
    proves: 'All stakes that a win answers must have come.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 100n, { refs: ['bet', 'raise'] }).is('REF_NOT_FOUND');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a credit after the cancel of its stake is not paid',
    proves: 'A stake given back wins nothing.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.credit('win', 100n).is('TX_CANCELLED');
      await actor.credit('win', 100n, { refs: [] }).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a credit is paid while one of its stakes still stands',
    proves: 'Taking one of two bets back does not kill the other.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('raise', 40n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: -40n });
      await actor.credit('win', 100n, { refs: ['bet', 'raise'] }).is('OK', { cash: 60n });
    },
  },
  {
    title: 'a closed round pays no win',
    proves: 'What was settled stays as it was told to the player.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 100n, { roundEnd: true }).is('OK');
      await actor.credit('late', 5n).is('ROUND_CLOSED');
      await actor.has({ cash: 40n });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 100n });
    },
  },
  {
    title: 'a jackpot is paid after the round’s end',
    proves: 'A pool that is drawn later still reaches its winner.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.endRound().is('OK');
      await actor.credit('jackpot', 500n, { kind: 'jackpot' }).is('OK', { cash: 440n });
      await actor.credit('jackpot', 500n, { kind: 'jackpot' }).is('OK', { cash: 440n, replay: true });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 500n });
    },
  },
  {
    title: 'a credit of 0 is kept',
    proves: 'A lost round is told and remembered like a won one.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 0n, { roundEnd: true }).is('OK', { cash: -60n });
      await actor.credit('win', 0n, { roundEnd: true }).is('OK', { cash: -60n, replay: true });
      await actor.credit('win', 100n, { roundEnd: true }).is('TX_CONFLICT');
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'a credit is paid after the session’s end',
    proves: 'Who closes the game in mid-spin still receives his win.',
    run: async ({ player, wallet }) => {
      const left = await player();
      await left.debit('bet', 60n).is('OK');
      await wallet.endSession({ session: left.session });
      await left.credit('win', 100n).is('OK', { cash: 40n });
    },
  },
  {
    title: 'a credit is paid after the site’s session expired',
    proves: 'Credits ask for no session at all.',
    needs: ['expireSessions'],
    run: async (scenario) => {
      const gone = await scenario.player();
      await gone.debit('bet', 60n).is('OK');
      await scenario.service('expireSessions')(gone);
      await gone.credit('win', 100n).is('OK', { cash: 40n });
    },
  },
  {
    title: 'a blocked player’s win is paid',
    proves: 'A block stops new bets, never what was won.',
    needs: ['block'],
    run: async (scenario) => {
      const blocked = await scenario.player();
      await blocked.debit('bet', 60n).is('OK');
      await scenario.service('block')(blocked);
      await blocked.credit('win', 100n).is('OK', { cash: 40n });
    },
  },
  {
    title: 'a credit names stakes of its own round',
    proves: 'A stake cannot win in a round where it was not placed.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('elsewhere', 10n, { roundId: id('second') }).is('OK');
      await actor.credit('win', 100n, { roundId: id('second') }).is('TX_CONFLICT');
      await actor.has({ cash: -70n });
    },
  },
  {
    title: 'a credit names stakes of its own player',
    proves: 'A win goes to who staked.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n).is('OK');
      await two.credit('win', 100n).is('TX_CONFLICT');
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'a balance of 15 digits moves by the unit',
    proves: 'Money is whole numbers from end to end: no floating point anywhere on the way.',
    run: async ({ player }) => {
      const rich = await player({ balanceMinor: maxShareOfBalanceMinor });
      await rich.debit('bet', oddMinor).is('OK', { cash: -oddMinor });
      await rich.credit('win', 29n).is('OK', { cash: 29n - oddMinor });
      await rich.has({ cash: 29n - oddMinor });
      await rich.roundIs('round', 'open', { stake: oddMinor, payout: 29n });
    },
  },
  {
    title: 'a credit for a player whom the vendor never met waits',
    proves: 'No money goes to nobody.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 100n, { playerRef: id('stranger') }).is('REF_NOT_FOUND');
    },
  },
  {
    title: 'a round may pay several wins',
    proves: 'Free games and tables pay bit by bit.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('win', 10n).is('OK', { cash: -50n });
      await actor.credit('win-2', 20n).is('OK', { cash: -30n });
      await actor.credit('win-3', 30n, { roundEnd: true }).is('OK', { cash: 0n });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 60n });
    },
  },
  {
    title: 'the id of a debit is no id for a credit',
    proves: 'Ids are one list for all commands of a vendor.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.credit('bet', 60n).is('TX_CONFLICT');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a win without references goes to the round’s own player',
    proves: 'Who names no stake names a round, and a round has one player.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n).is('OK');
      await two.credit('win', 100n, { refs: [] }).is('TX_CONFLICT', { cash: 0n });
      await two.play({}, { prize: 100n }).is('TX_CONFLICT', { cash: 0n });
      await one.credit('win', 100n, { refs: [] }).is('OK', { cash: 40n });
    },
  },
]);
