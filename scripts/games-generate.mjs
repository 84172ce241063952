// Fills a brand of its own with made-up games, for tests of scale. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('games-generate');
