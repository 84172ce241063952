import type { TracingSettings } from '../platform/tracing/start-tracing.ts';
import { noTracing, type Tracing } from '../platform/tracing/tracing.ts';

/** Loads what traces where a receiver is set; without one nothing is loaded. */
export async function openTracing(
  settings: TracingSettings | null,
  process: { version: string; role: string },
): Promise<Tracing> {
  if (settings === null) return noTracing;
  const { startTracing } = await import('../platform/tracing/start-tracing.ts');
  return startTracing(settings, process);
}
