import type { Actor, IdOf } from '../actor.ts';
import { groupOf } from '../case.ts';
import type { Sent } from '../sent.ts';

const lateExpiry = '2099-12-31T23:59:59Z';

/** Every act that has an id of the vendor's, under one name, by its command. */
const actsNamed = (player: Actor, name: string, id: IdOf): Record<string, () => Sent> => ({
  debit: () => player.debit(name, 60n),
  credit: () => player.credit(name, 60n, { refs: [] }),
  cancel: () => player.cancel(name, 'never-came'),
  play: () => player.play({ [name]: 60n }, {}, { roundEnd: false }),
  adjust: () => player.adjust(name, 60n),
  promo: () => player.promo(name, 60n),
  fundPool: () => player.fundPool(name, id('pool'), 60n),
  grantFreeRounds: () => player.grant(name, 1, lateExpiry),
  cancelFreeRounds: () => player.cancelGrant(name, 'grant'),
  makeBet: () => player.makeBet(name, 60n),
  cashOut: () => player.cashOut(name, 'hold', 60n),
  transferIn: () => player.transferIn(name, 60n),
  transferOut: () => player.transferOut(name, 60n),
});

/** What the acts need: a round, a held and confirmed bet, a grant. */
async function prepare(player: Actor): Promise<void> {
  await player.debit('bet', 10n).is('OK');
  await player.makeBet('hold', 10n).is('OK');
  await player.commit('hold').is('OK');
  await player.grant('grant', 1, lateExpiry).is('OK');
}

export const idCases = groupOf('ids', 'N', [
  {
    title: 'an id of one command is no id for any other',
    proves: 'Ids are one list for all commands of a vendor: what an id means is never a matter of who asks.',
    needs: ['ownWallet'],
    run: async ({ player, id, fillFloat }) => {
      await fillFloat(60n);
      const actor = await player();
      await prepare(actor);
      for (const own of ['debit', 'promo', 'grantFreeRounds', 'transferOut']) {
        const acts = Object.entries(actsNamed(actor, own, id));
        for (const [command, send] of acts) if (command === own) await send().is('OK');
        for (const [command, send] of acts) if (command !== own) await send().is('TX_CONFLICT');
      }
      await actor.has({ cash: 40n, locked: 0n });
    },
  },
  {
    title: 'another player’s id is a conflict for every command, and tells nothing of him',
    proves: 'Nobody’s act is taken for another’s, and nobody reads another’s balance in the refusal.',
    needs: ['ownWallet'],
    run: async ({ player, id }) => {
      const [one, two] = [await player(), await player()];
      await prepare(one);
      for (const command of Object.keys(actsNamed(one, '', id))) {
        await actsNamed(one, command, id)[command]?.().is('OK');
        await actsNamed(two, command, id)[command]?.().is('TX_CONFLICT', { cash: 0n, locked: 0n });
      }
      await two.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'whatever has an effect is content',
    proves: 'Game, references, policy, legs and what a grant is worth belong to the act as the amount does.',
    run: async ({ player, id }) => {
      const actor = await player();
      const gameCode = id('no-game');
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('bet', 60n, { gameCode }).is('TX_CONFLICT');
      await actor.credit('win', 10n).is('OK');
      await actor.credit('win', 10n, { refs: [] }).is('TX_CONFLICT');
      await actor.adjust('more', 10n).is('OK');
      await actor.adjust('more', 10n, { policy: 'allowNegative' }).is('TX_CONFLICT');
      await actor.adjust('more', 10n, { refTxIds: [id('bet')] }).is('TX_CONFLICT');
      await actor.fundPool('opening', id('grand'), 10n).is('OK');
      await actor.fundPool('opening', id('minor'), 10n).is('TX_CONFLICT');
      await actor.makeBet('hold', 20n).is('OK');
      await actor.makeBet('hold', 20n, { legs: [{ pick: 'away' }] }).is('TX_CONFLICT');
      await actor.makeBet('hold', 20n, { pricePolicy: 'any' }).is('TX_CONFLICT');
      await actor.makeBet('hold', 20n, { gameCode }).is('TX_CONFLICT');
      await actor.commit('hold').is('OK');
      await actor.settle('hold', 0n).is('OK');
      await actor.settle('hold', 0n, { policy: 'allowNegative' }).is('TX_CONFLICT');
      await actor.has({ cash: -60n, locked: 0n });
    },
  },
  {
    title: 'whatever a grant is worth is its content',
    proves:
      'Value, games, expiry and campaign of free rounds cannot be changed under one id, nor what a cancel is about.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.grant('grant', 2, lateExpiry).is('OK');
      await actor.grant('grant', 2, lateExpiry, { valueMinor: 11n }).is('TX_CONFLICT');
      await actor.grant('grant', 2, '2098-12-31T23:59:59Z').is('TX_CONFLICT');
      await actor.grant('grant', 2, lateExpiry, { gameCodes: [actor.gameCode, id('no-game')] }).is('TX_CONFLICT');
      await actor.grant('grant', 2, lateExpiry, { campaign: 'other' }).is('TX_CONFLICT');
      await actor.grant('grant-2', 2, lateExpiry).is('OK');
      await actor.cancelGrant('revoke', 'grant').is('OK');
      await actor.cancelGrant('revoke', 'grant-2').is('TX_CONFLICT');
      await actor.freeWin('free', 30n, 'grant-2').is('OK', { cash: 30n });
    },
  },
  {
    title: 'what has no effect is no content',
    proves:
      'A repeat that tells another detail, reason or currency is still the repeat of a vendor that lost the answer.',
    run: async ({ player }) => {
      const actor = await player();
      const { currency } = actor;
      const again = { replay: true };
      await actor.debit('bet', 60n).is('OK');
      await actor.debit('bet', 60n, { currency, detail: { tries: 2 } }).is('OK', again);
      await actor.debit('raise', 10n, { detail: 'first' }).is('OK');
      await actor.cancel('cancel', 'raise').is('OK');
      await actor.cancel('cancel', 'raise', { reason: 'asked again' }).is('OK', again);
      await actor.credit('win', 10n, { detail: { tries: 1 } }).is('OK');
      await actor.credit('win', 10n, { detail: { tries: 2 } }).is('OK', again);
      await actor.adjust('more', 10n).is('OK');
      await actor.adjust('more', 10n, { reason: 'asked again' }).is('OK', again);
      await actor.play({ stake: 10n }, { prize: 10n }).is('OK');
      await actor.play({ stake: 10n }, { prize: 10n }, { currency, detail: 'again' }).is('OK', again);
      await actor.makeBet('hold', 20n).is('OK');
      await actor.makeBet('hold', 20n, { currency }).is('OK', again);
      await actor.has({ cash: -60n, locked: 20n });
    },
  },
  {
    title: 'a repeat under a new session is a repeat',
    proves: 'A player who came back meanwhile is not charged a second time, nor is his bet in conflict with itself.',
    needs: ['launch', 'ownWallet'],
    run: async (scenario) => {
      const before = await scenario.player();
      await before.debit('bet', 60n).is('OK');
      await before.play({ stake: 10n }, {}, { roundEnd: false }).is('OK');
      await before.makeBet('hold', 20n).is('OK');
      await before.transferIn('in', 5n).is('OK');
      const { launchToken } = await scenario.service('launch')({ playerId: before.playerId, isExpired: false });
      const { session } = await scenario.enter(before.playerId, launchToken);
      const again = { replay: true, cash: -95n };
      await before.debit('bet', 60n, { session }).is('OK', again);
      await before.play({ stake: 10n }, {}, { roundEnd: false, session }).is('OK', again);
      await before.makeBet('hold', 20n, { session }).is('OK', again);
      await before.transferIn('in', 5n, session).is('OK', again);
    },
  },
  {
    title: 'the id of a round is no id for a bet',
    proves: 'A two-step bet is a round with its own id; it cannot take over a round that is there.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await actor.makeBet('round', 20n).is('TX_CONFLICT');
      await actor.credit('win', 100n).is('OK', { cash: 40n, locked: 0n });
    },
  },
]);
