export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

const bound = /\((?:min|max)\)/;

/**
 * Puts bounds into a validator's message: "(min) - (max)" becomes "2 - 15", "6" when both are equal, "≤ 15" or "≥ 2" when there is but
 * one, which every language reads alike.
 */
export function fillBounds(text: string, { min, max }: Bounds): string {
  return joinedBounds(text, { min, max })
    .replaceAll('(min)', min === undefined ? '' : String(min))
    .replaceAll('(max)', max === undefined ? '' : String(max));
}

function joinedBounds(text: string, { min, max }: Bounds): string {
  if (min !== undefined && min === max) return text.replace(/\(min\)\s*(?:-|–|and)\s*\(max\)/g, String(min));
  if (min !== undefined && max !== undefined) return text;
  return text.replace(/\(min\)[^()]*\(max\)/g, min === undefined ? '≤ (max)' : '≥ (min)');
}

/** The translator of the namespace `errors`; what the server sends may be a key that its type does not know. */
interface ErrorTexts {
  (key: never): string;
  has: (key: never) => boolean;
}

/**
 * The sentence for a message key of an answer or a field fault. A key that the catalogue
 * does not know yet, or one whose bounds were not sent, gives the general sentence.
 */
export function faultText(errors: ErrorTexts, fault: { key: string } & Bounds): string {
  const general = 'invalid_input' as never;
  const text = errors((errors.has(fault.key as never) ? fault.key : general) as never);
  const lacksBounds = fault.min === undefined && fault.max === undefined && bound.test(text);
  return fillBounds(lacksBounds ? errors(general) : text, fault);
}
