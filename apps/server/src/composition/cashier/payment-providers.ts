import { createSandboxProvider, type PaymentProvider } from '../../modules/cashier/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outside } from '../outside.ts';

/** The payment providers that this installation has; bank transfers beside them need none. */
export const paymentProvidersOf = ({ paymentProvider }: Outside, clock: Clock): readonly PaymentProvider[] =>
  paymentProvider ? [createSandboxProvider({ ...paymentProvider, clock })] : [];
