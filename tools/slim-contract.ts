import type { Plugin } from 'vite';
import type { Call } from '../packages/contract/src/call.ts';
import { calls } from '../packages/contract/src/calls.ts';

const contract = /\/packages\/contract\/src\//;
const takesCalls = /import\s*\{[^}]*(?<!type )\bcalls\b[^}]*\}\s*from '@baize\/contract'/;

/** What a client in the browser needs of the contract. */
export interface ContractNeeds {
  /** The calls that it makes. */
  makes: (name: string, call: Call) => boolean;
  /** False: it checks no answers, so each call is its method, path, and whether it is encrypted or a form. */
  schemas: boolean;
}

const named = Object.entries(calls as Record<string, Call>);

/** The list of calls without some of them. Each stands on a line of its own there. */
function without(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const slim = left.replace(new RegExp(`^ {2}${name}: .*,\\n`, 'm'), '');
    if (slim === left) throw new Error(`calls.ts has no line for ${name}`);
    return slim;
  }, code);
}

/**
 * Leaves in the browser what a client needs of the contract: the library behind the schemas is 11 kB, and those of all calls would be built
 * at every start. Types stay whole. Where the schemas are left out, no file takes `calls` itself, so that nobody relies on one that is not
 * there: requests are made by `prepareRequest`.
 */
export function slimContract({ makes, schemas }: ContractNeeds): Plugin {
  const made = named.filter(([name, call]) => makes(name, call));
  const others = named.filter((entry) => !made.includes(entry)).map(([name]) => name);
  const bare = made.map(([name, { method, path, encrypted, form }]) => [name, { method, path, encrypted, form }]);
  return {
    name: 'slim-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!contract.test(id)) {
        if (schemas || !takesCalls.test(code)) return null;
        this.error(`${id} takes "calls", whose schemas are not in the browser; use callApi or a type of the contract`);
      }
      if (!id.endsWith('/contract/src/calls.ts')) return { code, map: null, moduleSideEffects: false };
      const slim = schemas
        ? without(code, others)
        : `export const calls = ${JSON.stringify(Object.fromEntries(bare))};`;
      return { code: slim, map: null, moduleSideEffects: false };
    },
  };
}
