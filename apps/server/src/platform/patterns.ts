import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';

/** Of the text of a pattern. */
const maxLength = 200;
/** Of its automaton: each character of a value costs at most so many steps. */
const maxSteps = 1_000;
const maxCompiled = 1_000;

const compiled = new LRUCache<string, RE2JS>({ max: maxCompiled });

/**
 * True for a pattern that both sides can use: RE2, which needs time in proportion to the value whatever the pattern, and the browser's own
 * expressions. Look-arounds and back references are unknown to RE2. '*' means anything (specification, section 5).
 */
export function isPattern(pattern: string): boolean {
  if (pattern === '*') return true;
  if (pattern.length > maxLength || !isKnownToBrowsers(pattern)) return false;
  try {
    return RE2JS.compile(pattern).programSize() <= maxSteps;
  } catch {
    return false;
  }
}

/** True when a pattern that `isPattern` accepts is found in the value; never takes longer than its length allows. */
export function matchesPattern(pattern: string, value: string): boolean {
  const known = compiled.get(pattern) ?? RE2JS.compile(pattern);
  compiled.set(pattern, known);
  return known.test(value);
}

function isKnownToBrowsers(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
