import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AutoplayChoice, autoplayRounds } from '../autoplay-rules.ts';

/** Limits are offered in multiples of the bet. */
const lossTimes = [10, 25, 50, 100] as const;
const winTimes = [0, 10, 50, 100] as const;
const lostInRow = [0, 3, 5, 10] as const;

/** One of a few numbers; 0: no limit. */
interface Choice {
  legend: string;
  values: readonly number[];
  value: number;
  choose: (value: number) => void;
  label: (value: number) => string;
}

/** How many rounds play by themselves, and what ends them before. */
export function AutoplayForm(props: {
  betMinor: bigint;
  showMoney: (amountMinor: bigint) => string;
  /** What else ends it. */
  text: string;
  /** Lost rounds in a row can end it, too. */
  endsByLostInRow?: boolean;
  /** What its button says; by default that rounds are played. */
  startText?: (rounds: number) => string;
  onStart: (choice: AutoplayChoice) => void;
}) {
  const { betMinor, showMoney, text, endsByLostInRow = false, startText, onStart } = props;
  const t = useTranslations('studio.autoplay');
  const [rounds, setRounds] = useState<number>(autoplayRounds[0]);
  const [loss, setLoss] = useState<number>(lossTimes[0]);
  const [win, setWin] = useState<number>(winTimes[0]);
  const [gain, setGain] = useState<number>(winTimes[0]);
  const [lost, setLost] = useState<number>(lostInRow[0]);
  const amountOf = (times: number) => showMoney(betMinor * BigInt(times));
  const start = () =>
    onStart({
      rounds,
      lossLimitMinor: betMinor * BigInt(loss),
      winLimitMinor: win === 0 ? null : betMinor * BigInt(win),
      gainLimitMinor: gain === 0 ? null : betMinor * BigInt(gain),
      lostInRowLimit: lost === 0 ? null : lost,
    });
  const choices: readonly Choice[] = [
    { legend: t('rounds'), values: autoplayRounds, value: rounds, choose: setRounds, label: String },
    { legend: t('lossLimit'), values: lossTimes, value: loss, choose: setLoss, label: amountOf },
    { legend: t('winLimit'), values: winTimes, value: win, choose: setWin, label: amountOf },
    { legend: t('gainLimit'), values: winTimes, value: gain, choose: setGain, label: amountOf },
    ...(endsByLostInRow
      ? [{ legend: t('lostInRow'), values: lostInRow, value: lost, choose: setLost, label: String }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5">
      {choices.map(({ legend, values, value: chosen, choose, label }) => (
        <Chips
          key={legend}
          legend={legend}
          showLegend
          options={values.map((value) => ({
            value: String(value),
            label: value === 0 ? t('noLimit') : label(value),
          }))}
          value={String(chosen)}
          onChange={(value) => choose(Number(value))}
        />
      ))}
      <p className="text-sm text-ink-muted">{text}</p>
      <Button onClick={start}>{startText?.(rounds) ?? t('start', { count: rounds })}</Button>
    </div>
  );
}
