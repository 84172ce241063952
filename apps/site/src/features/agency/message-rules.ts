import { faultMessage } from '../../lib/form/field-fault.ts';

/** As the contract says; a message counts without the blanks around it. */
export const MESSAGE_LENGTH = { min: 10, max: 500 } as const;
export const SHORT_TEXT_LENGTH = 120;
export const LABEL_LENGTH = 40;

export interface TextFault {
  key: 'not_empty' | 'field_length';
  min?: number;
  max?: number;
}

/** What is wrong with a text that has to be there; null for nothing. */
export const requiredFault = (text: string): TextFault | null => (text.trim() === '' ? { key: 'not_empty' } : null);

export function messageFault(text: string): TextFault | null {
  const { length } = text.trim();
  if (length === 0) return { key: 'not_empty' };
  const { min, max } = MESSAGE_LENGTH;
  return length < min || length > max ? { key: 'field_length', min, max } : null;
}

/** A form's check of a field by one of these rules. */
export const checkBy = (faultOf: (text: string) => TextFault | null) => (text: string) => {
  const fault = faultOf(text);
  return fault === null || faultMessage(fault);
};
