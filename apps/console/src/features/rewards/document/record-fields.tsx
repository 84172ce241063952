import { TextField } from '@baize/ui/field';
import { useTranslations } from 'use-intl';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { useChoiceName } from '../hooks/use-choice-name.ts';
import { type Fields, pathOf } from './document.ts';
import type { Faults } from './scalar-field.tsx';

interface RecordFieldsProps {
  name: string;
  /** Languages or game types. */
  parts: readonly string[];
  path: string;
  value: Fields;
  faults: Faults;
  onChange: (value: Fields) => void;
}

/** A text or a rate for each language or game type; what is empty is left out. */
export function RecordFields({ name, parts, path, value, faults, onChange }: RecordFieldsProps) {
  const t = useTranslations('consoleRewards');
  const errors = useTranslations('errors');
  const nameOf = useChoiceName();
  const change = (part: string, typed: string) => {
    const { [part]: _before, ...rest } = value;
    onChange(typed === '' ? rest : { ...rest, [part]: typed });
  };
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 text-sm font-bold">{t(`fields.${name}` as never)}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        {parts.map((part) => {
          const message = faults[pathOf(path, part)];
          return (
            <TextField
              key={part}
              label={nameOf(part)}
              autoComplete="off"
              value={String(value[part] ?? '')}
              error={message === undefined ? undefined : faultSentence(errors, message)}
              onChange={(event) => change(part, event.target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
