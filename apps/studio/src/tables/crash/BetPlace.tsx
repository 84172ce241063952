import * as crash from '@baize/games/crash';
import { Button } from '@baize/ui/button';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStake, StakeField } from '../../instant/StakeField.tsx';
import { useStake } from '../../instant/use-stake.ts';
import type { Table } from '../../table-frame/table/use-table.ts';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { EachRoundPlace, useStopText } from './EachRoundPlace.tsx';
import { betOf, hasBet, type Order, paidOf, type Slot, seatAt } from './own-bets.ts';
import { useEachRound } from './use-each-round.ts';

/** The keys that bet and leave, by slot. */
export const betKeys = [
  { bet: 'B', leave: 'T' },
  { bet: 'N', leave: 'Y' },
] as const;

/** A typed multiplier as a selection, "2.00"; '' for none, null for one that is not offered. */
export function autoSelection(text: string): string | null {
  if (text.trim() === '') return '';
  const hundredths = readStake(text, 2);
  if (hundredths === null || !crash.isMultiplier(Number(hundredths))) return null;
  return (Number(hundredths) / 100).toFixed(2);
}

/** A multiplier at which the bet leaves by itself; empty for by hand. */
function AutoField({
  text,
  onChange,
  isLocked,
}: {
  text: string;
  onChange: (text: string) => void;
  isLocked: boolean;
}) {
  const t = useTranslations('tables.crash');
  const id = useId();
  return (
    <div className="instant-field">
      <label htmlFor={id} className="instant-label">
        {t('auto')}
      </label>
      <div className="instant-input" data-wrong={text !== '' && autoSelection(text) === null}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('autoHint')}
          value={text}
          disabled={isLocked}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

interface ActionProps {
  table: Table;
  slot: Slot;
  order: Order | null;
  /** The bet is made by itself. */
  isAuto: boolean;
  onBet: () => void;
}

function Action({ table, slot, order, isAuto, onBet }: ActionProps) {
  const t = useTranslations('tables.crash');
  const { sound } = useTableFrame();
  const round = table.state?.round ?? null;
  const isPlaced = hasBet(table, slot);
  const isFlying = round?.status === 'dealt' && isPlaced && paidOf(table, slot) === null;
  const [isLeaving, setLeaving] = useState(false);
  // The answer for one bet is not waited for to leave with the other.
  const leave = async () => {
    setLeaving(true);
    await table.cashOut(slot);
    setLeaving(false);
  };
  const bet = async () => {
    if (order === null) return;
    onBet();
    if (await table.bet([betOf(order)], slot)) sound.play('chip');
  };
  if (isFlying) {
    return (
      <Button size="lg" aria-keyshortcuts={betKeys[slot].leave} disabled={isLeaving} onClick={leave}>
        {t('leave')}
      </Button>
    );
  }
  if (isPlaced && round?.status === 'betting') {
    return (
      <Button size="lg" variant="on-hero" disabled={table.isBusy} onClick={() => void table.undo(slot)}>
        {t('takeBack')}
      </Button>
    );
  }
  const canBet = round?.status === 'betting' && order !== null && !isAuto && !table.isBusy;
  return (
    <Button size="lg" aria-keyshortcuts={betKeys[slot].bet} disabled={!canBet} onClick={bet}>
      {round?.status === 'betting' ? t('bet') : t('waiting')}
    </Button>
  );
}

function Own({ table, slot }: { table: Table; slot: Slot }) {
  const t = useTranslations('tables.crash');
  const money = useTableFrameMoney();
  const seat = seatAt(table, slot);
  const paid = paidOf(table, slot)?.paidMinor ?? null;
  const left = seat?.bets[0]?.selection || seat?.placements[0]?.bets[0]?.selection;
  if (!seat || seat.placements.length === 0) return t('noBet');
  if (paid === null) return t('inFlight', { amount: money(seat.stakeMinor) });
  if (paid === 0n) return t('lost', { amount: money(seat.stakeMinor) });
  return left ? t('leftAt', { multiplier: `${left}×`, amount: money(paid) }) : t('paid', { amount: money(paid) });
}

/** One bet of a flight with its own stake and its own way out. */
export function BetPlace({ table, slot }: { table: Table; slot: Slot }) {
  const t = useTranslations('tables.crash');
  const ofBet = table.limits?.bets.get('cashOut');
  const limits = ofBet ? { ...ofBet, maxWinMinor: ofBet.maxMinor * BigInt(crash.multipliers.max / 100) } : null;
  const stake = useStake(limits);
  const [auto, setAuto] = useState('2.00');
  const each = useEachRound(table, slot);
  const stopText = useStopText(each);
  const isAuto = each.running !== null;
  const isLocked = isAuto || hasBet(table, slot);
  const stakeMinor = stake.isCovered ? stake.minor : null;
  const selection = autoSelection(auto);
  const order = stakeMinor !== null && selection !== null ? { stakeMinor, selection } : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div role="group" aria-label={t('betNumber', { number: slot + 1 })} className="crash-bet">
      <div className="crash-bet-top">
        <div role="status" className="text-sm">
          <Own table={table} slot={slot} />
          {stopText !== null && <p className="crash-each-stopped">{stopText}</p>}
        </div>
        <EachRoundPlace each={each} order={order} />
      </div>
      <div className="instant-row">
        <StakeField
          text={stake.text}
          onChange={stake.setText}
          limits={limits}
          isLocked={isLocked}
          hasKeys={slot === 0}
        />
        <AutoField text={auto} onChange={setAuto} isLocked={isLocked} />
        <Action table={table} slot={slot} order={order} isAuto={isAuto} onBet={each.forget} />
      </div>
    </div>
  );
}
