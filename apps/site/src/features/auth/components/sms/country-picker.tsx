import { inputClass } from '@baize/ui/field';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useFlags } from '../../hooks/sms/use-flags.ts';
import { useListbox } from '../../hooks/sms/use-listbox.ts';

export interface CountryPickerProps {
  dialingCode: string;
  /** Told every choice. */
  onDialingCode: (code: string) => void;
}

/** The brand's countries with flag, name and dialing code. Countries may share a code, so the picker remembers the country itself. */
export function CountryPicker({ dialingCode, onDialingCode }: CountryPickerProps) {
  const t = useTranslations('auth.field');
  const { data } = useWhitelabel();
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const countries = (data?.countries ?? []).map((country) => ({
    ...country,
    name: names.of(country.countryCode) ?? country.countryCode,
  }));
  const [chosenCode, setChosenCode] = useState('');
  const current = indexOf(countries, dialingCode, [chosenCode, data?.currentCountry ?? '']);
  const list = useListbox({
    names: countries.map(({ name }) => name),
    current,
    onChoose: (index) => {
      const country = countries[index];
      if (country === undefined) return;
      setChosenCode(country.countryCode);
      onDialingCode(country.countryDialingCode);
    },
  });
  const flagOf = useFlags(list.isOpen);
  const id = useId();
  const shown = countries[current];
  return (
    <span className="relative shrink-0">
      <button
        type="button"
        role="combobox"
        aria-label={t('countryDialingCode')}
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? `${id}-list` : undefined}
        aria-activedescendant={list.isOpen ? `${id}-${list.active}` : undefined}
        className={clsx(inputClass, 'tabular flex w-auto items-center gap-2 whitespace-nowrap')}
        {...list.button}
      >
        <span>
          {shown?.countryCode} +{dialingCode}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="text-ink-muted" />
      </button>
      {list.isOpen && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('countryDialingCode')}
          className="absolute top-full left-0 z-sticky mt-1 max-h-70 w-72 max-w-[calc(100vw-2.5rem)] overflow-y-auto rounded-md border border-line bg-raised py-1 shadow-popup"
        >
          {countries.map(({ countryCode, countryDialingCode, name }, index) => (
            <Country
              key={countryCode}
              id={`${id}-${index}`}
              name={name}
              dialingCode={countryDialingCode}
              flag={flagOf(countryCode)}
              isChosen={index === current}
              isActive={index === list.active}
              onChoose={() => list.choose(index)}
            />
          ))}
        </div>
      )}
    </span>
  );
}

interface CountryProps {
  id: string;
  name: string;
  dialingCode: string;
  flag: string | undefined;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
}

function Country({ id, name, dialingCode, flag, isChosen, isActive, onChoose }: CountryProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button keeps the focus and takes the keys
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      // The button keeps the focus and its keys; a press must not take it.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      tabIndex={-1}
      className={clsx('flex min-h-touch cursor-pointer items-center gap-3 px-3.5 text-base', isActive && 'bg-sunken')}
    >
      <Flag address={flag} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="tabular text-ink-muted">+{dialingCode}</span>
      <Check size={16} aria-hidden="true" className={isChosen ? 'text-gold-ink' : 'invisible'} />
    </div>
  );
}

/** Decoration beside the country's name; its room is kept while it is on its way. */
function Flag({ address }: { address: string | undefined }) {
  const size = 'h-4 w-6 shrink-0';
  if (address === undefined) return <span className={size} />;
  return <img src={address} alt="" width={24} height={16} className={clsx(size, 'rounded-sm ring-1 ring-line')} />;
}

interface Coded {
  countryCode: string;
  countryDialingCode: string;
}

/** The country that stands for a dialing code: of several with the same one the first of `preferred`. */
function indexOf(countries: readonly Coded[], dialingCode: string, preferred: readonly string[]): number {
  const fits = ({ countryDialingCode }: Coded) => countryDialingCode === dialingCode;
  for (const code of preferred) {
    const index = countries.findIndex((country) => country.countryCode === code && fits(country));
    if (index !== -1) return index;
  }
  return Math.max(0, countries.findIndex(fits));
}
