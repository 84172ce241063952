/**
 * Powers of two of the ways in which 255 characters may be tried: each repetition may end at any of them, as may the beginning of a pattern
 * that does not say where it begins; each choice doubles them.
 */
const [repetitionBits, choiceBits, maxBits] = [7, 1, 22];

const escapesAndClasses = /\\(?:[pP]\{[^}]*\}|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]/gu;

/**
 * True for a pattern that compiles and cannot backtrack catastrophically: no group is repeated, nothing refers back, few
 * characters or classes are repeated (fewer where it may begin anywhere), and few parts are optional or have alternatives. '*' means anything (specification, section 5). Refuses some harmless patterns too.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern === '*') return true;
  if (pattern.length > 200 || !compiles(pattern)) return false;
  if (/\\(?:[1-9]|k<)/.test(pattern)) return false;
  const skeleton = pattern.replace(escapesAndClasses, 'x');
  if (/\)[*+{]/.test(skeleton)) return false;
  const repetitions = (skeleton.match(/[*+]|\{\d/g)?.length ?? 0) + (isAnchored(skeleton) ? 0 : 1);
  // The mark behind a bracket says of what kind a group is.
  const choices = skeleton.replaceAll('(?', '(').match(/[?|]/g) ?? [];
  return repetitions * repetitionBits + choices.length * choiceBits <= maxBits;
}

/** Whether all of a pattern begins at the first character; alternatives outside of a group each need that for themselves. */
const isAnchored = (skeleton: string): boolean =>
  skeleton.startsWith('^') && !/\|/.test(skeleton.replace(/\((?:[^()]|\([^()]*\))*\)/g, ''));

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
