import { formatAmount } from '@baize/money';
import { type PaymentProvider, ProviderRefusedError } from '../provider.ts';
import { promptPay, qrPh, vietQr } from '../qr/emv-qr.ts';
import { transferReference } from './reference.ts';

/** A bank account of a brand, and how its code is made. */
export interface TransferAccount {
  institution: string;
  number: string;
  holder: string;
  qr:
    | { scheme: 'vietqr'; bankId: string }
    | { scheme: 'promptpay' }
    | { scheme: 'qrph'; bankId: string; city: string }
    | null;
}

export interface BankTransferAccess {
  /** The account of a brand's method; null: it has none. */
  accountOf: (brandId: string, methodCode: string) => Promise<TransferAccount | null>;
  /** What arrived for an order, by the bank's statement; null: nothing so far. */
  arrivedFor: (orderId: string) => Promise<{ lineId: string; amountMinor: bigint; currency: string } | null>;
}

export const bankTransferCode = 'bank-transfer';

/** Members transfer to the brand's own account under a reference; statements that staff reads in say what arrived. It pays nothing out. */
export function createBankTransfer({ accountOf, arrivedFor }: BankTransferAccess): PaymentProvider {
  const noPayouts = async (): Promise<never> => {
    throw new ProviderRefusedError('bank transfers are for deposits alone');
  };
  return {
    code: bankTransferCode,
    startDeposit: async ({ orderId, brandId, methodCode, amountMinor, exponent }) => {
      const account = await accountOf(brandId, methodCode);
      if (!account) throw new ProviderRefusedError(`the method ${methodCode} has no account`);
      const reference = transferReference(orderId);
      const { institution, number, holder } = account;
      const payload = codeOf(account, { amount: formatAmount(amountMinor, exponent), reference });
      return {
        kind: 'transfer',
        providerReference: reference,
        details: { institution, number, holder, reference, payload },
      };
    },
    depositReport: async ({ orderId }) => {
      const arrived = await arrivedFor(orderId);
      if (!arrived) return { state: 'pending' };
      const { lineId: providerReference, amountMinor, currency } = arrived;
      return { state: 'paid', amountMinor, currency, providerReference };
    },
    startPayout: noPayouts,
    payoutReport: noPayouts,
    readCallback: () => null,
  };
}

function codeOf(
  { qr, number, holder }: TransferAccount,
  payment: { amount: string; reference: string },
): string | null {
  if (qr?.scheme === 'vietqr') return vietQr({ ...payment, ...qr, number });
  if (qr?.scheme === 'promptpay') return promptPay({ ...payment, number });
  return qr ? qrPh({ ...payment, ...qr, number, holder }) : null;
}
