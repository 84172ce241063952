import type { TableFilter } from '../../../lib/data-table/types.ts';

/** A filter by one of some values. */
export const choiceFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
): TableFilter => ({
  ...{ name, label, kind: 'choice' },
  options: values.map((value) => ({ value, label: textOf(value) })),
});
