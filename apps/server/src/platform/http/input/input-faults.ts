import type { FieldFault } from '@baize/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** A message that a schema of the contract names itself, as 'not_empty'; zod's own messages are sentences. */
const catalogueKey = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/**
 * Which fields of an input are wrong and how, by dotted path. `part` names the whole input (`body`, `data`, `query`) where no
 * single field is to blame. The texts of the keys stand in packages/i18n.
 */
export function inputFaults(issues: readonly Issue[], part: string): Record<string, FieldFault> {
  const faults: [string, FieldFault][] = [];
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) faults.push([field ? `${field}.${key}` : key, { key: 'field_unknown' }]);
    } else {
      faults.push([field || part, faultOf(issue)]);
    }
  }
  // The first fault of a field is the one to show.
  return Object.fromEntries(faults.reverse());
}

function faultOf(issue: Issue): FieldFault {
  if (catalogueKey.test(issue.message)) return { key: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'not_empty' : 'field_type' };
    case 'too_small':
      return { key: sizeKey(issue.origin), min: Number(issue.minimum) };
    case 'too_big':
      return { key: sizeKey(issue.origin), max: Number(issue.maximum) };
    case 'invalid_value':
    case 'invalid_union':
      return { key: issue.input === undefined ? 'not_empty' : 'field_choice' };
    default:
      return { key: 'field_format' };
  }
}

const sizeKey = (origin: string): string => (origin === 'string' ? 'field_length' : 'field_range');
