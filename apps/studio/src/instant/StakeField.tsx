import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { KeyHelp } from '../table-frame/KeysHelp.tsx';
import { useTableFrameState } from '../table-frame/table-frame-context.tsx';
import type { Instant } from '../table-frame/use-instant.ts';

/** A stake while it is typed: text, and minor units when it can be staked. */
export interface Stake {
  text: string;
  /** Null: not an amount, or not on offer. */
  minor: bigint | null;
}

const scaleOf = (exponent: number) => 10n ** BigInt(exponent);

/** Minor units as a plain decimal, as a player types it. */
export function stakeText(minor: bigint, exponent: number): string {
  const scale = scaleOf(exponent);
  const fraction = exponent === 0 ? '' : `.${String(minor % scale).padStart(exponent, '0')}`;
  return `${minor / scale}${fraction}`;
}

/** Reads a typed decimal; null when it is none, or finer than the currency. */
export function readStake(text: string, exponent: number): bigint | null {
  const typed = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.trim());
  if (!typed) return null;
  const [, whole = '0', fraction = ''] = typed;
  if (fraction.length > exponent) return null;
  return BigInt(whole) * scaleOf(exponent) + BigInt(fraction.padEnd(exponent, '0') || '0');
}

/** The keys of the field's buttons. */
export function useStakeKeys(): readonly KeyHelp[] {
  const t = useTranslations('instant.stake');
  return [
    ['A', t('half')],
    ['S', t('double')],
  ];
}

/** The amount of the next bet, with halves and doubles. */
export function StakeField(props: {
  text: string;
  onChange: (text: string) => void;
  limits: Instant['limits'];
  isLocked: boolean;
  /** False for a second field on a page: its buttons have no keys. */
  hasKeys?: boolean;
}) {
  const { text, onChange, limits, isLocked, hasKeys = true } = props;
  const t = useTranslations('instant.stake');
  const id = useId();
  const exponent = useTableFrameState((state) => state.currency.exponent);
  const minor = readStake(text, exponent);
  const isWrong = minor === null || (limits !== null && (minor < limits.minMinor || minor > limits.maxMinor));
  const change = (to: (minor: bigint) => bigint) => {
    if (minor === null || limits === null) return;
    const next = to(minor);
    const inside = next < limits.minMinor ? limits.minMinor : next > limits.maxMinor ? limits.maxMinor : next;
    onChange(stakeText(inside, exponent));
  };
  return (
    <div className="instant-field">
      <p className="instant-label">
        <label htmlFor={id}>{t('label')}</label>
        {limits !== null && (
          <span id={`${id}-range`}>
            {t('range', { min: stakeText(limits.minMinor, exponent), max: stakeText(limits.maxMinor, exponent) })}
          </span>
        )}
      </p>
      <div className="instant-input" data-wrong={isWrong}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={isLocked}
          aria-invalid={isWrong}
          aria-describedby={limits === null ? undefined : `${id}-range`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          disabled={isLocked}
          aria-label={t('half')}
          aria-keyshortcuts={hasKeys ? 'A' : undefined}
          onClick={() => change((value) => value / 2n)}
        >
          ½
        </button>
        <button
          type="button"
          disabled={isLocked}
          aria-label={t('double')}
          aria-keyshortcuts={hasKeys ? 'S' : undefined}
          onClick={() => change((value) => value * 2n)}
        >
          2×
        </button>
      </div>
    </div>
  );
}
