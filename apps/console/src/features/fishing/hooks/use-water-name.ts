import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

const waters = { fish_lotus: 'lotus', fish_reef: 'reef' } as const;

/** The name of a fishing game; an unknown one is shown by its code. */
export function useWaterName(): (gameCode: string) => string {
  const t = useTranslations('consoleFishing.waters');
  return useCallback((gameCode) => (gameCode in waters ? t(waters[gameCode as keyof typeof waters]) : gameCode), [t]);
}
