/** Where backups are kept, as objects by name; names have slashes. Nothing is ever changed in its place. */
export interface ObjectStore {
  /** As an operator named it; for messages. */
  place: string;
  /** Names that begin so, in no order. */
  list(prefix: string): Promise<string[]>;
  /** The content, piece by piece. Throws MissingObjectError. */
  read(name: string): AsyncIterable<Buffer>;
  /** Writes a whole object or none; one of that name is replaced. A fault of `content` is thrown on. */
  write(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  /** Names that are not there are passed over. */
  remove(names: readonly string[]): Promise<void>;
}

/** No object has that name; the message names it. */
export class MissingObjectError extends Error {}

/** All of an object at once. */
export async function readWhole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
