import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';

export const roundCases = groupOf('rounds', 'R', [
  {
    title: 'endRound closes once and can be repeated',
    proves: 'A lost round needs no credit to end, and its end can be told again.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.endRound().is('OK', { cash: -60n });
      await actor.endRound().is('OK', { cash: -60n, replay: true });
      await actor.roundIs('round', 'closed', { stake: 60n, payout: 0n });
    },
  },
  {
    title: 'the end of an unknown round is told to come again',
    proves: 'An end that overtook its bet is not lost in silence.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.endRound().is('REF_NOT_FOUND');
    },
  },
  {
    title: 'nobody ends another player’s round',
    proves: 'A wrong message closes no stranger’s bet.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n).is('OK');
      await two.endRound().is('TX_CONFLICT');
      await one.credit('win', 100n).is('OK', { cash: 40n });
    },
  },
  {
    title: 'a round belongs to one game',
    proves: 'Sums of games can be told apart.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.endRound({ gameCode: id('no-game') }).is('TX_CONFLICT');
      await actor.credit('win', 100n, { gameCode: id('no-game') }).is('TX_CONFLICT');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'getRound tells player, game and times',
    proves: 'Support and recovery see the round as the operator sees it.',
    run: async ({ player, wallet, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      const open = await wallet.getRound({ roundId: id('round') });
      expectEqual('playerRef', open?.playerRef, actor.playerRef);
      expectEqual('gameCode', open?.gameCode, actor.gameCode);
      expectEqual('closedAt of an open round', open?.closedAt, null);
      await actor.credit('win', 0n, { roundEnd: true }).is('OK');
      const closed = await wallet.getRound({ roundId: id('round') });
      const isInOrder = Date.parse(closed?.closedAt ?? '') >= Date.parse(closed?.openedAt ?? '');
      expectTrue('closedAt of a closed round', isInOrder, 'not before openedAt', closed?.closedAt);
    },
  },
  {
    title: 'getRound of an unknown round is null',
    proves: 'A vendor that lost its memory learns that no money moved.',
    run: async ({ wallet, id }) => {
      expectEqual('getRound', await wallet.getRound({ roundId: id('round') }), null);
    },
  },
  {
    title: 'a refused first stake opens no round',
    proves: 'A round stands for money.',
    run: async ({ player, wallet, id }) => {
      const actor = await player();
      await actor.debit('bet', actor.startMinor + 1n).is('INSUFFICIENT_FUNDS');
      expectEqual('getRound', await wallet.getRound({ roundId: id('round') }), null);
    },
  },
  {
    title: 'rounds of one player do not mix',
    proves: 'Two open games of one player have two sums.',
    run: async ({ player, id }) => {
      const actor = await player();
      const second = { roundId: id('second') };
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('bet-2', 40n, second).is('OK', { cash: -100n });
      await actor.credit('win-2', 70n, { refs: ['bet-2'], ...second, roundEnd: true }).is('OK', { cash: -30n });
      await actor.roundIs('round', 'open', { stake: 60n, payout: 0n });
      await actor.roundIs('second', 'closed', { stake: 40n, payout: 70n });
    },
  },
  {
    title: 'a round without a stake ends as cancelled',
    proves: 'A round whose stakes all came back and that was ended takes no new stake and pays no win.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: 0n });
      await actor.endRound().is('OK', { cash: 0n });
      await actor.endRound().is('OK', { cash: 0n, replay: true });
      await actor.debit('late', 10n).is('ROUND_CLOSED');
      await actor.credit('win', 10n, { refs: [] }).is('TX_CANCELLED');
      await actor.roundIs('round', 'cancelled', { stake: 0n, payout: 0n });
    },
  },
]);
