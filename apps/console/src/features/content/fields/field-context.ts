import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { faultSentence } from '../../../lib/forms/issue-text.ts';

/** What is wrong with single values of a piece, by their place. */
export type Faults = Readonly<Record<string, string>>;
export const FaultsContext = createContext<Faults>({});

/** What is wrong at a place, as a sentence. */
export function useFault(path: string): string | undefined {
  const errors = useTranslations('errors');
  const fault = useContext(FaultsContext)[path];
  return fault === undefined ? undefined : faultSentence(errors, fault);
}
