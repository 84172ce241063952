import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { SchemaContext } from './schema-context.ts';

/** Label of a field: its name in the catalogue, else the name that the setting has in the file. */
export function useFieldName(): (name: string) => string {
  const t = useTranslations('consoleBrands.fields');
  return (name) => (t.has(name as never) ? t(name as never) : name);
}

/** The first fault at a path or, with `within`, below it, as a sentence. */
export function useFault(path: string, within = false): string | undefined {
  const errors = useTranslations('errors');
  const { faults } = useContext(SchemaContext);
  const below = within ? Object.keys(faults).find((place) => place.startsWith(`${path}.`)) : undefined;
  const message = faults[path] ?? (below === undefined ? undefined : faults[below]);
  return message === undefined ? undefined : faultSentence(errors, message);
}
