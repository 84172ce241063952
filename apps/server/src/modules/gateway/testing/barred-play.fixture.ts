import type { WalletAnswer } from '@baize/vendor-kit';
import { expect } from 'vitest';
import { insertGame } from '../../../../test/support/factories.ts';
import { randomToken } from '../../../platform/crypto/ids.ts';
import { builtInVendors } from '../../../vendors/index.ts';
import type { MoneyHarness, Player } from './money.fixture.ts';

/** Every vendor of the product, and one outside this process. */
export const vendorCodes = [...builtInVendors.map(({ code }) => code), 'EXAMPLE'];

/** A player with a live session at every vendor. */
export interface EverywherePlayer {
  memberId: string;
  sessions: { vendorCode: string; gameCode: string; player: Player }[];
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A member who sits at every vendor, as sessions were before an exclusion: whatever ended them is not what keeps him out. */
export async function sitEverywhere(money: MoneyHarness, balanceMinor: bigint): Promise<EverywherePlayer> {
  const first = await money.newPlayer({ balanceMinor });
  const sessions: EverywherePlayer['sessions'] = [];
  for (const vendorCode of vendorCodes) {
    const gameCode = vendorCode === money.game.vendorCode ? money.game.gameCode : `game_of_${vendorCode}`;
    const { rows } = await money.owner.query('select id from games where game_code = $1', [gameCode]);
    const game = rows[0] ?? (await insertGame(money.owner, money.brand.id, { vendorCode, gameCode }));
    const launch = await money.gateway.issueLaunchToken({
      ...{ memberId: first.memberId, brandId: money.brand.id, siteSessionId: first.siteSessionId },
      ...{ gameId: game.id, locale: 'TY' as const },
    });
    if (!launch.ok) throw new Error(launch.message);
    const entered = await money.gateway.walletFor(vendorCode).authenticate({ launchToken: launch.value.token });
    if (entered.status !== 'ok') throw new Error(entered.code);
    const { session, playerRef } = entered.value;
    sessions.push({ vendorCode, gameCode, player: { ...first, session, playerRef } });
  }
  return { memberId: first.memberId, sessions };
}

/** One try to stake, at any vendor, by any of the wallet's ways. */
async function tryToStake(money: MoneyHarness, { sessions }: EverywherePlayer, drawn: number): Promise<WalletAnswer> {
  const { vendorCode, gameCode, player } = pick(sessions, drawn);
  const wallet = money.gateway.walletFor(vendorCode);
  const id = randomToken();
  const amountMinor = BigInt(1 + (drawn % 500));
  const ref = { session: player.session, playerRef: player.playerRef, gameCode, roundId: id };
  const debits = [{ txId: `${id}-s`, amountMinor }];
  switch ((drawn >> 8) % 4) {
    case 0:
      return wallet.debit({ ...ref, txId: id, amountMinor });
    case 1:
      return wallet.play({ ...ref, debits, credits: [], roundEnd: true });
    case 2: {
      const credits = [{ txId: `${id}-w`, amountMinor: 1n, kind: 'win' as const }];
      return wallet.play({ ...ref, debits, credits, roundEnd: true });
    }
    default: {
      const { roundId: _none, ...bet } = ref;
      return wallet.makeBet({ ...bet, betId: id, amountMinor, legs: [], pricePolicy: 'any' });
    }
  }
}

/** Tries so often; returns how many got through, and checks that each refusal says why and until when. */
export async function throughIn(money: MoneyHarness, player: EverywherePlayer, tries: number, draw: () => number) {
  let through = 0;
  const seen = new Set<string>();
  for (let left = tries; left > 0; left -= 1) {
    const answer = await tryToStake(money, player, draw());
    if (answer.status === 'ok') through += 1;
    else expect(answer).toMatchObject({ code: 'LIMIT_REACHED', limit: { kind: 'exclusion', until: null } });
    seen.add(answer.code);
  }
  return { through, seen };
}
