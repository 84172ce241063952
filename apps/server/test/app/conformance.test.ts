// @covers outside-vendor wallet-conformance

import {
  createAdminServer,
  createHttpAdmin,
  createHttpPeer,
  listening,
  patient,
  runConformance,
  type Target,
  type TestAdmin,
  textOf,
} from '@baize/vendor-kit/conformance';
import { createHttpWallet } from '@baize/vendor-kit/http';
import { beforeAll, expect, test } from 'vitest';
import { openRealWallet } from '../../src/modules/gateway/http/real-wallet.fixture.ts';
import { gameCode, useMoney } from '../../src/modules/gateway/testing/money.fixture.ts';
import { hashToken } from '../../src/platform/crypto/ids.ts';
import { insertGame, insertSession } from '../support/factories.ts';

const money = useMoney();
const otherCode = 'RIVAL';
/** The vendor of examples/vendor, which comes by HTTP alone. */
const outsideCode = 'EXAMPLE';
/** Long: other tests share the machine. */
const lifeMs = 600_000;

let target: Target;
let otherAdmin: TestAdmin;
let outsideAdmin: Required<TestAdmin>;

/** Makes players in the real server, and changes what no vendor can. */
function adminFor(gameId: string): Required<TestAdmin> {
  const launchTokenOf = async (memberId: string) => {
    const { rows } = await money.owner.query(
      'select id from sessions where member_id = $1 and ended_at is null order by created_at desc limit 1',
      [memberId],
    );
    const siteSessionId: string = rows[0]?.id ?? (await insertSession(money.owner, memberId, money.brand.id)).id;
    const fields = { memberId, brandId: money.brand.id, siteSessionId, gameId, locale: 'TY' as const };
    const launch = await money.gateway.issueLaunchToken(fields);
    if (!launch.ok) throw new Error(launch.message);
    return launch.value.token;
  };
  return {
    newPlayer: async ({ balanceMinor, stakeLimitMinor }) => {
      const memberId = await money.newMember({ balanceMinor });
      if (stakeLimitMinor !== undefined) {
        await money.ledger.setLimit({ brandId: money.brand.id, memberId, kind: 'stake', amountMinor: stakeLimitMinor });
      }
      return { playerId: memberId, launchToken: await launchTokenOf(memberId) };
    },
    launch: async ({ playerId, isExpired }) => {
      const launchToken = await launchTokenOf(playerId);
      if (isExpired) {
        await money.owner.query('update launch_tokens set expires_at = $2 where token_hash = $1', [
          hashToken(launchToken),
          money.clock.now(),
        ]);
      }
      return { launchToken };
    },
    block: async ({ playerId }) => {
      await money.owner.query('update members set blocked_at = now() where id = $1', [playerId]);
    },
    expireSessions: async ({ playerId }) => {
      await money.owner.query('update sessions set expires_at = $2 where member_id = $1', [
        playerId,
        money.clock.now(),
      ]);
    },
    passTime: async ({ ms }) => {
      money.clock.advanceMs(ms);
      await money.gateway.sweep();
    },
  };
}

beforeAll(async () => {
  const other = await insertGame(money.owner, money.brand.id, { vendorCode: otherCode, gameCode });
  otherAdmin = adminFor(other.id);
  const outside = await insertGame(money.owner, money.brand.id, { vendorCode: outsideCode, gameCode: 'cup_dice' });
  outsideAdmin = adminFor(outside.id);
  await money.owner.query(
    "update vendors set is_single = false, transfer_url = 'https://own.example' where code = $1",
    [outsideCode],
  );
  target = {
    wallet: money.wallet,
    admin: adminFor(money.game.id),
    otherVendor: { wallet: money.gateway.walletFor(otherCode), admin: otherAdmin, isSingle: true },
    hasStakeLimits: true,
  };
});

test(
  'the real wallet passes the conformance kit in process, and the books are clean after it',
  async () => {
    const report = await runConformance(target, { caseLifeMs: lifeMs });
    expect(report.failed, textOf(report)).toBe(0);
    expect(new Set(report.results.map(({ reason }) => reason))).toEqual(new Set([undefined, 'needs http']));
    expect(money.failures).toEqual([]);
    await money.expectCleanBooks();
  },
  lifeMs,
);

// A minute and more: each case by itself is tried over HTTP against the reference wallet with every run, the wallet here in process.
test.runIf(process.env.LONG_TESTS === '1')(
  'the real wallet passes the whole kit over signed HTTP with the outside vendor’s key, with a desk behind a URL',
  async () => {
    const { http, app, alarms, optionsOf } = await openRealWallet(money);
    const adminServer = await listening(createAdminServer(outsideAdmin, true));
    try {
      const { admin, hasStakeLimits } = await createHttpAdmin(adminServer.url);
      const retiredKey = await optionsOf(outsideCode);
      expect((await http.admin.retireVendorKey({ vendorCode: outsideCode, keyId: retiredKey.keyId })).ok).toBe(true);
      const access = await optionsOf(outsideCode);
      const secondKey = await optionsOf(outsideCode);
      const otherAccess = await optionsOf(otherCode);
      const overHttp: Target = {
        wallet: patient(createHttpWallet(access)),
        admin,
        hasStakeLimits,
        http: createHttpPeer(access),
        secondKey,
        retiredKey,
        otherVendor: { wallet: patient(createHttpWallet(otherAccess)), admin: otherAdmin, isSingle: true },
      };
      const report = await runConformance(overHttp, { caseLifeMs: lifeMs });
      expect(report.failed + report.skipped, textOf(report)).toBe(0);
      expect(money.failures).toEqual([]);
      expect(alarms).toEqual([]);
      await money.expectCleanBooks();
    } finally {
      await app.close();
      await adminServer.close();
    }
  },
  lifeMs,
);
