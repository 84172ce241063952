import { isLocale, locales } from '@baize/i18n';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldKind, Schema } from './schema.ts';
import { SchemaContext } from './schema-context.ts';
import { useFault, useFieldName } from './use-field.ts';

export interface FieldProps {
  name: string;
  path: string;
  schema: Schema;
  isNullable: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A value of one line; anything else is no text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Languages by their own names beside their codes; other choices as they stand in the file. */
const namedChoice = (choice: string) => ({
  value: choice,
  label: isLocale(choice) ? `${choice} · ${locales[choice].ownName}` : choice,
});

/** One value: a switch, a choice, a figure or a text. */
export function ScalarField({ kind, ...props }: FieldProps & { kind: FieldKind }) {
  const { name, path, schema, value, onChange } = props;
  const label = useFieldName()(name);
  const error = useFault(path);
  const { choices, fixed } = useContext(SchemaContext);
  if (kind === 'switch')
    return (
      <CheckboxField
        label={label}
        className="sm:col-span-2"
        checked={value === true}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  const offered = choices[name] ?? schema.enum?.map(namedChoice);
  if (offered !== undefined && kind !== 'choices')
    return (
      <SelectField
        label={label}
        options={[...offered]}
        value={textOf(value)}
        disabled={fixed.includes(path)}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <TypedField {...props} kind={kind} label={label} error={error} />;
}

type TypedProps = FieldProps & { kind: FieldKind; label: string; error: string | undefined };

function TypedField({ kind, path, schema, isNullable, value, onChange, label, error }: TypedProps) {
  const t = useTranslations('consoleBrands');
  const { fixed } = useContext(SchemaContext);
  const usual = schema.default;
  const hint = textOf(usual) === '' ? undefined : t('usual', { value: textOf(usual) });
  const take = (typed: string) => {
    if (typed === '' && isNullable) onChange(null);
    else if (kind === 'moment') onChange(`${typed}:00.000Z`);
    else onChange(kind === 'number' && /^-?\d{1,12}$/.test(typed) ? Number(typed) : typed);
  };
  return (
    <TextField
      label={label}
      autoComplete="off"
      disabled={fixed.includes(path)}
      type={kind === 'moment' ? 'datetime-local' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      hint={kind === 'moment' ? 'UTC' : hint}
      value={kind === 'moment' ? textOf(value).slice(0, 16) : textOf(value)}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  );
}

/** Several of a few choices. */
export function ChoicesField({ name, path, schema, value, onChange }: FieldProps) {
  const label = useFieldName()(name);
  const error = useFault(path, true);
  const { choices } = useContext(SchemaContext);
  const offered = choices[name] ?? (schema.items?.enum ?? []).map(namedChoice);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map((choice) => (
          <CheckboxField
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const linesOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '');

/** A list of texts, one a line. */
export function LinesField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslations('consoleBrands');
  const label = useFieldName()(name);
  const error = useFault(path, true);
  const [text, setText] = useState(linesOf(value));
  const take = (typed: string) => {
    setText(typed);
    onChange(
      typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  };
  return (
    <TextAreaField
      label={label}
      hint={t('onePerLine')}
      rows={3}
      className="sm:col-span-2"
      spellCheck={false}
      value={text}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  );
}

const jsonOf = (value: unknown): string =>
  value === undefined || value === null ? '' : JSON.stringify(value, null, 2);

/** What no other control fits, in the form of the file; empty: nothing. */
export function JsonField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslations('consoleBrands');
  const label = useFieldName()(name);
  const error = useFault(path, true);
  const [text, setText] = useState(jsonOf(value));
  const take = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') return onChange(null);
    try {
      onChange(JSON.parse(typed));
    } catch {
      onChange(typed);
    }
  };
  return (
    <TextAreaField
      label={label}
      hint={t('asJson')}
      rows={3}
      className="sm:col-span-2 font-mono"
      spellCheck={false}
      value={text}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  );
}
