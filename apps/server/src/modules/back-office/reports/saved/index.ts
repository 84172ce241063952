import type { SavedReportDependencies } from './dependencies.ts';
import { savedReportRoutes } from './report-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { createReportMails, enqueueDueReports } from './sending.ts';

/** Reports that staff saved, and their mails. */
export function createSavedReports(deps: SavedReportDependencies) {
  return {
    routes: { ...savedReportRoutes(deps), ...scheduleRoutes(deps) },
    job: createReportMails(deps),
    /** Enqueues the mails that have become due. */
    enqueueDue: () => enqueueDueReports(deps),
  };
}
