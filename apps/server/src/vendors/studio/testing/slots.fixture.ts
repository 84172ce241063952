import { randomUUID } from 'node:crypto';
import { drawOfRound } from '@baize/fairness';
import type { SlotRound } from '@baize/games/slot-engine';
import { beforeAll } from 'vitest';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { createStudio, type Studio } from '../index.ts';
import { findGame, slotGames } from '../slots/games.ts';
import { frameOf, open, secretBox, successOf } from './frame.ts';
import { poolPorts } from './pools.fixture.ts';

/** What entering a slot answers, as far as tests need it. */
export interface OpenedSlot {
  gameCode: string;
  fairness: { serverSeedHash: string };
}

/** Every slot of the studio over the real ledger and gateway. */
export function useSlots() {
  const money = useMoney();
  const gameIds = new Map<string, string>();
  let studio: Studio;

  /** Built anew it is the studio after a restart. */
  const buildStudio = (wallet = money.wallet) =>
    createStudio({
      wallet,
      refusalOfStake: (stake) => money.gateway.refusalOfStake(money.game.vendorCode, stake),
      freeRoundsOf: (of) => money.gateway.freeRoundsOf(money.game.vendorCode, of),
      ...poolPorts(money),
      database: money.vendorsDatabase,
      clock: money.clock,
      secretBox,
      newId: randomUUID,
    });

  beforeAll(async () => {
    gameIds.set(money.game.gameCode, money.game.id);
    for (const { gameCode } of slotGames) {
      if (gameIds.has(gameCode)) continue;
      gameIds.set(gameCode, (await insertGame(money.owner, money.brand.id, { gameCode })).id);
    }
    studio = buildStudio();
  });

  /** Enters a slot through the real wallet. */
  const enterSlot = async (gameCode: string, memberId: string) => {
    const site = await insertSession(money.owner, memberId, money.brand.id);
    const launch = await money.gateway.issueLaunchToken({
      memberId,
      brandId: money.brand.id,
      siteSessionId: site.id,
      gameId: gameIds.get(gameCode) ?? '',
      locale: 'TY',
    });
    if (!launch.ok) throw new Error(launch.message);
    const opened = await successOf(open(studio, launch.value.token));
    return { opened, frame: frameOf(studio, opened.session) };
  };

  /** Moves the player’s seed on to a round that comes out as asked, which nobody outside of a test can. */
  const skipTo = async (
    { gameCode, fairness }: OpenedSlot,
    betMinor: bigint,
    isWanted: (round: SlotRound) => boolean,
  ): Promise<void> => {
    const slot = findGame(gameCode);
    const { rows } = await money.owner.query<{ id: string; sealed: string; client: string; next: number }>(
      `select id, sealed_server_seed as sealed, client_seed as client, next_nonce as next from studio.seeds
     where server_seed_hash = $1`,
      [fairness.serverSeedHash],
    );
    const [live] = rows;
    if (!slot || !live) throw new Error('nobody is in the game');
    const serverSeed = await secretBox.open(live.sealed);
    for (let nonce = live.next; ; nonce += 1) {
      const draw = drawOfRound({ serverSeed, clientSeed: live.client, nonce });
      if (!isWanted(slot.play({ betMinor, draw }))) continue;
      await money.owner.query('update studio.seeds set next_nonce = $2 where id = $1', [live.id, nonce]);
      return;
    }
  };

  /** What the ledger's pools hold, beside what the studio's own book says. */
  const pools = async () => {
    const { rows } = await money.owner.query<{ pool: string; scope: string; balance: string }>(
      `select split_part(a.label, ':', 3) as pool, h.balance_minor::text as balance,
         concat_ws(':', a.brand_id, split_part(a.label, ':', 1), a.currency_code) as scope
       from accounts a join house_balances h on h.account_id = a.id where a.kind = 'jackpot' order by a.label`,
    );
    const { rows: kept } = await money.owner.query<{ pool: string; scope: string; booked: string }>(
      'select pool, pot_scope as scope, sum(amount_minor)::text as booked from studio.pool_entries group by 1, 2',
    );
    return rows.map(({ pool, scope, balance }) => ({
      ...{ pool, balance },
      booked: kept.find((row) => row.pool === pool && row.scope === scope)?.booked ?? '0',
    }));
  };
  const unitsLeft = async () => {
    const { rows } = await money.owner.query<{ units: string }>(
      'select coalesce(sum(units), 0)::text as units from studio.pool_remainders',
    );
    return rows[0]?.units;
  };

  /** The studio that the next ones enter, as after a restart. */
  const restart = (): Studio => {
    studio = buildStudio();
    return studio;
  };

  return { money, restart, buildStudio, enterSlot, skipTo, pools, unitsLeft };
}
