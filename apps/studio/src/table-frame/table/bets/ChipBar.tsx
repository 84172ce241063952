import { Button } from '@baize/ui/button';
import { Check, Copy, RotateCcw, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { KeyHelp } from '../../KeysHelp.tsx';
import { useTableFrameMoney, useTableFrameState } from '../../table-frame-context.tsx';
import { chipText, toneOf } from './Chip.tsx';
import type { Bets } from './use-bets.ts';

/** Something that can be done with bets. */
export function TableAction(props: {
  label: string;
  shortcut: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="table-action"
      aria-keyshortcuts={props.shortcut}
      disabled={props.isOff}
      onClick={props.onClick}
    >
      {props.children}
      <span>{props.label}</span>
    </button>
  );
}

const shortcuts = { undo: 'U', clear: 'C', repeat: 'R', double: 'D', confirm: 'B' } as const;

/** The keys of the bar, for a table's help. */
export function useBarKeys(chips: number): readonly KeyHelp[] {
  const t = useTranslations('tables');
  return [
    [`1–${chips}`, t('keys.chips')],
    [shortcuts.confirm, t('keys.send')],
    [shortcuts.undo, t('bets.undo')],
    [shortcuts.clear, t('bets.clear')],
    [shortcuts.repeat, t('bets.repeat')],
    [shortcuts.double, t('bets.double')],
  ];
}

interface ChipChoiceProps {
  chipsMinor: readonly bigint[];
  chipMinor: bigint;
  onChip: (minor: bigint) => void;
}

/** The chips, of which one is in the hand. */
export function ChipChoice({ chipsMinor, chipMinor, onChip }: ChipChoiceProps) {
  const t = useTranslations('tables.bets');
  const money = useTableFrameMoney();
  const exponent = useTableFrameState((state) => state.currency.exponent);
  return (
    <fieldset className="table-chips">
      <legend className="sr-only">{t('chips')}</legend>
      {chipsMinor.map((chip, index) => (
        <button
          key={`${chip}`}
          type="button"
          className="chip chip-choice"
          data-tone={toneOf(chip, chipsMinor)}
          aria-pressed={chip === chipMinor}
          aria-label={t('chip', { amount: money(chip) })}
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => onChip(chip)}
        >
          {chipText(chip, exponent)}
        </button>
      ))}
    </fieldset>
  );
}

/** Chips to choose from, what can be done with bets, and the one press that sends them. */
export function ChipBar({ bets, chipsMinor }: { bets: Bets; chipsMinor: readonly bigint[] }) {
  const t = useTranslations('tables.bets');
  const money = useTableFrameMoney();
  const hasDraft = bets.draft.length > 0;
  return (
    <div className="table-bar">
      <ChipChoice chipsMinor={chipsMinor} chipMinor={bets.chipMinor} onChip={bets.chooseChip} />
      <div className="table-actions">
        <TableAction
          label={t('undo')}
          shortcut={shortcuts.undo}
          isOff={!bets.isOpen || (!hasDraft && bets.placed.length === 0)}
          onClick={bets.undo}
        >
          <Undo2 aria-hidden="true" />
        </TableAction>
        <TableAction
          label={t('clear')}
          shortcut={shortcuts.clear}
          isOff={!bets.isOpen || !hasDraft}
          onClick={bets.clear}
        >
          <X aria-hidden="true" />
        </TableAction>
        <TableAction label={t('repeat')} shortcut={shortcuts.repeat} isOff={!bets.canRepeat} onClick={bets.repeat}>
          <RotateCcw aria-hidden="true" />
        </TableAction>
        <TableAction
          label={t('double')}
          shortcut={shortcuts.double}
          isOff={!bets.isOpen || (!hasDraft && bets.placed.length === 0)}
          onClick={bets.double}
        >
          <Copy aria-hidden="true" />
        </TableAction>
      </div>
      <Button
        size="lg"
        aria-keyshortcuts={shortcuts.confirm}
        disabled={!bets.isOpen || !hasDraft}
        onClick={bets.confirm}
      >
        <Check size={18} aria-hidden="true" />
        {t('confirm', { amount: money(bets.draftMinor) })}
      </Button>
    </div>
  );
}
