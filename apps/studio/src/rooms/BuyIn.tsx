import type { RoomView } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrencyMoney, useTableFrame, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import { buyIns } from './room-view.ts';

/** How much to bring to the table. */
export function BuyIn({
  room,
  text,
  note,
  onBuy,
  onClose,
}: {
  room: RoomView;
  /** The stakes in words. */
  text: string;
  /** What becomes of the money; left out: as at every table. */
  note?: string;
  onBuy: (amountMinor: bigint) => void;
  onClose: () => void;
}) {
  const t = useTranslations('rooms.buyIn');
  const isAdding = room.you !== null;
  const title = isAdding ? t('addTitle') : t('title');
  const close = useTranslations('tables.menu')('close');
  const money = useCurrencyMoney();
  const { host } = useTableFrame();
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const amounts = buyIns(room);
  const [amountMinor, setAmount] = useState(amounts[0] ?? 0n);
  const isPoor = amountMinor > balanceMinor;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={close} size="sm">
      <div className="flex flex-col gap-5">
        <div className="grid gap-1 text-sm text-ink-muted">
          <p className="tabular font-semibold text-ink">{text}</p>
          <p>{note ?? (isAdding ? t('addText') : t('text'))}</p>
        </div>
        {amounts.length > 1 && (
          <fieldset className="grid grid-cols-2 gap-2">
            <legend className="sr-only">{title}</legend>
            {amounts.map((amount) => (
              <Button
                className="last:odd:col-span-2"
                key={`${amount}`}
                variant={amount === amountMinor ? 'primary' : 'secondary'}
                aria-pressed={amount === amountMinor}
                disabled={amount > balanceMinor}
                onClick={() => setAmount(amount)}
              >
                <span className="tabular">{money(amount)}</span>
              </Button>
            ))}
          </fieldset>
        )}
        {isPoor && <p className="text-sm text-danger-ink">{t('poor')}</p>}
        {isPoor && host.hasHost ? (
          <Button size="lg" onClick={() => host.send({ type: 'depositRequested' })}>
            {t('deposit')}
          </Button>
        ) : (
          <Button size="lg" disabled={isPoor} onClick={() => onBuy(amountMinor)}>
            {t(isAdding ? 'add' : 'confirm', { amount: money(amountMinor) })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
