import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AutoplayChoice, autoplayRounds } from '../autoplay-rules.ts';

/** Limits are offered in multiples of the bet. */
const lossTimes = [10, 25, 50, 100] as const;
const winTimes = [0, 10, 50, 100] as const;

/** How many rounds play by themselves, and what ends them before. */
export function AutoplayForm(props: {
  betMinor: bigint;
  showMoney: (amountMinor: bigint) => string;
  /** What else ends it. */
  text: string;
  onStart: (choice: AutoplayChoice) => void;
}) {
  const { betMinor, showMoney, text, onStart } = props;
  const t = useTranslations('studio.autoplay');
  const [rounds, setRounds] = useState<number>(autoplayRounds[0]);
  const [loss, setLoss] = useState<number>(lossTimes[0]);
  const [win, setWin] = useState<number>(winTimes[0]);
  const amountOf = (times: number) => showMoney(betMinor * BigInt(times));
  const start = () =>
    onStart({
      rounds,
      lossLimitMinor: betMinor * BigInt(loss),
      winLimitMinor: win === 0 ? null : betMinor * BigInt(win),
    });
  return (
    <div className="flex flex-col gap-5">
      <Chips
        legend={t('rounds')}
        showLegend
        options={autoplayRounds.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(rounds)}
        onChange={(value) => setRounds(Number(value))}
      />
      <Chips
        legend={t('lossLimit')}
        showLegend
        options={lossTimes.map((value) => ({ value: String(value), label: amountOf(value) }))}
        value={String(loss)}
        onChange={(value) => setLoss(Number(value))}
      />
      <Chips
        legend={t('winLimit')}
        showLegend
        options={winTimes.map((value) => ({
          value: String(value),
          label: value === 0 ? t('noLimit') : amountOf(value),
        }))}
        value={String(win)}
        onChange={(value) => setWin(Number(value))}
      />
      <p className="text-sm text-ink-muted">{text}</p>
      <Button onClick={start}>{t('start', { count: rounds })}</Button>
    </div>
  );
}
