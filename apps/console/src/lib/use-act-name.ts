import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isNamed } from './audit-acts.ts';

/** What an act is called: its name in the catalogue, else the word that was written. */
export function useActName(): (act: string) => string {
  const t = useTranslations('consoleOperations.audit');
  return useCallback((act) => (isNamed(act) ? t(`acts.${act}`) : act), [t]);
}
