import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { ChipsProvider } from '../../table-frame/table-frame-context.tsx';

/** Amounts inside are chips of a tournament. */
export function Chips({ children }: { children: ReactNode }) {
  const format = useFormatter();
  return <ChipsProvider write={(amount) => format.number(Number(amount))}>{children}</ChipsProvider>;
}
