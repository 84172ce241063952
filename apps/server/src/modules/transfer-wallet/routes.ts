import type { Calls, CallValue } from '@baize/contract';
import { parseAmount, shownAmount } from '@baize/money';
import type { HandlersOf, RequestBrand } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import type { TransferDependencies, Transfers } from './service.ts';
import type { Transfer } from './store.ts';
import type { WalletVendor } from './vendors.ts';

type WalletLine = CallValue<Calls['merchantWallet']>['list'][number];
export type TransferRoutes = HandlersOf<'merchantWallet' | 'walletTransfer'>;

/** How a transfer that did not happen reads to the member. */
const failureKeys: Record<string, 'insufficient_funds' | 'account_blocked'> = {
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  PLAYER_BLOCKED: 'account_blocked',
  SESSION_INVALID: 'account_blocked',
};

export function transferRoutes(
  transfers: Transfers,
  deps: Pick<TransferDependencies, 'ledger' | 'onFailure'>,
): TransferRoutes {
  const { lookups, store } = transfers;

  const lineOf = async (
    brand: RequestBrand,
    memberId: string,
    vendor: WalletVendor,
    pending: number,
  ): Promise<WalletLine> => {
    const line = {
      accountTypeId: vendor.accountTypeId,
      accountTypeName: vendor.displayName,
      vassalage: vendor.code,
      isSingle: vendor.isSingle,
      balance: null,
      state: vendor.maintenance ? ('maintenance' as const) : ('ready' as const),
      pending,
    };
    if (vendor.isSingle || vendor.maintenance) return line;
    const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
    const ends = await transfers.endsOf(memberId, vendor.code);
    if (!ends) return { ...line, balance: amount(0n) };
    try {
      const { balanceMinor } = await ends.vendor.balance({ playerRef: ends.playerRef, currency: brand.currency.code });
      return { ...line, balance: amount(balanceMinor) };
    } catch (error) {
      deps.onFailure(error);
      return { ...line, state: 'notAnswering' };
    }
  };

  const refusalOf = ({ failure }: Transfer) => fail(failureKeys[failure ?? ''] ?? 'transfer_refused');

  return {
    merchantWallet: async ({ brand, member, data }) => {
      const [vendors, pending, stays] = await Promise.all([
        lookups.vendorsOf(brand.id),
        store.pendingByVendor(member.id),
        store.staysOf(member.id),
      ]);
      const asked = vendors.filter(
        ({ code, isSingle, isOffered }) =>
          (data.isSingle === undefined || isSingle === data.isSingle) && (isOffered || stays.includes(code)),
      );
      const list = await Promise.all(
        asked.map((vendor) => lineOf(brand, member.id, vendor, pending.get(vendor.code) ?? 0)),
      );
      return ok({ list });
    },

    walletTransfer: async ({ brand, member, body }) => {
      const { exponent } = brand.currency;
      const parsed = body.amount === undefined ? null : parseAmount(body.amount, exponent, 'positive');
      if (parsed && !parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
      const vendor = (await lookups.vendorsOf(brand.id)).find(
        ({ accountTypeId, isSingle, isOffered }) =>
          accountTypeId === body.accountTypeId && !isSingle && (isOffered || body.direction === 'out'),
      );
      if (!vendor) return fail('vendor_not_found');
      const moved = await transfers.transfer({
        brand,
        member,
        vendorCode: vendor.code,
        requestId: body.requestId,
        direction: body.direction,
        amountMinor: parsed ? parsed.amountMinor : null,
      });
      if (!moved.ok) return moved;
      const { transfer, replay } = moved.value;
      if (transfer.state === 'failed') return refusalOf(transfer);
      const balance = await deps.ledger.balanceOf(member.id);
      return ok({
        transferId: transfer.id,
        state: transfer.state === 'done' ? 'done' : 'pending',
        amount: shownAmount(transfer.amountMinor, exponent),
        sumBalance: shownAmount(balance?.cashMinor ?? 0n, exponent),
        replay,
      });
    },
  };
}
