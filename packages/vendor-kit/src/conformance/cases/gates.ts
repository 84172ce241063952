import type { Actor } from '../actor.ts';
import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';
import type { Sent } from '../sent.ts';

type Way = (player: Actor, name: string, amountMinor: bigint, more?: { session?: string; currency?: string }) => Sent;

/** Every way in which a stake is taken. */
const stakes: Record<string, Way> = {
  debit: (player, name, amountMinor, more) => player.debit(name, amountMinor, more),
  play: (player, name, amountMinor, more) => player.play({ [name]: amountMinor }, {}, { roundEnd: false, ...more }),
  makeBet: (player, name, amountMinor, more) => player.makeBet(name, amountMinor, more),
};
/** Every way in which money leaves a player. */
const ways: Record<string, Way> = {
  ...stakes,
  transferIn: (player, name, amountMinor, more) => player.transferIn(name, amountMinor, more?.session),
};

export const gateCases = groupOf('gates', 'E', [
  {
    title: 'no way of spending opens with another player’s session',
    proves: 'What holds for a debit holds for plays, bets and transfers.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      for (const [name, spend] of Object.entries(ways)) {
        await spend(one, name, 60n, { session: two.session }).is('SESSION_INVALID');
      }
      await one.has({ cash: 0n, locked: 0n });
      await two.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'no way of spending is left after the session’s end',
    proves: 'Who left the game cannot be charged, by no command.',
    run: async ({ player, wallet }) => {
      const left = await player();
      await wallet.endSession({ session: left.session });
      for (const [name, spend] of Object.entries(ways)) await spend(left, name, 60n).is('SESSION_INVALID');
      await left.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'no way of spending is left after the site’s session expired',
    proves: 'Logging out of the site ends every taking of money.',
    needs: ['expireSessions'],
    run: async (scenario) => {
      const gone = await scenario.player();
      await scenario.service('expireSessions')(gone);
      for (const [name, spend] of Object.entries(ways)) await spend(gone, name, 60n).is('SESSION_INVALID');
      await gone.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'no way of spending is open to a blocked player',
    proves: 'An exclusion that one kind of game overlooks is none.',
    needs: ['block'],
    run: async (scenario) => {
      const blocked = await scenario.player();
      await scenario.service('block')(blocked);
      for (const [name, spend] of Object.entries(ways)) await spend(blocked, name, 60n).is('PLAYER_BLOCKED');
      await blocked.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'no stake is taken in another currency',
    proves: 'Amounts of two currencies are never mixed, by no command.',
    run: async ({ player }) => {
      const actor = await player();
      const currency = actor.currency === 'USD' ? 'EUR' : 'USD';
      for (const [name, stake] of Object.entries(stakes)) {
        await stake(actor, name, 60n, { currency }).is('CURRENCY_MISMATCH');
      }
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'no stake is taken over the player’s limit',
    proves: 'The stakes of one play count together; a limit that one kind of game overlooks is none.',
    needs: ['stakeLimit'],
    run: async ({ player }) => {
      const careful = await player({ stakeLimitMinor: 50n });
      for (const [name, stake] of Object.entries(stakes)) {
        const answer = await stake(careful, name, 51n).is('LIMIT_REACHED');
        expectEqual(`limit.kind of ${name}`, answer.limit?.kind, 'stake');
      }
      await careful.play({ a: 30n, b: 30n }, {}).is('LIMIT_REACHED');
      await careful.has({ cash: 0n, locked: 0n });
      for (const [name, stake] of Object.entries(stakes)) await stake(careful, name, 50n).is('OK');
    },
  },
  {
    title: 'no way of spending leaves a trace when there is too little',
    proves: 'The id is still unused, whatever the command: less may come under it.',
    run: async ({ player }) => {
      const actor = await player();
      for (const [name, spend] of Object.entries(ways)) {
        await spend(actor, name, actor.startMinor + 1n).is('INSUFFICIENT_FUNDS', { cash: 0n, locked: 0n });
        expectEqual(`getTx after the refused ${name}`, await actor.codeOf(name), null);
      }
      for (const [name, spend] of Object.entries(ways)) await spend(actor, name, 10n).is('OK');
      await actor.has({ cash: -40n, locked: 10n });
    },
  },
  {
    title: 'a free round by play asks for a session too',
    proves: 'A play is the act of a player who is there, also when it costs him nothing.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.grant('grant', 1, '2099-12-31T23:59:59Z').is('OK');
      const free = { free: { amountMinor: 30n, kind: 'freeround' as const, grantId: id('grant') } };
      await actor.play({}, free, { session: id('made-up') }).is('SESSION_INVALID');
      await actor.has({ cash: 0n });
      await actor.play({}, free).is('OK', { cash: 30n });
    },
  },
  {
    title: 'free rounds are granted for games that there are',
    proves: 'No player is promised free rounds that can never be played.',
    run: async ({ player, id }) => {
      const actor = await player();
      const gone = { gameCodes: [actor.gameCode, id('no-game')] };
      await actor.grant('grant', 1, '2099-12-31T23:59:59Z', gone).is('GAME_UNAVAILABLE');
      await actor.grant('grant', 1, '2099-12-31T23:59:59Z').is('OK', { replay: false });
    },
  },
]);
