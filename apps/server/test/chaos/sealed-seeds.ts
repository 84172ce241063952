import { type DrawBelow, drawOfRound } from '@baize/fairness';
import { drawPoint } from '@baize/games/crash';
import { fields, layMines } from '@baize/games/mines';
import type { Slot, SlotRound } from '@baize/games/slot-engine';
import type { Player } from '@baize/testkit/player';
import { mixEntropy } from '../../src/vendors/entropy.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { secretBox } from './killed-studio.ts';

/** Points in hundredths that are far behind all that happens in a test, and not without an end. */
const longFlight = { min: 2_500, max: 9_000 };

/** What only the holder of the installation’s secret can do: it reads live seeds, and moves them on to what a test needs. */
export function sealedSeeds(db: TestDatabase) {
  const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row> =>
    (await db.owner.query(sql, values)).rows[0];

  /** The draw of an open round of an instant game. */
  const drawOf = async (roundId: string): Promise<DrawBelow> => {
    const round = await one<{ client_seed: string; nonce: number; sealed_server_seed: string }>(
      `select seed.client_seed, round.nonce, seed.sealed_server_seed from studio.instant_rounds round
       join studio.seeds seed on seed.id = round.seed_id where round.id = $1`,
      [roundId],
    );
    const serverSeed = await secretBox.open(round.sealed_server_seed);
    return drawOfRound({ serverSeed, clientSeed: round.client_seed, nonce: round.nonce });
  };

  /** Entropies of all placements of a table’s round with which it comes out as asked. */
  const entropiesFor = async (
    gameCode: string,
    placementIds: readonly string[],
    isWanted: (draw: DrawBelow) => boolean,
  ): Promise<string[]> => {
    const round = await one<{ sealed_server_seed: string; server_seed_hash: string; number: number }>(
      'select * from studio.table_rounds where game_code = $1 order by number desc limit 1',
      [gameCode],
    );
    const serverSeed = await secretBox.open(round.sealed_server_seed);
    for (let attempt = 0; ; attempt += 1) {
      const sent = placementIds.map((id) => ({ id, entropy: `${id.slice(0, 4)} ${attempt}` }));
      const ordered = [...sent].sort((a, b) => (a.id < b.id ? -1 : 1));
      const clientSeed = mixEntropy(round.server_seed_hash, ordered);
      if (isWanted(drawOfRound({ serverSeed, clientSeed, nonce: round.number })))
        return sent.map(({ entropy }) => entropy);
    }
  };

  return {
    one,

    /** Moves the player’s seed on to a round that comes out as asked. */
    skipTo: async (slot: Slot, who: Player, betMinor: bigint, isWanted: (round: SlotRound) => boolean) => {
      const { fairness } = await who.openGame('BAIZE', slot.gameCode);
      const seed = await one<{ id: string; sealed_server_seed: string; client_seed: string; next_nonce: number }>(
        'select * from studio.seeds where server_seed_hash = $1',
        [fairness.serverSeedHash],
      );
      const serverSeed = await secretBox.open(seed.sealed_server_seed);
      for (let nonce = seed.next_nonce; ; nonce += 1) {
        const draw = drawOfRound({ serverSeed, clientSeed: seed.client_seed, nonce });
        if (!isWanted(slot.play({ betMinor, draw }))) continue;
        await db.owner.query('update studio.seeds set next_nonce = $2 where id = $1', [seed.id, nonce]);
        return;
      }
    },

    drawOf,

    /** Fields of an open round of mines that are safe. */
    safeFields: async (roundId: string, mineCount: number): Promise<number[]> => {
      const laid = layMines(mineCount, await drawOf(roundId));
      return Array.from({ length: fields }, (_, field) => field).filter((field) => !laid.includes(field));
    },

    entropiesFor,

    /** Entropies of a crash round’s bets with which it flies long. */
    longFlightOf: (placementIds: readonly string[]): Promise<string[]> =>
      entropiesFor('crash', placementIds, (draw) => {
        const point = drawPoint(draw);
        return point >= longFlight.min && point <= longFlight.max;
      }),
  };
}
