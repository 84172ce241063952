import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';

export const playCases = groupOf('play', 'P', [
  {
    title: 'stake, win and the end of the round in one trip',
    proves: 'An instant game needs one answer.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK', { cash: -35n });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 25n });
      await actor.debit('more', 10n).is('ROUND_CLOSED');
      await actor.cancel('cancel', 'bet').is('ROUND_CLOSED');
    },
  },
  {
    title: 'the same play again moves nothing',
    proves: 'A repeated trip neither charges nor pays again.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK', { cash: -35n });
      await actor.play({ bet: 60n }, { win: 25n }).is('OK', { cash: -35n, replay: true });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 25n });
    },
  },
  {
    title: 'the same ids with another stake or win are a conflict',
    proves: 'The whole trip is the act, not its ids alone.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK');
      await actor.play({ bet: 60n }, { win: 26n }).is('TX_CONFLICT');
      await actor.play({ bet: 61n }, { win: 25n }).is('TX_CONFLICT');
      await actor.play({ bet: 60n }, { 'win-2': 25n }).is('TX_CONFLICT');
      await actor.has({ cash: -35n });
    },
  },
  {
    title: 'a play that cannot be paid leaves nothing',
    proves: 'All or nothing: no win without its stake, no round, no id spent.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: actor.startMinor + 1n }, { win: 0n }).is('INSUFFICIENT_FUNDS');
      expectEqual('getTx of the stake', await actor.codeOf('bet'), null);
      expectEqual('getTx of the win', await actor.codeOf('win'), null);
      await actor.play({ bet: 60n }, { win: 0n }).is('OK', { cash: -60n });
    },
  },
  {
    title: 'a win does not pay the stake that won it',
    proves: 'A player stakes what he has, not what he is about to win.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: actor.startMinor + 1n }, { win: 5_000n }).is('INSUFFICIENT_FUNDS');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'several stakes and wins in one trip',
    proves: 'Sums are right, and the stakes count together against the balance.',
    run: async ({ player }) => {
      const actor = await player();
      const half = actor.startMinor / 2n + 1n;
      await actor.play({ a: half, b: half }, { c: 1n }).is('INSUFFICIENT_FUNDS');
      await actor.play({ a: 60n, b: 40n }, { c: 30n, d: 20n }).is('OK', { cash: -50n });
      await actor.roundIs('round', 'closed', { stake: 100n, payout: 50n });
    },
  },
  {
    title: 'a play does not follow a debit of one of its ids',
    proves: 'An id booked by another act is a conflict, and the rest of the trip is not booked.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK', { cash: -60n });
      await actor.play({ bet: 60n }, { win: 500n }).is('TX_CONFLICT');
      await actor.has({ cash: -60n });
      expectEqual('getTx of the win', await actor.codeOf('win'), null);
    },
  },
  {
    title: 'a debit does not follow a play of its id',
    proves: 'The other way round too.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK');
      await actor.debit('bet', 60n).is('TX_CONFLICT');
      await actor.has({ cash: -35n });
    },
  },
  {
    title: 'a play of a barred id books nothing',
    proves: 'A cancel that overtook the play holds for the whole trip.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.cancel('cancel', 'bet').is('OK');
      await actor.play({ bet: 60n }, { win: 500n }).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
      expectEqual('getTx of the win', await actor.codeOf('win'), null);
    },
  },
  {
    title: 'one id twice in a play is a conflict',
    proves: 'Each stake and each win has an id of its own.',
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.play({ same: 60n }, { same: 500n }).is('TX_CONFLICT');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a closed round takes no play',
    proves: 'The end of a round holds for every command.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }).is('OK');
      await actor.play({ 'bet-2': 60n }, { 'win-2': 25n }).is('ROUND_CLOSED');
      await actor.has({ cash: -35n });
    },
  },
  {
    title: 'a play may leave its round open',
    proves: 'Respins and bonus games go on in the same round.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 25n }, { roundEnd: false }).is('OK', { cash: -35n });
      await actor.play({ 'bet-2': 10n }, { 'win-2': 5n }).is('OK', { cash: -40n });
      await actor.roundIs('round', 'closed', { stake: 70n, payout: 30n });
    },
  },
  {
    title: 'a stake that came by play is cancelled like any other',
    proves: 'The way a stake came does not matter.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, {}, { roundEnd: false }).is('OK', { cash: -60n });
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.play({ bet: 60n }, {}, { roundEnd: false }).is('TX_CANCELLED');
    },
  },
  {
    title: 'a play asks for a session and an offered game',
    proves: 'The same gate as for a debit.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.play({ bet: 60n }, { win: 500n }, { session: id('made-up') }).is('SESSION_INVALID');
      await actor.play({ bet: 60n }, { win: 500n }, { gameCode: id('no-game') }).is('GAME_UNAVAILABLE');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a play without a stake pays nothing into a round whose stakes came back',
    proves: 'A stake given back wins nothing, by no command.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.play({}, { win: 500n }).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a play without a stake needs a round that is there',
    proves: 'No win without a bet; a win that overtook its bet may come again.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.play({}, { win: 500n }).is('REF_NOT_FOUND');
      await actor.has({ cash: 0n });
      await actor.debit('bet', 60n).is('OK');
      await actor.play({}, { win: 500n }).is('OK', { cash: 440n });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 500n });
    },
  },
]);
