export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Puts bounds into a validator's message: "(min) - (max)" becomes "2 - 15", or "6" when both are equal. */
export function fillBounds(text: string, { min, max }: Bounds): string {
  const joined =
    min !== undefined && min === max ? text.replace(/\(min\)\s*(?:-|–|and)\s*\(max\)/g, String(min)) : text;
  return joined
    .replaceAll('(min)', min === undefined ? '' : String(min))
    .replaceAll('(max)', max === undefined ? '' : String(max));
}

interface ErrorTexts {
  (key: string): string;
  has: (key: string) => boolean;
}

/**
 * The sentence for a message key of an answer or a field fault. `errors` is the translator of the namespace `errors`; a key
 * that the catalogue does not know yet gives the general sentence instead of the bare key.
 */
export function faultText(errors: ErrorTexts, fault: { key: string } & Bounds): string {
  return fillBounds(errors(errors.has(fault.key) ? fault.key : 'invalid_input'), fault);
}
