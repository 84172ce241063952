import { parseAmount } from '@baize/money';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBetNames } from '../bet-names.ts';
import type { Slip } from '../hooks/use-slip.ts';
import { betOfPlayType, type LotteryGame, priceChoice, quickPick, type Terms } from '../slip-rules.ts';
import { ChoicePrice } from './choice-price.tsx';
import { GroupPad } from './group-pad.tsx';

const maxTimes = 10_000;

export interface BetChooserProps {
  rules: LotteryGame;
  slip: Slip;
  terms: Terms;
  currency: { exponent: number; symbol: string };
}

const drawBelow = (count: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count;

/** What is bet on: play type, numbers, stake; and the way onto the ticket. */
export function BetChooser({ rules, slip, terms, currency }: BetChooserProps) {
  const t = useTranslations('lotto.slip');
  const names = useBetNames();
  const [unit, setUnit] = useState('1');
  const [times, setTimes] = useState(1);
  const [picks, setPicks] = useState(0);
  const { bet, selection } = slip;
  const read = parseAmount(unit, currency.exponent, 'positive');
  const unitMinor = read.ok ? read.amountMinor * BigInt(times) : 0n;
  const priced = priceChoice(rules, bet, selection, unitMinor, terms);
  const isReady = priced.bets > 0 && priced.costMinor > 0n && priced.closed.length === 0;
  const add = () => {
    slip.add({ bet, selection, unitMinor });
    setPicks(picks + 1);
  };
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t('bet')}
        value={bet.key}
        options={rules.bets.map(({ key }) => ({ value: key, label: names.bet(key) }))}
        onChange={({ target }) => slip.chooseBet(betOfPlayType(rules, target.value))}
      />
      {bet.form.groups.map((group, index) => (
        <GroupPad
          key={`${bet.key}-${group.name}-${picks}`}
          group={group}
          chosen={selection[index] ?? []}
          onChoose={(tokens) => slip.chooseGroup(index, tokens)}
        />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('unit')}
          leading={currency.symbol}
          inputMode="decimal"
          value={unit}
          error={read.ok ? undefined : t('unitError')}
          onChange={({ target }) => setUnit(target.value)}
        />
        <TextField
          label={t('times')}
          type="number"
          min={1}
          max={maxTimes}
          value={times}
          onChange={({ target }) => setTimes(Math.min(maxTimes, Math.max(1, Math.trunc(Number(target.value)) || 1)))}
        />
      </div>
      <ChoicePrice priced={priced} bet={bet} selection={selection} currency={currency} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={add} disabled={!isReady} variant="secondary">
          {t('add')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => slip.setSelection(bet.form.groups.map((group) => quickPick(group, drawBelow)))}
        >
          {t('quickPick')}
        </Button>
      </div>
    </div>
  );
}
