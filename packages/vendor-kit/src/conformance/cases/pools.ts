import type { Contribution, Win } from '../../wallet.ts';
import type { Actor, IdOf } from '../actor.ts';
import { groupOf } from '../case.ts';
import { expectEqual } from '../failure.ts';

/** What stands in pools by name. A wallet may leave out a pool that was never fed, or tell of it as empty. */
async function held(actor: Actor, id: IdOf, names: readonly string[]): Promise<bigint[]> {
  const { pools } = await actor.pools();
  return names.map((name) => pools.find(({ pool }) => pool === id(name))?.amountMinor ?? 0n);
}

const part = (id: IdOf, name: string, amountMinor: bigint): Contribution => ({ pool: id(name), amountMinor });
const fall = (id: IdOf, amountMinor: bigint, seedMinor = 0n): Win & { txId: string } => ({
  txId: id('pot'),
  amountMinor,
  kind: 'jackpot',
  pool: id('grand'),
  ...(seedMinor > 0n ? { seed: { from: id('reserve'), amountMinor: seedMinor } } : {}),
});

export const poolCases = groupOf('pools', 'J', [
  {
    title: 'parts of a stake go into pools',
    proves: 'The player pays his stake and no more; the pools grow in the same act.',
    run: async ({ player, id }) => {
      const actor = await player();
      const contributions = [part(id, 'grand', 6n), part(id, 'reserve', 2n)];
      await actor.debit('bet', 60n, { contributions }).is('OK', { cash: -60n });
      expectEqual('pools', await held(actor, id, ['grand', 'reserve']), [6n, 2n]);
    },
  },
  {
    title: 'the same stake again puts nothing into a pool',
    proves: 'A repeat moves nothing, and other parts are another act.',
    run: async ({ player, id }) => {
      const actor = await player();
      const contributions = [part(id, 'grand', 6n)];
      await actor.debit('bet', 60n, { contributions }).is('OK');
      await actor.debit('bet', 60n, { contributions }).is('OK', { replay: true });
      await actor.debit('bet', 60n).is('TX_CONFLICT');
      await actor.debit('bet', 60n, { contributions: [part(id, 'grand', 7n)] }).is('TX_CONFLICT');
      await actor.debit('bet', 60n, { contributions: [part(id, 'major', 6n)] }).is('TX_CONFLICT');
      expectEqual('pools', await held(actor, id, ['grand', 'major']), [6n, 0n]);
    },
  },
  {
    title: 'a refused stake puts nothing into a pool',
    proves: 'No pool grows by money that nobody paid.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.fundPool('opening', id('grand'), 10n).is('OK');
      const contributions = [part(id, 'grand', 6n)];
      await actor.debit('bet', actor.startMinor + 1n, { contributions }).is('INSUFFICIENT_FUNDS');
      expectEqual('pools', await held(actor, id, ['grand']), [10n]);
    },
  },
  {
    title: 'a cancelled stake takes its parts back',
    proves: 'A pool holds the parts of stakes that stand.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n, { contributions: [part(id, 'grand', 6n)] }).is('OK');
      await actor.debit('raise', 60n, { contributions: [part(id, 'grand', 4n)] }).is('OK');
      await actor.cancel('cancel', 'bet').is('OK', { cash: -60n });
      await actor.cancel('cancel', 'bet').is('OK', { cash: -60n, replay: true });
      expectEqual('pools', await held(actor, id, ['grand']), [4n]);
    },
  },
  {
    title: 'more than the stake cannot go into pools',
    proves: 'A pool is fed by stakes, never beyond them.',
    run: async ({ player, id, refusesInput }) => {
      const actor = await player();
      const tooMuch = [part(id, 'grand', 40n), part(id, 'reserve', 21n)];
      await refusesInput('parts of 61', () => actor.debit('bet', 60n, { contributions: tooMuch }).answer);
      const twice = [part(id, 'grand', 1n), part(id, 'grand', 1n)];
      await refusesInput('a pool twice', () => actor.debit('bet', 60n, { contributions: twice }).answer);
      await refusesInput(
        'a part of 0',
        () => actor.debit('bet', 60n, { contributions: [part(id, 'grand', 0n)] }).answer,
      );
      await actor.has({ cash: 0n });
      expectEqual('pools', await held(actor, id, ['grand']), [0n]);
    },
  },
  {
    title: 'a jackpot is paid from its pool, which begins anew from the reserve',
    proves: 'What falls is what was put in; the reserve may be advanced by the operator.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.fundPool('opening', id('grand'), 100n).is('OK', { cash: 0n });
      await actor.debit('bet', 60n, { contributions: [part(id, 'grand', 6n), part(id, 'reserve', 2n)] }).is('OK');
      await actor.credit('pot', 106n, fall(id, 106n, 50n)).is('OK', { cash: 46n });
      expectEqual('pools', await held(actor, id, ['grand', 'reserve']), [50n, -48n]);
      await actor.credit('pot', 106n, fall(id, 106n, 50n)).is('OK', { cash: 46n, replay: true });
      await actor.credit('pot', 106n, fall(id, 106n, 40n)).is('TX_CONFLICT');
      expectEqual('pools', await held(actor, id, ['grand', 'reserve']), [50n, -48n]);
    },
  },
  {
    title: 'a jackpot of more than its pool holds is refused',
    proves: 'A pool never pays what was not put in, whatever it is seeded with.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.debit('bet', 60n, { contributions: [part(id, 'grand', 6n)] }).is('OK');
      await actor.credit('pot', 7n, fall(id, 7n)).is('POOL_SHORT');
      await actor.credit('pot', 7n, fall(id, 7n, 50n)).is('POOL_SHORT');
      expectEqual('pools', await held(actor, id, ['grand', 'reserve']), [6n, 0n]);
      await actor.credit('pot', 6n, fall(id, 6n)).is('OK', { cash: -54n });
      expectEqual('pools', await held(actor, id, ['grand']), [0n]);
    },
  },
  {
    title: 'a play feeds a pool and wins it in one act',
    proves: 'All or nothing: a play whose jackpot pool is too small takes no stake.',
    run: async ({ player, id }) => {
      const actor = await player();
      const debits = [{ txId: id('bet'), amountMinor: 60n, contributions: [part(id, 'grand', 6n)] }];
      await actor.play({}, {}, { debits, credits: [fall(id, 7n)] }).is('POOL_SHORT');
      await actor.has({ cash: 0n });
      await actor.play({}, {}, { debits, credits: [fall(id, 6n)] }).is('OK', { cash: -54n });
      expectEqual('pools', await held(actor, id, ['grand']), [0n]);
    },
  },
  {
    title: 'a pool that several win at once is paid once',
    proves: 'Two jackpots cannot share what one of them has taken.',
    run: async ({ player, id }) => {
      const actors = await Promise.all([player(), player(), player(), player()]);
      const [first] = actors;
      if (!first) return;
      await first.fundPool('opening', id('grand'), 100n).is('OK');
      const codes = await Promise.all(
        actors.map(async (actor, index) => {
          const roundId = id(`round-${index}`);
          await actor.debit(`bet-${index}`, 60n, { roundId }).is('OK');
          const pot = { ...fall(id, 100n), txId: id(`pot-${index}`), roundId };
          return (await actor.credit(`pot-${index}`, 100n, { refs: [`bet-${index}`], ...pot }).answer).code;
        }),
      );
      expectEqual('codes', codes.toSorted(), ['OK', 'POOL_SHORT', 'POOL_SHORT', 'POOL_SHORT']);
      expectEqual('pools', await held(first, id, ['grand']), [0n]);
    },
  },
  {
    title: 'fundPool books once',
    proves: 'A pool opens with what the operator gave it, whatever is repeated.',
    run: async ({ player, id }) => {
      const actor = await player();
      await actor.fundPool('opening', id('grand'), 100n).is('OK', { cash: 0n });
      await actor.fundPool('opening', id('grand'), 100n).is('OK', { cash: 0n, replay: true });
      await actor.fundPool('opening', id('grand'), 101n).is('TX_CONFLICT');
      expectEqual('pools', await held(actor, id, ['grand']), [100n]);
    },
  },
  {
    title: 'another vendor’s pools are others, whatever they are called',
    proves: 'What one vendor’s players put in is never won at another’s.',
    needs: ['otherVendor'],
    run: async (scenario) => {
      const { id } = scenario;
      const ours = await scenario.player();
      const theirs = await scenario.player({ of: scenario.otherVendor });
      await ours.fundPool('opening', id('grand'), 100n).is('OK');
      expectEqual('pools of the other vendor', await held(theirs, id, ['grand']), [0n]);
      await theirs.debit('bet', 60n).is('OK');
      await theirs.credit('pot', 100n, fall(id, 100n)).is('POOL_SHORT');
      await theirs.has({ cash: -60n });
      expectEqual('pools', await held(ours, id, ['grand']), [100n]);
    },
  },
  {
    title: 'nobody is told of pools for a player whom the vendor never met',
    proves: 'Pools are those of a player’s brand and money; a stranger has none.',
    run: async ({ player, wallet, id }) => {
      const actor = await player();
      await actor.fundPool('opening', id('grand'), 100n).is('OK');
      expectEqual('pools', await wallet.pools({ playerRef: id('stranger') }), { pools: [] });
    },
  },
]);
