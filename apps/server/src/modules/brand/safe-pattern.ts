/** With this many repetitions in a pattern, 255 characters are matched within milliseconds. */
const maxRepetitions = 3;

const escapesAndClasses = /\\(?:[pP]\{[^}]*\}|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]/gu;

/**
 * True for a pattern that compiles and cannot backtrack catastrophically: no group is repeated, nothing refers back, and few
 * characters or classes are repeated. '*' means anything (specification, section 5). Refuses some harmless patterns too.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern === '*') return true;
  if (pattern.length > 200 || !compiles(pattern)) return false;
  if (/\\(?:[1-9]|k<)/.test(pattern)) return false;
  const skeleton = pattern.replace(escapesAndClasses, 'x');
  if (/\)[*+{]/.test(skeleton)) return false;
  return (skeleton.match(/[*+]|\{\d/g) ?? []).length <= maxRepetitions;
}

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
