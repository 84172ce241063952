import { CheckboxField } from '@baize/ui/checkbox-field';
import { SelectField } from '@baize/ui/select';
import { useTranslations } from 'use-intl';
import type { FieldProps } from './scalar-fields.tsx';
import { isFields, type Schema, variantsOf } from './schema.ts';
import { useFault, useFieldName } from './use-field.ts';

type Parts = (props: Omit<FieldProps, 'name' | 'isNullable'>) => React.ReactNode;

/** Something that a brand has or has not, such as a bank account: a switch, and its parts while it is on. */
export function OptionalField({ name, path, schema, value, onChange, Parts }: FieldProps & { Parts: Parts }) {
  const label = useFieldName()(name);
  const error = useFault(path);
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-4 sm:col-span-2">
      <CheckboxField
        label={label}
        checked={isFields(value)}
        error={error}
        onChange={({ target }) => onChange(target.checked ? {} : null)}
      />
      {isFields(value) && <Parts path={path} schema={schema} value={value} onChange={onChange} />}
    </div>
  );
}

/** Something that has one of several shapes, told apart by one of its parts. */
export function VariantField(props: FieldProps & { Parts: Parts }) {
  const { name, path, schema, isNullable, value, onChange, Parts } = props;
  const t = useTranslations('consoleBrands');
  const label = useFieldName()(name);
  const error = useFault(path);
  const { key, variants } = variantsOf(schema);
  const chosen = isFields(value) ? String(value[key] ?? '') : '';
  const shape: Schema | undefined = variants[chosen];
  const options = [
    ...(isNullable || chosen === '' ? [{ value: '', label: t('remove') }] : []),
    ...Object.keys(variants).map((variant) => ({ value: variant, label: variant })),
  ].map((option) => (option.value === '' ? { ...option, label: '–' } : option));
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4 sm:col-span-2">
      <SelectField
        label={label}
        options={options}
        value={chosen}
        error={error}
        onChange={({ target }) => onChange(target.value === '' ? null : { [key]: target.value })}
      />
      {shape !== undefined && Object.keys(shape.properties ?? {}).length > 0 && (
        <Parts path={path} schema={shape} value={value} onChange={onChange} />
      )}
    </div>
  );
}
