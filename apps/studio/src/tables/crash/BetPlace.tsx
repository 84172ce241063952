import type { TableSeat } from '@baize/contract';
import * as crash from '@baize/games/crash';
import { Button } from '@baize/ui/button';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStake, StakeField } from '../../instant/StakeField.tsx';
import { useStake } from '../../instant/use-stake.ts';
import type { Table } from '../../table-frame/table/use-table.ts';
import { useTableFrame, useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import type { Paid } from '../../table-frame/WinFlag.tsx';

/** Which of the player's bets in a flight. */
export type Slot = 0 | 1;
/** The keys that bet and leave, by slot. */
export const betKeys = [
  { bet: 'B', leave: 'T' },
  { bet: 'N', leave: 'Y' },
] as const;

export const seatAt = ({ seat, secondSeat }: Table, slot: Slot): TableSeat | null => (slot === 0 ? seat : secondSeat);

/** What a bet of the flight has paid; null while it is open. */
export function paidOf(table: Table, slot: Slot): Paid | null {
  const seat = seatAt(table, slot);
  const told = slot === 0 ? table.paidMinor : null;
  const paidMinor = seat?.status === 'settled' ? BigInt(seat.payoutMinor ?? '0') : told;
  return seat && paidMinor !== null ? { id: seat.seatId, paidMinor, stakeMinor: BigInt(seat.stakeMinor) } : null;
}

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
  stakeMinor: bigint | null;
  selection: string | null;
}

function Action({ table, slot, stakeMinor, selection }: ActionProps) {
  const t = useTranslations('tables.crash');
  const { sound } = useTableFrame();
  const round = table.state?.round ?? null;
  const seat = seatAt(table, slot);
  const hasBet = (seat?.placements.length ?? 0) > 0;
  const isFlying = round?.status === 'dealt' && hasBet && paidOf(table, slot) === null;
  const [isLeaving, setLeaving] = useState(false);
  // The answer for one bet is not waited for to leave with the other.
  const leave = async () => {
    setLeaving(true);
    await table.cashOut(slot);
    setLeaving(false);
  };
  const bet = async () => {
    if (stakeMinor === null || selection === null) return;
    if (await table.bet([{ key: 'cashOut', selection, stakeMinor }], slot)) sound.play('chip');
  };
  if (isFlying) {
    return (
      <Button size="lg" aria-keyshortcuts={betKeys[slot].leave} disabled={isLeaving} onClick={leave}>
        {t('leave')}
      </Button>
    );
  }
  if (hasBet && round?.status === 'betting') {
    return (
      <Button size="lg" variant="on-hero" disabled={table.isBusy} onClick={() => void table.undo(slot)}>
        {t('takeBack')}
      </Button>
    );
  }
  const canBet = round?.status === 'betting' && stakeMinor !== null && selection !== null && !table.isBusy;
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
  const isLocked = (seatAt(table, slot)?.placements.length ?? 0) > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div role="group" aria-label={t('betNumber', { number: slot + 1 })} className="crash-bet">
      <p role="status" className="text-sm">
        <Own table={table} slot={slot} />
      </p>
      <div className="instant-row">
        <StakeField
          text={stake.text}
          onChange={stake.setText}
          limits={limits}
          isLocked={isLocked}
          hasKeys={slot === 0}
        />
        <AutoField text={auto} onChange={setAuto} isLocked={isLocked} />
        <Action
          table={table}
          slot={slot}
          stakeMinor={stake.isCovered ? stake.minor : null}
          selection={autoSelection(auto)}
        />
      </div>
    </div>
  );
}
