const listeners = new Set<() => void>();

/** A call was refused because the whole site is closed, for everybody or where the visitor is. */
export function reportClosure(): void {
  for (const listener of listeners) listener();
}

/** Called on every such refusal; returns how to stop listening. */
export function onClosure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
