import { Badge } from '@baize/ui/badge';
import { TextField } from '@baize/ui/field';
import { useTranslations } from 'use-intl';
import { entriesOf, type Fields, isFields, type Schema, valueAt } from '../schema/schema.ts';
import { useFieldName } from '../schema/use-field.ts';

interface Rule {
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
}

/** Has the length of what it repeats. */
const repeated = 'confirmPassword';
const ways = ['USERNAMEREG3', 'MOBILENUMREG3'] as const;
/** Fields that are shown in the other way alone. */
const ofOtherWay: Record<(typeof ways)[number], string> = { USERNAMEREG3: 'mobileNum', MOBILENUMREG3: 'username' };

/** How visitors will see the registration form, with what was changed and not written yet. */
export function RegistrationPreview({ document, schema }: { document: Fields; schema: Schema }) {
  const t = useTranslations('consoleBrands');
  const nameOf = useFieldName();
  const registration = entriesOf('registration', schema);
  const part = (name: string) => registration.find((entry) => entry.name === name)?.schema;
  const flag = (name: string) =>
    valueAt(document, `settings.flags.${name}`) ?? part('flags')?.properties?.[name]?.default;
  const open = flag('DIRECTREG3') === true ? ways.filter((way) => flag(way) === true) : [];
  const rules = rulesOf(part('registration')?.properties?.fields, document);
  return (
    <figure className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:col-span-2">
      <figcaption className="text-sm font-bold">{t('registrationPreview')}</figcaption>
      {open.length === 0 && <p className="text-sm text-ink-muted">{t('registrationClosed')}</p>}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {open.map((way) => (
          <div key={way} className="flex flex-col gap-3">
            <Badge>{nameOf(way)}</Badge>
            {rules
              .filter(([name]) => name !== ofOtherWay[way])
              .map(([name, { required, minLength, maxLength }]) => (
                <TextField
                  key={name}
                  label={required ? `${nameOf(name)} *` : nameOf(name)}
                  hint={name === repeated ? undefined : t('previewLength', { min: minLength, max: maxLength })}
                  readOnly
                  tabIndex={-1}
                  value=""
                />
              ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Rules of the fields that are on, as the document has them and the schema's defaults beside. */
function rulesOf(schema: Schema | undefined, document: Fields): [string, Rule][] {
  return Object.entries(schema?.properties ?? {})
    .map(([name, field]): [string, Rule] => {
      const usual = isFields(field.default) ? field.default : {};
      const of = (key: keyof Rule) =>
        valueAt(document, `settings.registration.fields.${name}.${key}`) ??
        usual[key] ??
        field.properties?.[key]?.default;
      return [
        name,
        {
          ...{ enabled: of('enabled') === true, required: of('required') === true },
          ...{ minLength: Number(of('minLength') ?? 0), maxLength: Number(of('maxLength') ?? 0) },
        },
      ];
    })
    .filter(([, { enabled }]) => enabled);
}
