import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldShell, type FieldTexts, inputClass } from './field.tsx';

export interface DialingCode {
  /** Digits without the plus: "63". */
  code: string;
  /** The country's name and code, as the list shows it. */
  label: string;
}

export interface PhoneFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  dialingCodes: readonly DialingCode[];
  dialingCode: string;
  /** Names the list of country codes. */
  dialingCodeLabel: string;
  onDialingCode: (code: string) => void;
}

/** A mobile number behind its country code: the platform's own select over "+63", then the digits. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    hint,
    error,
    className,
    required,
    dialingCodes,
    dialingCode,
    dialingCodeLabel,
    onDialingCode,
    ...input
  } = props;
  return (
    <FieldShell label={label} hint={hint} error={error} required={required} className={className}>
      {(wiring) => (
        <div className="flex gap-2">
          <span className="relative shrink-0">
            <span
              aria-hidden="true"
              className={clsx(inputClass, 'tabular flex w-auto items-center gap-1.5 whitespace-nowrap')}
            >
              +{dialingCode}
              <ChevronDown size={16} className="text-ink-muted" />
            </span>
            <select
              aria-label={dialingCodeLabel}
              value={dialingCode}
              onChange={(event) => onDialingCode(event.target.value)}
              className="absolute inset-0 size-full rounded-md bg-surface text-base text-ink opacity-0 focus-visible:opacity-100"
            >
              {dialingCodes.map(({ code, label: country }) => (
                <option key={country} value={code}>
                  {country}
                </option>
              ))}
            </select>
          </span>
          <input
            autoComplete="tel-national"
            inputMode="numeric"
            {...input}
            {...wiring}
            type="tel"
            className={clsx(inputClass, 'tabular min-w-0 flex-1')}
          />
        </div>
      )}
    </FieldShell>
  );
}
