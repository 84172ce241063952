import { Button } from '@baize/ui/button';
import { Check, Copy, RotateCcw, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFloorMoney, useFloorState } from '../floor-context.tsx';
import { chipText, toneOf } from './Chip.tsx';
import type { Bets } from './use-bets.ts';

function Action(props: { label: string; isOff: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="table-action" disabled={props.isOff} onClick={props.onClick}>
      {props.children}
      <span>{props.label}</span>
    </button>
  );
}

/** Chips to choose from, what can be done with bets, and the one press that sends them. */
export function ChipBar({ bets, chipsMinor }: { bets: Bets; chipsMinor: readonly bigint[] }) {
  const t = useTranslations('tables.bets');
  const money = useFloorMoney();
  const exponent = useFloorState((state) => state.currency.exponent);
  const hasDraft = bets.draft.length > 0;
  return (
    <div className="table-bar">
      <fieldset className="table-chips">
        <legend className="sr-only">{t('chips')}</legend>
        {chipsMinor.map((chip) => (
          <button
            key={`${chip}`}
            type="button"
            className="chip chip-choice"
            data-tone={toneOf(chip, chipsMinor)}
            aria-pressed={chip === bets.chipMinor}
            aria-label={t('chip', { amount: money(chip) })}
            onClick={() => bets.chooseChip(chip)}
          >
            {chipText(chip, exponent)}
          </button>
        ))}
      </fieldset>
      <div className="table-actions">
        <Action label={t('undo')} isOff={!bets.isOpen || (!hasDraft && bets.placed.length === 0)} onClick={bets.undo}>
          <Undo2 aria-hidden="true" />
        </Action>
        <Action label={t('clear')} isOff={!bets.isOpen || !hasDraft} onClick={bets.clear}>
          <X aria-hidden="true" />
        </Action>
        <Action label={t('repeat')} isOff={!bets.canRepeat} onClick={bets.repeat}>
          <RotateCcw aria-hidden="true" />
        </Action>
        <Action
          label={t('double')}
          isOff={!bets.isOpen || (!hasDraft && bets.placed.length === 0)}
          onClick={bets.double}
        >
          <Copy aria-hidden="true" />
        </Action>
      </div>
      <Button size="lg" disabled={!bets.isOpen || !hasDraft} onClick={bets.confirm}>
        <Check size={18} aria-hidden="true" />
        {t('confirm', { amount: money(bets.draftMinor) })}
      </Button>
    </div>
  );
}
