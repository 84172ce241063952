const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as it stands between tags or in an attribute's double quotes. */
export const escapedAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => escapes[character] ?? '');
