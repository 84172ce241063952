import type { LocaleCode } from '@baize/contract';
import { divide } from '@baize/money';
import type { TransferAccount } from '../providers/bank-transfer/index.ts';
import type { DepositStart } from '../providers/provider.ts';

/** A way to pay in, as a brand sets it. */
export interface DepositMethod {
  code: string;
  provider: string;
  kind: DepositStart['kind'];
  enabled: boolean;
  names: Partial<Record<LocaleCode, string>>;
  minMinor: bigint;
  maxMinor: bigint;
  feeMinor: bigint;
  feeBasisPoints: number;
  expectedMinutes: number;
  expiryMinutes: number;
  chipsMinor: readonly bigint[];
  ranks: { from: number; to: number };
  devices: readonly ('phone' | 'desktop')[];
  account: TransferAccount | null;
}

export interface Asking {
  rank: number;
  device: 'phone' | 'desktop';
  /** Codes of the providers that this installation has. */
  providers: { has(code: string): boolean };
}

/** The methods that a member of this rank has on this device. */
export const methodsFor = (methods: readonly DepositMethod[], { rank, device, providers }: Asking): DepositMethod[] =>
  methods.filter(
    ({ enabled, ranks, devices, provider }) =>
      enabled && providers.has(provider) && ranks.from <= rank && rank <= ranks.to && devices.includes(device),
  );

const wholeBasisPoints = 10_000n;

/** What the provider takes beside the amount; parts of a minor unit count as a whole one. */
export const feeOf = (
  { feeMinor, feeBasisPoints }: Pick<DepositMethod, 'feeMinor' | 'feeBasisPoints'>,
  amountMinor: bigint,
): bigint => feeMinor + divide(amountMinor * BigInt(feeBasisPoints), wholeBasisPoints, 'ceil');

/** What the brand calls it in a language; TY is the fallback. */
export const nameOf = ({ names, code }: Pick<DepositMethod, 'names' | 'code'>, language: LocaleCode): string =>
  names[language] ?? names.TY ?? code;
