import { randomUUID } from 'node:crypto';
import { hashServerSeed } from '@baize/fairness';
import { fishAt, type WeaponKey } from '@baize/games/fishing';
import type { VendorWallet } from '@baize/vendor-kit';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { type MoneyHarness, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { fishingVendorCode } from '../code.ts';
import { silentHub } from '../dependencies.ts';
import { createFishing, type Fishing } from '../service.ts';

const context = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

type Answered<Value> = { ok: true; value: Value } | { ok: false; message: string };
export async function answerOf<Value>(answer: Promise<Answered<Value>>): Promise<Value> {
  const got = await answer;
  if (!got.ok) throw new Error(got.message);
  return got.value;
}

export interface Shot {
  weapon: WeaponKey;
  fish: string[];
}

/** One player's frame at a fishing game. */
export function fishingFrame({ routes }: Fishing, session: string) {
  const game = { session };
  return {
    sit: (level: 'novice' | 'regular' | 'expert' = 'novice') =>
      routes.fishingSit({ ...context, game, body: { level } }),
    view: (roomId: string) => routes.fishingView({ ...context, game, data: { roomId } }),
    fire: (roomId: string, shots: Shot[], betMinor = '1', batchId: string = randomUUID()) =>
      routes.fishingFire({ ...context, game, body: { roomId, batchId, betMinor, shots, entropy: 'mine' } }),
    leave: (roomId: string) => routes.fishingLeave({ ...context, game, body: { roomId } }),
    balance: () => routes.fishingBalance({ ...context, game }),
    rounds: (pageSize = 15) => routes.fishingRounds({ ...context, game, data: { pageSize } }),
  };
}
export type FishingFrame = ReturnType<typeof fishingFrame>;

/** Fishing over the real ledger and gateway; `around` stands between it and the wallet. */
export function useFishing(
  around: (wallet: VendorWallet) => VendorWallet = (wallet) => wallet,
  gameCode = 'fish_reef',
) {
  const money: MoneyHarness = useMoney({ vendorCode: fishingVendorCode });
  let gameId = '';
  const secretBox = createSecretBox('a secret of tests');
  const build = ({ newId = randomUUID }: { newId?: () => string } = {}): Fishing =>
    createFishing(
      {
        wallet: around(money.wallet),
        refusalOfStake: (stake) => money.gateway.refusalOfStake(money.game.vendorCode, stake),
        database: money.vendorsDatabase,
        clock: money.clock,
        secretBox,
        newId,
      },
      silentHub,
    );
  /** The seed of the player's next round, in place of the one that his seat has shown. */
  const setNextSeed = async (roomId: string, seat: number, serverSeed: string): Promise<void> => {
    const values = [await secretBox.seal(serverSeed), hashServerSeed(serverSeed), roomId, seat];
    await money.owner.query(
      'update fishing.seats set next_sealed_seed = $1, next_seed_hash = $2 where room_id = $3 and seat = $4',
      values,
    );
  };
  const enter = async (fishing: Fishing, balanceMinor = 100_000n, known?: string) => {
    const { vendorCode } = money.game;
    gameId ||= (await insertGame(money.owner, money.brand.id, { gameCode, vendorCode })).id;
    const memberId = known ?? (await money.newMember({ balanceMinor }));
    const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
    const launch = await money.gateway.issueLaunchToken({
      ...{ memberId, brandId: money.brand.id, siteSessionId, gameId, locale: 'TY' },
    });
    if (!launch.ok) throw new Error(launch.message);
    const { token } = launch.value;
    const opened = await answerOf(fishing.routes.fishingOpen({ ...context, body: { launchToken: token } }));
    return { memberId, token, session: opened.session, frame: fishingFrame(fishing, opened.session) };
  };
  /** The fish that swim in a room now. */
  const swimming = (room: { seed: string; openedAt: string; gone: readonly string[] }) =>
    fishAt(room.seed, money.clock.now().getTime() - Date.parse(room.openedAt)).filter(
      ({ id }) => !room.gone.includes(id),
    );
  return { money, build, enter, swimming, setNextSeed, context };
}
