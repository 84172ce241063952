import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from '../lib/page/chunk.ts';
import { type LateNamespace, withTexts } from '../lib/preferences/language.ts';

/**
 * A page whose code, and the texts that only it shows, come when it is opened or pointed at.
 * `name` is what the chunk is called in the page that stands there when it does not come; the build calls it after its file (`chunks/`).
 */
export function lazyPage<Key extends string>(
  name: string,
  texts: readonly LateNamespace[],
  load: () => Promise<Record<Key, ComponentType>>,
  exported: Key,
) {
  return lazyRouteComponent(
    () => loadChunk(name, () => (texts.length === 0 ? load() : withTexts(texts, load()))),
    exported as never,
  );
}
