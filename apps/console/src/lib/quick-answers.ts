import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

export type QuickAnswer = CallValue<Calls['staffQuickAnswers']>['list'][number];

export const quickAnswersQuery = queryOptions({
  queryKey: ['staffQuickAnswers'] as const,
  queryFn: () => callApi('staffQuickAnswers', {}),
});

/** The text for somebody who reads `language`; the first one where it was not written in that language. */
export const quickAnswerText = ({ texts }: QuickAnswer, language: LocaleCode): string =>
  (texts.find((text) => text.language === language) ?? texts[0])?.text ?? '';
