import type { Calls, CallValue } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { Transfers } from './service.ts';

type LaunchTransfer = NonNullable<CallValue<Calls['launchGame']>['transfer']>;
type Entered = Result<LaunchTransfer, 'vendor_not_answering' | 'account_blocked' | 'play_barred' | 'game_unavailable'>;

type Moved = Awaited<ReturnType<Transfers['transfer']>>;

interface Entry {
  brand: RequestBrand;
  member: RequestMember;
  vendorCode: string;
}

const trialType = 4;

/** The automatic transfer of a launch: what stands at other vendors comes back, all cash goes to this one. */
export function createEntering(transfers: Transfers, newId: () => string) {
  const { store } = transfers;

  /** False: some of it is still on its way. */
  const leaveOthers = async (entry: Entry): Promise<boolean> => {
    const others = (await store.staysOf(entry.member.id)).filter((code) => code !== entry.vendorCode);
    const left = await Promise.all(others.map((vendorCode) => transfers.bringBack({ ...entry, vendorCode })));
    return left.every((back) => back.ok && back.value.transfer.state === 'done');
  };

  /** False: what became of an earlier transfer is not known yet. */
  const settleEarlier = async ({ member, vendorCode }: Entry): Promise<boolean> => {
    const [open, ends] = await Promise.all([
      store.openOf(member.id, vendorCode),
      transfers.endsOf(member.id, vendorCode),
    ]);
    if (open.length === 0) return true;
    if (!ends) return false;
    const settled = await Promise.all(open.map((transfer) => transfers.steps.settle(transfer, ends)));
    return settled.every(({ state }) => state === 'done' || state === 'failed');
  };

  return async (entry: Entry): Promise<Entered> => {
    // Play money never leaves the operator.
    if (entry.member.type === trialType) return fail('game_unavailable');
    const isAllBack = await leaveOthers(entry);
    if (!(await settleEarlier(entry))) return fail('vendor_not_answering');
    const moved = await transfers.transfer({ ...entry, requestId: newId(), direction: 'in', amountMinor: null });
    return enteredWith(moved, isAllBack, entry.brand);
  };
}

function enteredWith(moved: Moved, isAllBack: boolean, brand: RequestBrand): Entered {
  const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
  const whenSettled = isAllBack ? 'done' : 'pending';
  if (!moved.ok && moved.message === 'insufficient_funds') {
    return ok({ transferId: '', amount: amount(0n), state: isAllBack ? 'none' : 'pending' });
  }
  if (!moved.ok && moved.message === 'play_barred') return fail('play_barred', moved.detail);
  if (!moved.ok) return fail(moved.message === 'account_blocked' ? 'account_blocked' : 'vendor_not_answering');
  const { id: transferId, state, amountMinor } = moved.value.transfer;
  if (state !== 'done' && state !== 'failed') return fail('vendor_not_answering');
  return ok({ transferId, amount: amount(amountMinor), state: state === 'failed' ? 'failed' : whenSettled });
}
