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

/** The translator of the namespace `errors`; what the server sends may be a key that its type does not know. */
interface ErrorTexts {
  (key: never): string;
  has: (key: never) => boolean;
}

/**
 * The sentence for a message key of an answer or a field fault. A key that the catalogue
 * does not know yet gives the general sentence instead of the bare key.
 */
export function faultText(errors: ErrorTexts, fault: { key: string } & Bounds): string {
  const key = (errors.has(fault.key as never) ? fault.key : 'invalid_input') as never;
  return fillBounds(errors(key), fault);
}
