import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';

export const sessionCases = groupOf('session', 'S', [
  {
    title: 'a launch token opens a session',
    proves: 'The vendor learns the player, his currency and his balance from one token.',
    run: async ({ player }) => {
      const entered = await player({ balanceMinor: 1_000n });
      expectTrue('playerRef', entered.playerRef.length > 0, 'a text', entered.playerRef);
      expectTrue('currency', /^[A-Z][A-Z0-9]{1,9}$/.test(entered.currency), 'a code', entered.currency);
      await entered.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'a launch token is good for one use',
    proves: 'A token seen in a log or an address line opens nothing.',
    run: async ({ target }) => {
      const { launchToken } = await target.admin.newPlayer({ balanceMinor: 0n });
      expectEqual('first use', (await target.wallet.authenticate({ launchToken })).status, 'ok');
      const again = await target.wallet.authenticate({ launchToken });
      expectEqual('second use', again.status === 'refused' && again.code, 'SESSION_INVALID');
    },
  },
  {
    title: 'a made-up launch token opens nothing',
    proves: 'Only tokens of the operator open a session.',
    run: async ({ wallet, id }) => {
      const answer = await wallet.authenticate({ launchToken: id('made-up') });
      expectEqual('authenticate', answer.status === 'refused' && answer.code, 'SESSION_INVALID');
    },
  },
  {
    title: 'a launch token grows old',
    proves: 'A token lives a minute, not for ever.',
    needs: ['launch'],
    run: async (scenario) => {
      const { playerId } = await scenario.player();
      const { launchToken } = await scenario.service('launch')({ playerId, isExpired: true });
      const answer = await scenario.wallet.authenticate({ launchToken });
      expectEqual('authenticate', answer.status === 'refused' && answer.code, 'SESSION_INVALID');
    },
  },
  {
    title: 'a player has one reference for ever',
    proves: 'Bets of different visits belong to the same player in the vendor’s books.',
    needs: ['launch'],
    run: async (scenario) => {
      const first = await scenario.player();
      const { launchToken } = await scenario.service('launch')({ playerId: first.playerId, isExpired: false });
      const second = await scenario.enter(first.playerId, launchToken);
      expectEqual('playerRef of the second visit', second.playerRef, first.playerRef);
      expectTrue('session', second.session !== first.session, 'a new one', 'the same one');
    },
  },
  {
    title: 'checkSession tells whose session it is until it ends',
    proves: 'A vendor can keep a game alive, and learns when it is over.',
    run: async ({ player, wallet }) => {
      const { session, playerRef } = await player();
      expectEqual('checkSession', await wallet.checkSession({ session }), { status: 'ok', playerRef });
      await wallet.endSession({ session });
      const ended = await wallet.checkSession({ session });
      expectEqual('checkSession after the end', ended, { status: 'refused', code: 'SESSION_INVALID' });
    },
  },
  {
    title: 'ending a session twice, or one that never was, is harmless',
    proves: 'The end of a game can be told without care.',
    run: async ({ player, wallet, id }) => {
      const { session } = await player();
      await wallet.endSession({ session });
      await wallet.endSession({ session });
      await wallet.endSession({ session: id('made-up') });
    },
  },
  {
    title: 'a debit after the session’s end takes nothing',
    proves: 'Who left the game cannot be charged.',
    run: async ({ player, wallet }) => {
      const left = await player();
      await wallet.endSession({ session: left.session });
      await left.debit('bet', 60n).is('SESSION_INVALID');
      await left.has({ cash: 0n });
    },
  },
  {
    title: 'a debit under a made-up session takes nothing',
    proves: 'A session cannot be guessed or left out.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n, { session: id('made-up') }).is('SESSION_INVALID');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a debit under another player’s session takes nothing',
    proves: 'One player’s session does not reach another’s money.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      await one.debit('bet', 60n, { session: two.session }).is('SESSION_INVALID');
      await one.has({ cash: 0n });
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'a debit after the site’s session expired takes nothing',
    proves: 'Logging out of the site ends the taking of bets in every open game.',
    needs: ['expireSessions'],
    run: async (scenario) => {
      const gone = await scenario.player();
      await scenario.service('expireSessions')(gone);
      await gone.debit('bet', 60n).is('SESSION_INVALID');
      await gone.has({ cash: 0n });
    },
  },
  {
    title: 'a blocked player’s debit takes nothing',
    proves: 'A block or an exclusion holds at once, in games already open too.',
    needs: ['block'],
    run: async (scenario) => {
      const blocked = await scenario.player();
      await scenario.service('block')(blocked);
      await blocked.debit('bet', 60n).is('PLAYER_BLOCKED');
      await blocked.has({ cash: 0n });
    },
  },
  {
    title: 'a blocked player does not get in',
    proves: 'A launch token from before the block is worth nothing.',
    needs: ['block', 'launch'],
    run: async (scenario) => {
      const { playerId } = await scenario.player();
      const { launchToken } = await scenario.service('launch')({ playerId, isExpired: false });
      await scenario.service('block')({ playerId });
      expectEqual('authenticate', (await scenario.wallet.authenticate({ launchToken })).status, 'refused');
    },
  },
  {
    title: 'a repeated debit is answered after the session’s end',
    proves: 'A vendor that lost the answer learns that its bet stands, although the player has left.',
    run: async ({ player, wallet }) => {
      const left = await player();
      await left.debit('bet', 60n).is('OK', { cash: -60n });
      await wallet.endSession({ session: left.session });
      await left.debit('bet', 60n).is('OK', { cash: -60n, replay: true });
    },
  },
  {
    title: 'a session of another vendor is nothing here',
    proves: 'A vendor cannot use what another vendor was given.',
    needs: ['otherVendor'],
    run: async (scenario) => {
      const ours = await scenario.player();
      const theirs = await scenario.player({ of: scenario.otherVendor });
      await ours.debit('bet', 60n, { session: theirs.session }).is('SESSION_INVALID');
      const checked = await scenario.wallet.checkSession({ session: theirs.session });
      expectEqual('checkSession', checked, { status: 'refused', code: 'SESSION_INVALID' });
    },
  },
  {
    title: 'another vendor ends no session here',
    proves: 'A vendor that guesses or sees a session cannot throw its player out.',
    needs: ['otherVendor'],
    run: async (scenario) => {
      const ours = await scenario.player();
      await scenario.otherVendor.wallet.endSession({ session: ours.session });
      await ours.debit('bet', 60n).is('OK', { cash: -60n });
    },
  },
]);
