// Makes a brand with its hosts and public origin. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('brand-create');
