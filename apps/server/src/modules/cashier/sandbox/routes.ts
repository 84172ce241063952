import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { SandboxService } from './service.ts';

export const sandboxRoutes = (service: SandboxService): HandlersOf<'sandboxDeposit'> => ({
  sandboxDeposit: async ({ member, brand, body }) => {
    const deposited = await service.depositSandbox({ memberId: member.id, brand, ...body });
    if (!deposited.ok) return deposited;
    const { depositId, amountMinor, balanceMinor, replay } = deposited.value;
    const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
    return ok({ depositId, amount: amount(amountMinor), sumBalance: amount(balanceMinor), replay });
  },
});
