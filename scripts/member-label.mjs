// Sets a member's club rank and labels. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('member-label');
