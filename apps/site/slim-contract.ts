import type { Plugin } from 'vite';
import type { Access, Call } from '../../packages/contract/src/call.ts';
import { calls } from '../../packages/contract/src/calls.ts';

const CONTRACT = /\/packages\/contract\/src\//;
const TAKES_CALLS = /import\s*\{[^}]*(?<!type )\bcalls\b[^}]*\}\s*from '@baize\/contract'/;

/** Who makes the calls that the site never makes: games in their frame, and the staff's console. */
const foreignAccess: readonly Access[] = ['studioSession', 'staff'];

/**
 * Gives the browser of each call only what its client needs: method, path, and whether it is encrypted or a form. The schemas stay types there,
 * and the library behind them (11 kB and their construction at every start) stays on the server.
 * No file of the site takes `calls` itself, so that nobody relies on a schema that is not there: requests are made by `prepareRequest`.
 */
export function slimContract(): Plugin {
  const slim = Object.entries(calls as Record<string, Call>)
    .filter(([, { access }]) => !foreignAccess.includes(access))
    .map(([name, { method, path, encrypted, form }]) => [name, { method, path, encrypted, form }]);
  return {
    name: 'slim-contract',
    enforce: 'pre',
    transform(code, id) {
      if (TAKES_CALLS.test(code) && !CONTRACT.test(id)) {
        this.error(`${id} takes "calls", whose schemas are not in the browser; use callApi or a type of the contract`);
      }
      if (!CONTRACT.test(id)) return null;
      const isCalls = id.endsWith('/contract/src/calls.ts');
      return {
        code: isCalls ? `export const calls = ${JSON.stringify(Object.fromEntries(slim))};` : code,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}
