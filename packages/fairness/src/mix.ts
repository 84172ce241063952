/** What a player sent, with the id of the placement or sitting that it came with. */
export interface SentText {
  readonly id: string;
  readonly entropy: string;
}

/** What the client seed of a shared round is the SHA-256 of: the published hash and what the players sent, in the order in which it is mixed. */
export const mixText = (serverSeedHash: string, sent: readonly SentText[]): string =>
  serverSeedHash + sent.map(({ id, entropy }) => `\n${id}:${entropy.length}:${entropy}`).join('');
