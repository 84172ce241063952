import { TextField } from '@baize/ui/field';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { searchDelayMs } from '../../../config/limits.ts';

export interface NameSearchProps {
  /** The name in force. */
  name: string;
  onChange: (name: string) => void;
  className?: string;
}

/** A search field that asks when the typing pauses. */
export function NameSearch({ name, onChange, className }: NameSearchProps) {
  const t = useTranslations('lobbies.filter');
  const [text, setText] = useState(name);
  const [lastName, setLastName] = useState(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (name !== lastName) {
    setLastName(name);
    if (name !== text.trim()) setText(name);
  }
  // What is asked when the typing pauses keeps what was chosen beside it meanwhile.
  const ask = useRef(onChange);
  useEffect(() => {
    ask.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={t('search')}
      className={clsx('[&>label]:sr-only', className)}
      placeholder={t('search')}
      type="search"
      inputMode="search"
      autoComplete="off"
      maxLength={100}
      leading={<Search size={18} aria-hidden="true" />}
      value={text}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask.current(typed.trim()), searchDelayMs);
      }}
    />
  );
}
