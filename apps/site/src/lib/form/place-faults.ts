import type { ApiFailure } from '@baize/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { faultMessage } from './field-fault.ts';

/** Puts what the server found wrong under its fields and the focus into the first; false when none of these fields is to blame. */
export function placeFaults<V extends FieldValues>(
  form: UseFormReturn<V>,
  fields: readonly Path<V>[],
  failure: ApiFailure,
): boolean {
  const blamed = fields.flatMap((field) => {
    const fault = failure.fields[field];
    return fault === undefined ? [] : [{ field, fault }];
  });
  blamed.forEach(({ field, fault }, index) => {
    form.setError(field, { type: fault.key, message: faultMessage(fault) }, { shouldFocus: index === 0 });
  });
  return blamed.length > 0;
}
