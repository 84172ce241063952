import type { Metrics } from '../metrics/registry.ts';
import type { Tracing } from './tracing.ts';

type BatchWatcher = Metrics['batchWriters'];

/** A span for each batch of money, which belongs to many requests at once, beside its figures. */
export function tracedBatches(watcher: BatchWatcher, tracing: Tracing): BatchWatcher {
  if (!tracing.isOn) return watcher;
  return {
    ...watcher,
    batchWritten: (batch) => {
      watcher.batchWritten(batch);
      tracing.ended('money batch', batch.durationMs, {
        'db.system.name': 'postgresql',
        'baize.operations': batch.operations,
        'baize.refused': batch.refused,
      });
    },
  };
}
