import { shownAmount } from '@baize/money';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { TransferDependencies } from './dependencies.ts';
import { transfersOf } from './list.ts';
import { createReceivers } from './receivers.ts';
import { createSending } from './sending.ts';

export interface MemberTransfersModule {
  routes: HandlersOf<'transferReceivers' | 'sendTransfer' | 'memberTransfers'>;
}

/** Money between agents and their members (rulebook 9.4). */
export function createMemberTransfers(deps: TransferDependencies): MemberTransfersModule {
  const receivers = createReceivers(deps);
  const send = createSending(deps);
  return {
    routes: {
      transferReceivers: async ({ member, brand, data }) => {
        const found = await receivers(member, brand, data.direction, data.search ?? '');
        if (!found.ok) return found;
        const { list, rules, availableMinor, dayMinorLeft, dayCountLeft, heldUntil } = found.value;
        const amount = amountsOf(brand);
        return ok({
          list,
          available: amount(availableMinor),
          minAmount: amount(rules.minMinor),
          maxAmount: amount(rules.maxMinor),
          dayAmountLeft: amount(dayMinorLeft),
          dayCountLeft,
          heldUntil: heldUntil?.toISOString() ?? null,
        });
      },
      sendTransfer: async ({ member, brand, body }) => {
        const sent = await send({ memberId: member.id, brand, ...body });
        if (!sent.ok) return sent;
        const { transferId, sender, receiver, note, replay, amountMinor, balanceMinor, createdAt } = sent.value;
        const amount = amountsOf(brand);
        const moved = { amount: amount(amountMinor), sumBalance: amount(balanceMinor) };
        return ok({ transferId, sender, receiver, note, replay, ...moved, createdAt: createdAt.toISOString() });
      },
      memberTransfers: async ({ member, brand, data }) => {
        const { lines, total } = await transfersOf(deps.database, member.id, data);
        const amount = amountsOf(brand);
        const list = lines.map(({ amountMinor, createdAt, ...line }) => ({
          ...line,
          amount: amount(amountMinor),
          createdAt: createdAt.toISOString(),
        }));
        return ok({ list, total, totalPages: Math.ceil(total / data.pageSize) });
      },
    },
  };
}

const amountsOf =
  ({ currency }: RequestBrand) =>
  (minor: bigint): string =>
    shownAmount(minor, currency.exponent);
