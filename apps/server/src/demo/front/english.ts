import type { LocaleCode } from '@baize/contract';

/** The same text for the general international set and for British readers. */
export const english = <T>(text: T): Partial<Record<LocaleCode, T>> => ({ TY: text, EN: text });
