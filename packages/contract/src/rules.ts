import type { FieldRule } from './calls/system.ts';
import type { FieldFault } from './errors.ts';

/** Whether a pattern is found in a value. */
export type MatchesPattern = (pattern: string, value: string) => boolean;

const inThisProgram: MatchesPattern = (pattern, value) => new RegExp(pattern, 'u').test(value);

/**
 * Checks one value against a server-driven rule; browser and server both run this.
 * Returns null for a valid value. A pattern of '*' means anything.
 * `matches`: the server's own engine, which no pattern keeps busy; by default that of the language.
 */
export function fieldFault(rule: FieldRule, value: string, matches = inThisProgram): FieldFault | null {
  if (value === '') return rule.required ? { key: 'not_empty' } : null;
  const lengthIsRight = value.length >= rule.minLength && value.length <= rule.maxLength;
  const patternMatches = rule.acceptedPattern === '*' || matches(rule.acceptedPattern, value);
  if (lengthIsRight && patternMatches) return null;
  return { key: `reg_pattern_${rule.patternId}`, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
}

/** Links of rounds that one account may make in 24 hours, also those that it took back. */
export const maxRoundSharesOfDay = 20;
