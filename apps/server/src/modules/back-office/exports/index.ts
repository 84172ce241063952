import type { ExportDependencies } from './dependencies.ts';
import { createExportStore } from './export-store.ts';
import { createExportJob } from './job.ts';
import { exportRoutes } from './routes.ts';

/** Lists of the console as files: asked for, made by a durable job, had for a day by who asked. */
export function createExports(deps: ExportDependencies) {
  const store = createExportStore(deps.database);
  return {
    routes: exportRoutes(deps),
    job: createExportJob(deps),
    /** Throws away files that are older than a day. */
    purge: () => store.expire(deps.clock.now()),
  };
}
