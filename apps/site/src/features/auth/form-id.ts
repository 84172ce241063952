import { useState } from 'react';
import { randomId } from '../../lib/browser/random-id.ts';

/** Names one opened form: captchas and codes that it asks for are good in it alone. */
export function useFormId(): string {
  const [formId] = useState(randomId);
  return formId;
}
