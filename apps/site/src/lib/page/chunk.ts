/** Specification, section 9. */
export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkFault = 'missing' | 'timeout';

/** A part of the site's own code that did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly kind: ChunkFault;
  /** The address that was asked for, as far as the browser tells it; else the part's name. */
  readonly request: string;

  constructor(kind: ChunkFault, request: string, options?: ErrorOptions) {
    super(`${kind}: ${request}`, options);
    this.kind = kind;
    this.request = request;
  }
}

/**
 * Loads a part of the site.
 * @throws {ChunkLoadError} when it cannot be had, or is not there after 120 s
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', name)), timeoutMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (thrown) {
    if (thrown instanceof ChunkLoadError) throw thrown;
    throw new ChunkLoadError('missing', addressIn(thrown) ?? name, { cause: thrown });
  } finally {
    clearTimeout(timer);
  }
}

/** For a part that nobody asked for: without its code nothing stands in its place, and the page is not lost over it. */
export const orNothing = <T>(code: Promise<{ default: T }>): Promise<{ default: T }> =>
  code.catch(() => ({ default: (() => null) as T }));

/** Browsers name the address in their message: "Failed to fetch dynamically imported module: https://…". */
const addressIn = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? /https?:\/\/\S+/.exec(thrown.message)?.[0] : undefined;
