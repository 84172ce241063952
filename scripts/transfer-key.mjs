// Prints the public key of the requests that the operator makes to vendors with a wallet of their own.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('transfer-key');
