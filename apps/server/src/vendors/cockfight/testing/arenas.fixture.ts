import { randomUUID } from 'node:crypto';
import { type ArenaCode, arenaOf, type FightBet, type FightState } from '@baize/games/cockfight';
import type { VendorWallet } from '@baize/vendor-kit';
import { type MoneyHarness, type Player, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import type { PlayerNotice } from '../../vendor.ts';
import type { PaidPlayer } from '../bets/payments.ts';
import { createPlayers, playerPool } from '../players.ts';
import type { FightRow } from '../schema.ts';
import { type Arenas, createArenas } from '../service.ts';

/** That of the members of the tests' brand. */
export const ownPool = playerPool('own:cash', 'PHP');

/** Where an answer of the wallet is lost: before anything was booked, or behind it. */
export type Loss = 'before' | 'after';
export class AnswerLost extends Error {}
const moneyActs = ['makeBet', 'commitBet', 'discardBet', 'settleBets'] as const;

/** Arenas over the real ledger and gateway, with losses of the wallet's answers by act. */
export function useArenas() {
  const money: MoneyHarness = useMoney();
  const losses = new Map<string, Loss>();
  const paid: PaidPlayer[] = [];
  const notices: PlayerNotice[] = [];
  const secretBox = createSecretBox('a secret of tests');

  const walletOf = (): VendorWallet => {
    const losing = Object.fromEntries(
      moneyActs.map((name) => [
        name,
        async (request: object) => {
          const loss = losses.get(name);
          losses.delete(name);
          if (loss === 'before') throw new AnswerLost();
          const { gameCode } = money.game;
          const sent = name === 'makeBet' ? { ...request, gameCode } : request;
          const answer = await money.wallet[name](sent as never);
          if (loss === 'after') throw new AnswerLost();
          return answer;
        },
      ]),
    );
    return { ...money.wallet, ...losing };
  };

  /** The arenas as after a restart. */
  const build = (): Arenas =>
    createArenas(
      {
        ...{ database: money.vendorsDatabase, clock: money.clock, secretBox, newId, walletOf },
        refusalOfStakeAt: (_code, stake) => money.gateway.refusalOfStake(money.game.vendorCode, stake),
        tableTimings: new Map(),
        staffPorts: { notify: async (_transaction, _code, notice) => void notices.push(notice) },
        onFailure: (error) => {
          throw error;
        },
      },
      { fightChanged: () => undefined, betsChanged: () => undefined, paid: (player) => void paid.push(player) },
    );

  /** Brings an arena to a state, the clock with it. */
  const until = async (arenas: Arenas, code: ArenaCode, state: FightState): Promise<FightRow> => {
    for (let step = 0; step < 60; step += 1) {
      const waitMs = await arenas.run(arenaOf(code));
      const fight = await arenas.fights.current(code);
      if (fight?.state === state) return fight;
      money.clock.advanceMs(waitMs);
    }
    throw new Error(`${code} never came to ${state}`);
  };

  /** Somebody who has entered with the brand's own money. */
  const player = async (balanceMinor = 1_000_000n): Promise<Player> => {
    const one = await money.newPlayer({ balanceMinor });
    await createPlayers(money.vendorsDatabase).enter(one.playerRef, ownPool);
    return one;
  };
  return { money, losses, paid, notices, build, until, player };
}

/** A bet at the odds that the board shows. */
export async function askedBet(arenas: Arenas, arena: ArenaCode, bet: FightBet, stakeMinor: bigint) {
  const { fight, board } = await arenas.stateOf({ code: arena }, ownPool);
  if (!fight || !board) throw new Error('no fight');
  return {
    arena,
    betId: randomUUID(),
    fightId: fight.fightId,
    bet,
    stakeMinor: `${stakeMinor}`,
    odds: board.odds[bet],
  };
}
