import { type CaseText, groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';

/** Far above what the cases bring to a vendor’s wallet, and below what an operator lets a vendor pay at once. */
const farBeyondMinor = 500_000n;

const cases: readonly CaseText[] = [
  {
    title: 'transferIn moves cash to the vendor’s wallet',
    proves: 'Once, whatever is repeated; other content is a conflict.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.transferIn('in', 60n).is('OK', { cash: -60n });
      await actor.transferIn('in', 60n).is('OK', { cash: -60n, replay: true });
      await actor.transferIn('in', 61n).is('TX_CONFLICT');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'transferOut brings money back',
    proves: 'Once, whatever is repeated, winnings made outside included.',
    run: async ({ player, fillFloat }) => {
      await fillFloat(30n);
      const actor = await player();
      await actor.transferIn('in', 60n).is('OK', { cash: -60n });
      await actor.transferOut('out', 90n).is('OK', { cash: 30n });
      await actor.transferOut('out', 90n).is('OK', { cash: 30n, replay: true });
      await actor.transferOut('out', 91n).is('TX_CONFLICT');
      await actor.has({ cash: 30n });
    },
  },
  {
    title: 'transferIn of more than there is moves nothing',
    proves: 'The balance never falls below 0.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.transferIn('in', actor.startMinor + 1n).is('INSUFFICIENT_FUNDS');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'transferIn asks for a session',
    proves: 'Money leaves only while the player is there.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.transferIn('in', 60n, id('made-up')).is('SESSION_INVALID');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'transferOut asks for none',
    proves: 'Money always finds its way home, to blocked players too.',
    needs: ['block'],
    run: async (scenario) => {
      const gone = await scenario.player();
      await gone.transferIn('in', 60n).is('OK');
      await scenario.wallet.endSession({ session: gone.session });
      await scenario.service('block')(gone);
      await gone.transferOut('out', 60n).is('OK', { cash: 0n });
    },
  },
  {
    title: 'a blocked player moves nothing out of the operator',
    proves: 'A block holds for transfers as for bets.',
    needs: ['block'],
    run: async (scenario) => {
      const blocked = await scenario.player();
      await scenario.service('block')(blocked);
      await blocked.transferIn('in', 60n).is('PLAYER_BLOCKED');
      await blocked.has({ cash: 0n });
    },
  },
  {
    title: 'queryTransfer tells what was booked',
    proves: 'After a time-out the vendor asks, and never guesses.',
    run: async ({ player }) => {
      const actor = await player();
      const booked = await actor.transferIn('in', 60n).is('OK');
      const told = await actor.queryTransfer('in');
      expectEqual('code', told?.code, 'OK');
      expectEqual('ledgerId', told?.ledgerId, booked.ledgerId);
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'queryTransfer of an unseen id bars it',
    proves: '"Not applied" stays true: the late transfer is refused, for ever.',
    run: async ({ player }) => {
      const actor = await player();
      expectEqual('queryTransfer', await actor.queryTransfer('in'), null);
      await actor.transferIn('in', 60n).is('TX_CANCELLED');
      expectEqual('queryTransfer again', await actor.queryTransfer('in'), null);
      expectEqual('queryTransfer', await actor.queryTransfer('out'), null);
      await actor.transferOut('out', 60n).is('TX_CANCELLED');
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a refused transfer leaves no trace',
    proves: 'Its id may come again with less.',
    run: async ({ player }) => {
      const actor = await player();
      await actor.transferIn('in', actor.startMinor + 1n).is('INSUFFICIENT_FUNDS');
      await actor.transferIn('in', 60n).is('OK', { cash: -60n });
    },
  },
  {
    title: 'queryTransfer tells nothing of another player’s transfer',
    proves: 'Neither that it was booked nor that it was not: a wrong message is told as a mistake.',
    run: async ({ player }) => {
      const [one, two] = [await player(), await player()];
      const booked = await one.transferIn('in', 60n).is('OK');
      expectEqual('queryTransfer of the other player', (await two.queryTransfer('in'))?.code, 'TX_CONFLICT');
      expectEqual('queryTransfer of the player', (await one.queryTransfer('in'))?.ledgerId, booked.ledgerId);
      expectEqual('queryTransfer', await one.queryTransfer('never-came'), null);
      expectEqual('queryTransfer of a barred id', (await two.queryTransfer('never-came'))?.code, 'TX_CONFLICT');
      await two.has({ cash: 0n });
    },
  },
  {
    title: 'transferOut of more than stands in the vendor’s wallet gives nothing',
    proves: 'Nobody makes money by saying that it comes back; the id may come again with less.',
    run: async ({ player, fillFloat }) => {
      await fillFloat(30n);
      const actor = await player();
      await actor.transferOut('out', farBeyondMinor).is('INSUFFICIENT_FUNDS', { cash: 0n });
      await actor.transferOut('out', 30n).is('OK', { cash: 30n });
      await actor.has({ cash: 30n });
    },
  },
];

const ofSingle: CaseText = {
  title: 'a vendor without a wallet of its own moves nothing either way',
  proves: 'Where no money went there is none to come back.',
  needs: ['singleVendor'],
  run: async ({ player, singleVendor }) => {
    const actor = await player({ of: singleVendor });
    await actor.transferOut('out', 60n).is('GAME_UNAVAILABLE');
    await actor.transferIn('in', 60n).is('GAME_UNAVAILABLE');
    await actor.transferOut('out', 60n).is('GAME_UNAVAILABLE');
    await actor.has({ cash: 0n });
  },
};

export const transferCases = groupOf('transfers', 'T', [
  ...cases.map((one): CaseText => ({ ...one, needs: ['ownWallet', ...(one.needs ?? [])] })),
  ofSingle,
]);
