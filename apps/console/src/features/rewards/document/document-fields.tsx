import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import {
  choicesOf,
  type Fields,
  ids,
  isFields,
  isList,
  pathOf,
  recordsOf,
  templateOf,
  type Value,
} from './document.ts';
import { RecordFields } from './record-fields.tsx';
import { type Faults, ScalarField } from './scalar-field.tsx';
import { TextsFields } from './texts-fields.tsx';

interface DocumentFieldsProps {
  value: Fields;
  path: string;
  faults: Faults;
  onChange: (value: Fields) => void;
  /** Keys that are not edited. */
  hidden?: readonly string[];
}

/** The fields of a document, whatever it holds: texts, figures, choices, lists and records. */
export function DocumentFields({ value, path, faults, onChange, hidden = [] }: DocumentFieldsProps) {
  const keys = Object.keys(value).filter((key) => !hidden.includes(key) && !ids.has(key));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {keys.map((key) => (
        <OneField
          key={key}
          name={key}
          path={pathOf(path, key)}
          value={value[key] ?? null}
          beside={value}
          faults={faults}
          onChange={(next) => onChange({ ...value, [key]: next })}
        />
      ))}
    </div>
  );
}

interface OneFieldProps {
  name: string;
  path: string;
  value: Value;
  /** The document that it stands in. */
  beside: Fields;
  faults: Faults;
  onChange: (value: Value) => void;
}

function OneField({ name, path, value, beside, faults, onChange }: OneFieldProps) {
  const parts = recordsOf[name];
  if (parts !== undefined && isFields(value))
    return <RecordFields name={name} parts={parts} path={path} value={value} faults={faults} onChange={onChange} />;
  if (name === 'texts' && isFields(value))
    return <TextsFields path={path} value={value} faults={faults} onChange={onChange} />;
  if (isList(value)) return <ListFields {...{ name, path, value, beside, faults, onChange }} />;
  if (isFields(value)) return <DocumentFields value={value} path={path} faults={faults} onChange={onChange} />;
  return <ScalarField {...{ name, path, value, faults, onChange }} choices={choicesOf(name, beside)} />;
}

type ListFieldsProps = Omit<OneFieldProps, 'value'> & { value: readonly Value[] };

function ListFields({ name, path, value, beside, faults, onChange }: ListFieldsProps) {
  const t = useTranslations('consoleRewards');
  const add = () => {
    const template = templateOf(name, beside);
    if (template !== undefined) onChange([...value, template]);
  };
  const change = (at: number, next: Value) => onChange(value.map((item, index) => (index === at ? next : item)));
  return (
    <fieldset className="flex flex-col gap-4 sm:col-span-2">
      <legend className="mb-2 text-sm font-bold">{t(`fields.${name}` as never)}</legend>
      {value.map((item, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a list are named by their place
          key={index}
          className="flex flex-col gap-3 rounded-md border border-line p-3"
        >
          {isFields(item) ? (
            <DocumentFields
              value={item}
              path={pathOf(path, index)}
              faults={faults}
              onChange={(next) => change(index, next)}
            />
          ) : (
            <ScalarField
              name={name}
              path={pathOf(path, index)}
              value={item}
              choices={choicesOf(name, beside)}
              faults={faults}
              onChange={(next) => change(index, next)}
            />
          )}
          <Button
            type="button"
            variant="secondary"
            className="self-end"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      <Button type="button" variant="secondary" className="self-start" onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  );
}
