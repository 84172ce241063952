import type { FieldRule } from './calls/system.ts';
import type { FieldFault } from './errors.ts';

/**
 * Checks one value against a server-driven rule; browser and server both run this.
 * Returns null for a valid value. A pattern of '*' means anything.
 */
export function fieldFault(rule: FieldRule, value: string): FieldFault | null {
  if (value === '') return rule.required ? { key: 'not_empty' } : null;
  const lengthIsRight = value.length >= rule.minLength && value.length <= rule.maxLength;
  const patternMatches = rule.acceptedPattern === '*' || new RegExp(rule.acceptedPattern, 'u').test(value);
  if (lengthIsRight && patternMatches) return null;
  return { key: `reg_pattern_${rule.patternId}`, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
}
