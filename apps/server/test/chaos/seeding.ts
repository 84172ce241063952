import { newId } from '../../src/platform/crypto/ids.ts';
import { insertBrand, insertGame, insertMember, insertSession } from '../support/factories.ts';
import { type FaultPlayer, faultGame, faultVendor } from './acts.ts';
import { connectTo } from './cluster.ts';
import { openMoneyServer } from './money-server.ts';
import type { VendorAccess } from './send.ts';

export interface Seeded {
  players: FaultPlayer[];
  access: VendorAccess;
  brandId: string;
}

const openingMinor = 1_000_000n;

/** A brand, a game, a vendor's key and players with money in the game, written through the modules. */
export async function seedData(url: string, playerCount: number): Promise<Seeded> {
  const owner = await connectTo(url);
  const server = openMoneyServer({ databaseUrl: url });
  try {
    const brand = await insertBrand(owner);
    const game = await insertGame(owner, brand.id, { vendorCode: faultVendor, gameCode: faultGame });
    const wallet = server.gateway.walletFor(faultVendor);
    const players: FaultPlayer[] = [];
    for (let count = 0; count < playerCount; count += 1) {
      const { id: memberId } = await insertMember(owner, brand.id);
      const opening = { memberId, brandId: brand.id, currency: brand.currency.code, trial: false };
      await server.ledger.openMemberAccounts(server.database, opening);
      const gift = { memberId, amountMinor: openingMinor, reference: newId(), reason: 'opening' };
      await server.ledger.correct(server.database, gift);
      const site = await insertSession(owner, memberId, brand.id);
      const launch = { memberId, brandId: brand.id, siteSessionId: site.id, gameId: game.id, locale: 'TY' } as const;
      const token = await server.gateway.issueLaunchToken(launch);
      if (!token.ok) throw new Error(token.message);
      const entered = await wallet.authenticate({ launchToken: token.value.token });
      if (entered.status !== 'ok') throw new Error(entered.code);
      const { playerRef, session } = entered.value;
      players.push({ memberId, brandId: brand.id, playerRef, session, openingMinor: String(openingMinor) });
    }
    const added = await server.wallet.admin.addVendorKey({ vendorCode: faultVendor });
    if (!added.ok || added.value.privateKeyPem === null) throw new Error('the vendor got no key');
    const { keyId, privateKeyPem } = added.value;
    return { players, access: { keyId, privateKeyPem }, brandId: brand.id };
  } finally {
    await server.close();
    await owner.end();
  }
}
