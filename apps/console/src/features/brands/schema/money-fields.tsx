import { formatAmount, parseAmount } from '@baize/money';
import { TextField } from '@baize/ui/field';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldProps } from './scalar-fields.tsx';
import { SchemaContext } from './schema-context.ts';
import { useFault, useFieldName } from './use-field.ts';

/** As somebody types it, "1,250.00" without the commas; what is no amount in minor units is shown as it stands. */
const shownOf = (minor: unknown, exponent: number): string => {
  if (typeof minor !== 'string') return '';
  return /^\d{1,18}$/.test(minor) ? formatAmount(BigInt(minor), exponent) : minor;
};

/** In minor units, as the file has it; what is no amount is sent as what no file has, so that the server names the field. */
const minorOf = (typed: string, exponent: number): string => {
  const parsed = parseAmount(typed.trim(), exponent, 'notNegative');
  return parsed.ok ? `${parsed.amountMinor}` : `? ${typed}`;
};

/** An amount in the brand's currency; the file has it in minor units. */
export function MoneyField({ name, path, schema, isNullable, value, onChange }: FieldProps) {
  const t = useTranslations('consoleBrands');
  const label = useFieldName()(name);
  const error = useFault(path);
  const { currency, exponent } = useContext(SchemaContext);
  const [text, setText] = useState(shownOf(value, exponent));
  const usual = shownOf(schema.default, exponent);
  const take = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') onChange(isNullable ? null : undefined);
    else onChange(minorOf(typed, exponent));
  };
  return (
    <TextField
      label={label}
      hint={
        usual === '' ? t('asAmount', { currency }) : `${t('asAmount', { currency })} · ${t('usual', { value: usual })}`
      }
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  );
}

/** Amounts, one a line. */
export function MoneysField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslations('consoleBrands');
  const label = useFieldName()(name);
  const error = useFault(path, true);
  const { currency, exponent } = useContext(SchemaContext);
  const amounts = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const [text, setText] = useState(amounts.map((minor) => shownOf(minor, exponent)).join('\n'));
  const take = (typed: string) => {
    setText(typed);
    const lines = typed.split('\n').filter((line) => line.trim() !== '');
    onChange(lines.map((line) => minorOf(line, exponent)));
  };
  return (
    <TextAreaField
      label={label}
      hint={t('amountsPerLine', { currency })}
      rows={3}
      value={text}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  );
}
