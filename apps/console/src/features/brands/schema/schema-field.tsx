import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { MoneyField, MoneysField } from './money-fields.tsx';
import { ChoicesField, type FieldProps, JsonField, LinesField, ScalarField } from './scalar-fields.tsx';
import { isFields, kindOf, pathOf, type Schema, withoutNull } from './schema.ts';
import { useFault, useFieldName } from './use-field.ts';
import { OptionalField, VariantField } from './variant-fields.tsx';

interface SchemaFieldProps {
  name: string;
  path: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The control for what a schema describes; without a value it shows the default. */
export function SchemaField({ schema: given, value, ...rest }: SchemaFieldProps) {
  const { schema, isNullable } = withoutNull(given);
  const props: FieldProps = { ...rest, schema, isNullable, value: value === undefined ? schema.default : value };
  const kind = rest.name === 'vendors' ? 'choices' : kindOf(rest.name, schema, isNullable);
  switch (kind) {
    case 'group':
      return <GroupField {...props} />;
    case 'record':
      return <GroupField {...props} schema={asGroup(schema)} />;
    case 'list':
      return <ListField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'moneys':
      return <MoneysField {...props} />;
    case 'optional':
      return <OptionalField {...props} Parts={GroupParts} />;
    case 'variant':
      return <VariantField {...props} Parts={GroupParts} />;
    case 'json':
      return <JsonField {...props} />;
    case 'logo':
      return <LogoField {...props} />;
    case 'colour':
      return <ColourField {...props} />;
    default:
      return <ScalarField {...props} kind={kind} />;
  }
}

/** A record by language as a group: one field for each. */
function asGroup({ propertyNames, additionalProperties }: Schema): Schema {
  const part = isFields(additionalProperties) ? (additionalProperties as Schema) : {};
  return { properties: Object.fromEntries((propertyNames?.enum ?? []).map((name) => [name, part])) };
}

function GroupField({ name, path, schema, value, onChange }: FieldProps) {
  const label = useFieldName()(name);
  const error = useFault(path);
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-4 sm:col-span-2">
      <legend className="px-1 text-sm font-bold">{label}</legend>
      <GroupParts path={path} schema={schema} value={value} onChange={onChange} />
      {error !== undefined && (
        <p role="alert" className="pt-2 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function GroupParts({ path, schema, value, onChange }: Omit<FieldProps, 'name' | 'isNullable'>) {
  const fields = isFields(value) ? value : {};
  const change = (key: string, next: unknown) => {
    const { [key]: _before, ...others } = fields;
    onChange(
      next === undefined || (next === '' && schema.properties?.[key]?.default === undefined)
        ? others
        : { ...fields, [key]: next },
    );
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {Object.entries(schema.properties ?? {}).map(([key, part]) => (
        <SchemaField
          key={key}
          name={key}
          path={pathOf(path, key)}
          schema={part}
          value={fields[key]}
          onChange={(next) => change(key, next)}
        />
      ))}
    </div>
  );
}

function ListField({ name, path, schema, value, onChange }: FieldProps) {
  const t = useTranslations('consoleBrands');
  const label = useFieldName()(name);
  const error = useFault(path);
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 sm:col-span-2">
      <legend className="mb-2 text-sm font-bold">{label}</legend>
      {items.map((item, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a list are named by their place
          key={index}
          className="flex flex-col gap-3 rounded-md border border-line p-3"
        >
          <GroupParts
            path={pathOf(path, index)}
            schema={schema.items ?? {}}
            value={item}
            onChange={(next) => onChange(items.map((one, at) => (at === index ? next : one)))}
          />
          <Button
            type="button"
            variant="secondary"
            className="self-end"
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <Button type="button" variant="secondary" className="self-start" onClick={() => onChange([...items, {}])}>
        {t('add')}
      </Button>
    </fieldset>
  );
}
