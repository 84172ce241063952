import { TextField } from '@baize/ui/field';
import { useContext } from 'react';
import type { FieldProps } from './scalar-fields.tsx';
import { SchemaContext } from './schema-context.ts';
import { useFault, useFieldName } from './use-field.ts';

/** A colour of a theme beside its picker; empty: the product's own. */
export function ColourField({ name, path, value, onChange }: FieldProps) {
  const label = useFieldName()(name);
  const error = useFault(path);
  const { colours } = useContext(SchemaContext);
  const theme = path.split('.').at(-2) ?? '';
  const usual = colours[theme]?.[name] ?? '';
  const chosen = typeof value === 'string' ? value : '';
  const take = (typed: string) => onChange(typed === '' ? undefined : typed.trim().toLowerCase());
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={label}
        className="mt-7 size-touch shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
        value={chosen.length === usual.length && chosen.startsWith('#') ? chosen : usual}
        onChange={(event) => take(event.target.value)}
      />
      <TextField
        label={label}
        className="min-w-0 flex-1"
        autoComplete="off"
        placeholder={usual}
        value={chosen}
        error={error}
        onChange={(event) => take(event.target.value)}
      />
    </div>
  );
}
