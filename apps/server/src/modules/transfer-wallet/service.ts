import type { LocaleCode } from '@baize/contract';
import type { VendorWallet } from '@baize/vendor-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { Direction } from './schema.ts';
import { createSteps, type Ends } from './steps.ts';
import { createTransferStore, type Transfer } from './store.ts';
import type { TransferVendor } from './transfer-vendor.ts';
import { createVendorLookups } from './vendors.ts';

export interface TransferDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** Where what comes back beyond a vendor's float waits for a person. */
  walletFor(vendorCode: string): VendorWallet;
  launches: {
    issueLaunchToken(request: {
      memberId: string;
      brandId: string;
      siteSessionId: string;
      gameId: string;
      locale: LocaleCode;
    }): Promise<
      Result<{ token: string }, 'game_unavailable' | 'account_blocked' | 'play_barred' | 'too_many_requests'>
    >;
  };
  ledger: { balanceOf(memberId: string): Promise<{ cashMinor: bigint } | null> };
  /** The other side of a vendor, from its address. */
  connect(transferUrl: string): TransferVendor;
  onFailure: (error: unknown) => void;
}

export interface TransferOrder {
  brand: RequestBrand;
  member: Pick<RequestMember, 'id' | 'sessionId'>;
  vendorCode: string;
  requestId: string;
  direction: Direction;
  /** Null: everything. */
  amountMinor: bigint | null;
}

export interface Transferred {
  transfer: Transfer;
  replay: boolean;
}

/** When an open transfer is looked at by somebody else than the request that began it. */
const firstAskAfterMs = 15_000;

/** Why a member cannot move money to a vendor now. */
const entryFailures = {
  SESSION_INVALID: 'account_blocked',
  GAME_UNAVAILABLE: 'vendor_not_answering',
  INTERNAL: 'vendor_not_answering',
} as const;

export function createTransfers(deps: TransferDependencies) {
  const { clock, newId } = deps;
  const store = createTransferStore(deps.database);
  const lookups = createVendorLookups(deps.database);
  const steps = createSteps({ store, clock, onFailure: deps.onFailure });

  const vendorOf = async (vendorCode: string): Promise<TransferVendor | null> => {
    const url = await lookups.transferUrlOf(vendorCode);
    return url === null ? null : deps.connect(url);
  };

  /** Null: the vendor has no wallet of its own, or the member has never been there. */
  const endsOf = async (memberId: string, vendorCode: string): Promise<Ends | null> => {
    const [vendor, playerRef] = await Promise.all([vendorOf(vendorCode), lookups.playerRefOf(memberId, vendorCode)]);
    return vendor && playerRef !== null ? { vendor, playerRef, wallet: deps.walletFor(vendorCode) } : null;
  };

  /** Enters the vendor like a player, so that his cash may leave. */
  const enterVendor = async ({
    brand,
    member,
    vendorCode,
  }: Omit<TransferOrder, 'direction' | 'amountMinor' | 'requestId'>) => {
    const gameId = await lookups.anyGameOf(brand.id, vendorCode);
    if (gameId === null) return fail('vendor_not_found');
    const locale: LocaleCode = 'TY';
    const request = { memberId: member.id, brandId: brand.id, siteSessionId: member.sessionId, gameId, locale };
    const launch = await deps.launches.issueLaunchToken(request);
    if (!launch.ok && launch.message === 'play_barred') return fail('play_barred', launch.detail);
    if (!launch.ok) return fail(launch.message === 'account_blocked' ? 'account_blocked' : 'vendor_not_found');
    const entered = await deps.walletFor(vendorCode).authenticate({ launchToken: launch.value.token });
    return entered.status === 'ok' ? ok(entered.value) : fail(entryFailures[entered.code]);
  };

  const begin = (order: TransferOrder, amountMinor: bigint) =>
    store.begin(
      {
        id: newId(),
        memberId: order.member.id,
        brandId: order.brand.id,
        vendorCode: order.vendorCode,
        currencyCode: order.brand.currency.code,
        requestId: order.requestId,
        direction: order.direction,
        amountMinor,
        isEverything: order.amountMinor === null,
        askAt: new Date(clock.now().getTime() + firstAskAfterMs),
      },
      clock.now(),
    );

  const isSame = (transfer: Transfer, order: TransferOrder): boolean =>
    transfer.direction === order.direction &&
    transfer.vendorCode === order.vendorCode &&
    transfer.isEverything === (order.amountMinor === null) &&
    (order.amountMinor === null || transfer.amountMinor === order.amountMinor);

  const repeated = async (transfer: Transfer, order: TransferOrder) => {
    if (!isSame(transfer, order)) return fail('repeated_with_other_content');
    const isAtWork = transfer.askAt > clock.now();
    const isOver = transfer.state === 'done' || transfer.state === 'failed';
    const ends = isOver || isAtWork ? null : await endsOf(transfer.memberId, transfer.vendorCode);
    return ok({ transfer: ends ? await steps.settle(transfer, ends) : transfer, replay: true });
  };

  const moveIn = async (order: TransferOrder) => {
    const { member, vendorCode } = order;
    const entered = await enterVendor(order);
    if (!entered.ok) return entered;
    const { session, balance } = entered.value;
    const wallet = deps.walletFor(vendorCode);
    try {
      const amountMinor = order.amountMinor ?? balance.cashMinor;
      if (amountMinor <= 0n) return fail('insufficient_funds');
      const { transfer, isNew } = await begin(order, amountMinor);
      if (!isNew) return repeated(transfer, order);
      await store.stay(member.id, vendorCode, member.sessionId, clock.now());
      const ends = await endsOf(member.id, vendorCode);
      return ok({ transfer: ends ? await steps.attempt(transfer, ends, session) : transfer, replay: false });
    } finally {
      await wallet.endSession({ session });
    }
  };

  const moveOut = async (order: TransferOrder) => {
    const ends = await endsOf(order.member.id, order.vendorCode);
    if (!ends) return fail('insufficient_funds');
    const { transfer, isNew } = await begin(order, order.amountMinor ?? 0n);
    if (!isNew) return repeated(transfer, order);
    return ok({ transfer: await steps.attempt(transfer, ends, null), replay: false });
  };

  /** Moves money as far as it will go now. What is not known then is found out later (`settleOpen`). */
  const transfer = async (
    order: TransferOrder,
  ): Promise<
    Result<
      Transferred,
      | 'vendor_not_found'
      | 'vendor_not_answering'
      | 'account_blocked'
      | 'play_barred'
      | 'insufficient_funds'
      | 'repeated_with_other_content'
    >
  > => {
    const earlier = await store.ofRequest(order.member.id, order.requestId);
    if (earlier) return repeated(earlier, order);
    return order.direction === 'in' ? moveIn(order) : moveOut(order);
  };

  /** Brings everything back that a member has at a vendor. As long as it is not known what became of one such transfer no other is begun. */
  const bringBack = async (order: Pick<TransferOrder, 'brand' | 'member' | 'vendorCode'>) => {
    const back = { ...order, direction: 'out', amountMinor: null } as const;
    const open = await store.openOf(order.member.id, order.vendorCode);
    const earlier = open.find(({ direction, isEverything }) => direction === 'out' && isEverything);
    const answered = earlier && (await repeated(earlier, { ...back, requestId: earlier.requestId }));
    if (answered?.ok && answered.value.transfer.state !== 'failed') return answered;
    return transfer({ ...back, requestId: newId() });
  };

  return { store, lookups, steps, endsOf, vendorOf, transfer, bringBack };
}
export type Transfers = ReturnType<typeof createTransfers>;
