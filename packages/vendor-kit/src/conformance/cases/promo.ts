import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';

/** Far enough for any run. */
const lateExpiry = '2099-12-31T23:59:59Z';
const expiryMs = 60_000;

export const promoCases = groupOf('promo and free rounds', 'G', [
  {
    title: 'a promo is paid once, without a bet',
    proves: 'Tournament prizes and gifts are safe to repeat.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.promo('gift', 500n).is('OK', { cash: 500n });
      await actor.promo('gift', 500n).is('OK', { cash: 500n, replay: true });
      await actor.promo('gift', 501n).is('TX_CONFLICT');
      await actor.promo('gift', 500n, 'other').is('TX_CONFLICT');
      await actor.has({ cash: 500n });
    },
  },
  {
    title: 'a promo reaches offline and blocked players',
    proves: 'A prize won before is paid, whoever is there.',
    needs: ['block'],
    run: async (scenario) => {
      const gone = await scenario.player();
      await scenario.wallet.endSession({ session: gone.session });
      await scenario.service('block')(gone);
      await gone.promo('gift', 500n).is('OK', { cash: 500n });
    },
  },
  {
    title: 'a grant of free rounds moves no money',
    proves: 'Only what a free round wins is paid; the grant can be repeated.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.grant('grant', 2, lateExpiry).is('OK', { cash: 0n });
      await actor.grant('grant', 2, lateExpiry).is('OK', { cash: 0n, replay: true });
      await actor.grant('grant', 3, lateExpiry).is('TX_CONFLICT');
    },
  },
  {
    title: 'free rounds pay until they are used up',
    proves: 'A grant of two pays two, however the messages repeat.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.grant('grant', 2, lateExpiry).is('OK');
      await actor.freeWin('free', 30n, 'grant').is('OK', { cash: 30n });
      await actor.freeWin('free', 30n, 'grant').is('OK', { cash: 30n, replay: true });
      await actor.freeWin('free-2', 0n, 'grant').is('OK', { cash: 30n });
      await actor.freeWin('free-3', 30n, 'grant').is('LIMIT_REACHED');
      await actor.freeWin('free-2', 0n, 'grant').is('OK', { cash: 30n, replay: true });
    },
  },
  {
    title: 'a free round may come as a play without a stake',
    proves: 'Instant games have free rounds too.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.grant('grant', 1, lateExpiry).is('OK');
      const win = { amountMinor: 30n, kind: 'freeround' as const, grantId: id('grant') };
      await actor.play({}, { free: win }).is('OK', { cash: 30n });
      await actor.play({}, { free: win }).is('OK', { cash: 30n, replay: true });
      await actor.roundIs('round', 'closed', { stake: 0n, payout: 30n });
      await actor.play({}, { 'free-2': win }, { roundId: id('second') }).is('LIMIT_REACHED');
    },
  },
  {
    title: 'a cancelled grant pays no more',
    proves: 'A grant can be taken back; what was won before stands.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.grant('grant', 2, lateExpiry).is('OK');
      await actor.freeWin('free', 30n, 'grant').is('OK', { cash: 30n });
      await actor.cancelGrant('revoke', 'grant').is('OK', { cash: 30n });
      await actor.cancelGrant('revoke', 'grant').is('OK', { cash: 30n, replay: true });
      await actor.freeWin('free-2', 30n, 'grant').is('LIMIT_REACHED');
      await actor.has({ cash: 30n });
    },
  },
  {
    title: 'a grant that nobody made pays nothing',
    proves: 'Free rounds are paid from grants, not from names; nor is an unknown grant cancelled.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.freeWin('free', 30n, 'grant').is('REF_NOT_FOUND');
      await actor.cancelGrant('revoke', 'grant').is('REF_NOT_FOUND');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a grant pays its own player',
    proves: 'Nobody plays on another’s gift.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.grant('grant', 2, lateExpiry).is('OK');
      await two.freeWin('free', 30n, 'grant').is('REF_NOT_FOUND');
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'the win of a free round is paid after the round’s end',
    proves: 'Bonus rounds are often counted late.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.grant('grant', 2, lateExpiry).is('OK');
      await actor.play({ bet: 60n }, { win: 0n }).is('OK', { cash: -60n });
      await actor.freeWin('free', 30n, 'grant', { roundId: id('round') }).is('OK', { cash: -30n });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 30n });
    },
  },
  {
    title: 'a grant that is too old pays nothing',
    proves: 'The expiry that the player was told is kept.',
    needs: ['passTime'],
    isAlone: true,
    run: async (scenario) => {
      const actor = await scenario.player();
      const round = { roundId: scenario.id('clock') };
      await actor.debit('clock', 1n, round).is('OK', { cash: -1n });
      const state = await scenario.wallet.getRound(round);
      const expiresAt = new Date(Date.parse(state?.openedAt ?? '') + expiryMs).toISOString();
      await actor.grant('grant', 2, expiresAt).is('OK');
      await actor.freeWin('free', 30n, 'grant').is('OK', { cash: 29n });
      await scenario.service('passTime')({ ms: expiryMs + 1_000 });
      await actor.freeWin('free-2', 30n, 'grant').is('LIMIT_REACHED');
      await actor.freeWin('free', 30n, 'grant').is('OK', { cash: 29n, replay: true });
      expectEqual('getTx of the late win', await actor.codeOf('free-2'), null);
    },
  },
  {
    title: 'nobody cancels another player’s grant',
    proves: 'A wrong message takes nobody’s gift away.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.grant('grant', 1, lateExpiry).is('OK');
      await two.cancelGrant('revoke', 'grant').is('REF_NOT_FOUND');
      await one.freeWin('free', 30n, 'grant').is('OK', { cash: 30n });
    },
  },
  {
    title: 'a grant pays in its own games',
    proves: 'A gift for one game is not won in another.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.grant('grant', 1, lateExpiry).is('OK');
      // LIMIT_REACHED where the operator knows the game, REF_NOT_FOUND where it does not.
      const elsewhere = await actor.freeWin('free', 30n, 'grant', { gameCode: id('no-game') }).answer;
      expectEqual('a free round in another game', elsewhere.status, 'refused');
      await actor.has({ cash: 0n });
      await actor.freeWin('free', 30n, 'grant').is('OK', { cash: 30n });
    },
  },
  {
    title: 'a play whose free round is refused books nothing',
    proves: 'All or nothing: no stake is kept, and one free round pays one win.',
    run: async ({ player, id }) => {
      const actor = await player();
      const free = { amountMinor: 30n, kind: 'freeround' as const, grantId: id('grant') };
      await actor.play({ bet: 60n }, { free }).is('REF_NOT_FOUND', { cash: 0n });
      await actor.grant('grant', 1, lateExpiry).is('OK');
      const both = await actor.play({}, { free, 'free-2': free }).answer;
      expectEqual('a play of two wins on one free round', both.status, 'refused');
      await actor.play({ bet: 60n }, { free }).is('OK', { cash: -30n });
      await actor.play({ 'bet-2': 60n }, { 'free-2': free }, { roundId: id('second') }).is('LIMIT_REACHED');
      await actor.has({ cash: -30n });
      expectEqual('getTx of the refused stake', await actor.codeOf('bet-2'), null);
    },
  },
]);
