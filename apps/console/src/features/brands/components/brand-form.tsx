import { currencyExponent } from '@baize/money';
import { CountBadge } from '@baize/ui/count-badge';
import { TextAreaField } from '@baize/ui/text-area-field';
import { clsx } from 'clsx';
import { type SubmitEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureKey, fieldFaultsOf } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { faultMessage, faultSentence } from '../../../lib/forms/issue-text.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import {
  entriesOf,
  type Fields,
  type Schema,
  type SectionName,
  sectionNames,
  sectionOf,
  valueAt,
  withValue,
} from '../schema/schema.ts';
import { type Choice, type FormContext, SchemaContext } from '../schema/schema-context.ts';
import { SchemaField } from '../schema/schema-field.tsx';
import { LookPreview } from './look-preview.tsx';
import { RegistrationPreview } from './registration-preview.tsx';

interface BrandFormProps {
  schema: Schema;
  colours: FormContext['colours'];
  vendors: readonly Choice[];
  initial: Fields;
  /** Without it a new brand, whose code and currency are still to be chosen. */
  brandId?: string;
  label: string;
  send: (document: Fields, reason: string) => Promise<unknown>;
}

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const fixedOfOld = ['code', 'currency'];
/** Of a new brand that has chosen none. */
const defaultCurrency = 'PLY';

/** A brand's whole configuration in sections, written as one with the reason of the change. */
export function BrandForm({ schema, colours, vendors, initial, brandId, label, send }: BrandFormProps) {
  const t = useTranslations('consoleBrands');
  const isNew = brandId === undefined;
  const { section, setSection } = useSection();
  const [document, setDocument] = useState(initial);
  const { faults, failure, isBusy, submit, reason, setReason, reasonFault } = useSending(send, setSection);
  const currency = typeof document.currency === 'string' ? document.currency : defaultCurrency;
  const context = useMemo<FormContext>(
    () => ({
      ...{ faults, colours, brandId, fixed: isNew ? [] : fixedOfOld },
      ...{ currency, exponent: currencyExponent(currency) ?? 0 },
      choices: { vendors, timeZone: zones.map((zone) => ({ value: zone, label: zone })) },
    }),
    [faults, colours, currency, brandId, isNew, vendors],
  );
  return (
    <form
      noValidate
      onSubmit={(event) => submit(event, document)}
      className="grid items-start gap-5 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <Sections value={section} onChange={setSection} faults={faults} />
      <div className="flex max-w-4xl min-w-0 flex-col gap-5">
        <SchemaContext value={context}>
          <section aria-label={t(`sections.${section}`)} className="grid items-start gap-4 sm:grid-cols-2">
            <p className="text-sm text-ink-muted sm:col-span-2">{t(`sectionTexts.${section}`)}</p>
            {section === 'look' && <LookPreview document={document} colours={colours} />}
            {section === 'registration' && <RegistrationPreview document={document} schema={schema} />}
            {entriesOf(section, schema).map(({ name, path, schema: part }) => (
              <SchemaField
                key={`${path} ${currency}`}
                name={name}
                path={path}
                schema={part}
                value={valueAt(document, path)}
                onChange={(value) => setDocument((known) => withValue(known, path, value))}
              />
            ))}
          </section>
        </SchemaContext>
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <TextAreaField
            label={t('reason')}
            hint={t('reasonHint')}
            rows={2}
            value={reason}
            error={reasonFault}
            onChange={(event) => setReason(event.target.value)}
          />
          <FailureNote failure={failure} />
          <PermitButton
            permission="brands.edit"
            forAllBrands={isNew}
            type="submit"
            busy={isBusy}
            className="self-start"
          >
            {label}
          </PermitButton>
        </div>
      </div>
    </form>
  );
}

/** The part that is open stands in the address: it is still open after a new version was saved. */
function useSection() {
  const { part } = useSearchParams();
  const change = useChangeSearch();
  return {
    section: sectionNames.find((name) => name === part) ?? 'general',
    setSection: (name: SectionName) => change({ part: name }, { replace: true }),
  };
}

/** On a phone the parts are a line that is wider than the page. */
const intoView = (button: HTMLButtonElement | null) =>
  button?.parentElement?.scrollTo?.({ left: button.offsetLeft - button.parentElement.offsetLeft });

function Sections(props: {
  value: SectionName;
  onChange: (value: SectionName) => void;
  faults: FormContext['faults'];
}) {
  const t = useTranslations('consoleBrands');
  const { value, onChange, faults } = props;
  const countOf = (section: SectionName) => Object.keys(faults).filter((path) => sectionOf(path) === section).length;
  return (
    <nav
      aria-label={t('sectionsLabel')}
      className="no-scrollbar flex gap-1 overflow-x-auto lg:sticky lg:top-4 lg:flex-col"
    >
      {sectionNames.map((section) => (
        <button
          key={section}
          ref={section === value ? intoView : undefined}
          type="button"
          aria-current={section === value}
          onClick={() => onChange(section)}
          className={clsx(
            'flex min-h-touch shrink-0 items-center justify-between gap-2 rounded-md px-3 text-left text-sm font-semibold',
            section === value ? 'bg-sunken text-ink' : 'text-ink-muted hover:text-ink',
          )}
        >
          {t(`sections.${section}`)}
          {countOf(section) > 0 && (
            <CountBadge count={countOf(section)} label={t('faults', { count: countOf(section) })} />
          )}
        </button>
      ))}
    </nav>
  );
}

/** Sends the configuration; a refusal opens the section of its first wrong field. */
function useSending(send: BrandFormProps['send'], open: (section: SectionName) => void) {
  const errors = useTranslations('errors');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<FormContext['faults']>({});
  const [reasonFault, setReasonFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (document: Fields) => {
    setBusy(true);
    setFailure(null);
    setReasonFault(undefined);
    try {
      await send(document, reason);
      setFaults({});
      setReason('');
    } catch (thrown) {
      const { reason: wrongReason, ...fields } = fieldFaultsOf(thrown);
      const found = Object.entries(fields).map(
        ([place, fault]) => [place.replace(/^document\./, ''), faultMessage(fault)] as const,
      );
      setFaults(Object.fromEntries(found));
      if (wrongReason !== undefined) setReasonFault(faultSentence(errors, faultMessage(wrongReason)));
      const [first] = found;
      if (first !== undefined) open(sectionOf(first[0]));
      setFailure(failureKey(thrown));
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent, document: Fields) => {
    event.preventDefault();
    if (!isBusy) void save(document);
  };
  return { faults, failure, isBusy, submit, reason, setReason, reasonFault };
}
