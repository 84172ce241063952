import { newId } from '../platform/crypto/ids.ts';
import { insertBrand, insertGame, insertMember, insertSession } from '../testing/factories.ts';
import { type FaultPlayer, faultGame, faultVendor } from './acts.ts';
import { connectTo } from './cluster.ts';
import { openMoneyHouse } from './house.ts';
import type { VendorAccess } from './send.ts';

export interface Planted {
  players: FaultPlayer[];
  access: VendorAccess;
  brandId: string;
}

const openingMinor = 1_000_000n;

/** A brand, a game, a vendor's key and players with money in the game, written through the modules. */
export async function plant(url: string, playerCount: number): Promise<Planted> {
  const owner = await connectTo(url);
  const house = openMoneyHouse({ databaseUrl: url });
  try {
    const brand = await insertBrand(owner);
    const game = await insertGame(owner, brand.id, { vendorCode: faultVendor, gameCode: faultGame });
    const wallet = house.gateway.walletFor(faultVendor);
    const players: FaultPlayer[] = [];
    for (let count = 0; count < playerCount; count += 1) {
      const { id: memberId } = await insertMember(owner, brand.id);
      const opening = { memberId, brandId: brand.id, currency: brand.currency.code, trial: false };
      await house.ledger.openMemberAccounts(house.database, opening);
      const gift = { memberId, amountMinor: openingMinor, reference: newId(), reason: 'opening' };
      await house.ledger.correct(house.database, gift);
      const site = await insertSession(owner, memberId, brand.id);
      const launch = { memberId, brandId: brand.id, siteSessionId: site.id, gameId: game.id, locale: 'TY' } as const;
      const token = await house.gateway.issueLaunchToken(launch);
      if (!token.ok) throw new Error(token.message);
      const entered = await wallet.authenticate({ launchToken: token.value.token });
      if (entered.status !== 'ok') throw new Error(entered.code);
      const { playerRef, session } = entered.value;
      players.push({ memberId, brandId: brand.id, playerRef, session, openingMinor: String(openingMinor) });
    }
    const added = await house.wallet.desk.addVendorKey({ vendorCode: faultVendor });
    if (!added.ok || added.value.privateKeyPem === null) throw new Error('the vendor got no key');
    const { keyId, privateKeyPem } = added.value;
    return { players, access: { keyId, privateKeyPem }, brandId: brand.id };
  } finally {
    await house.close();
    await owner.end();
  }
}
