/** What was written and not sent, by chat. It outlives its page and an ended session, and goes with the person. */
const drafts = new Map<string, string>();
let owner: string | null = null;

export const draftOf = (chatId: string): string => drafts.get(chatId) ?? '';

export function keepDraft(chatId: string, text: string): void {
  if (text === '') drafts.delete(chatId);
  else drafts.set(chatId, text);
}

/** Somebody is signed in: what another person wrote is forgotten. */
export function claimDrafts(username: string): void {
  if (owner !== null && owner !== username) drafts.clear();
  owner = username;
}

export function dropDrafts(): void {
  drafts.clear();
  owner = null;
}
