const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A round's id as it is stored: a UUID in lower case. Anything else names no round, and no statement is asked about it. */
export const isRoundId = (text: string): boolean => form.test(text);
