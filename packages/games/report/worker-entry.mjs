// Node 20 does not pass a loader on to worker threads, so each registers its own.
import { tsImport } from 'tsx/esm/api';

await tsImport('./simulation-worker.ts', import.meta.url);
