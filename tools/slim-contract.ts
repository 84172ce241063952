import type { Plugin, Rolldown } from 'vite';
import type { Call } from '../packages/contract/src/call.ts';
import { staffCalls } from '../packages/contract/src/calls/staff/index.ts';
import { calls } from '../packages/contract/src/calls.ts';

const contract = /\/packages\/contract\/src\//;
const isSchemas = (id: string) => /\/node_modules\/zod\//.test(id);
const takesCalls = /import\s*\{[^}]*(?<!type )\bcalls\b[^}]*\}\s*from '@baize\/contract'/;

/** What a client in the browser needs of the contract. */
export interface ContractNeeds {
  /** The calls that it makes. */
  makes: (name: string, call: Call) => boolean;
  /** False: it checks no answers, so each call is its method, path, and whether it is encrypted or a form. */
  schemas: boolean;
}

const named = Object.entries(calls as Record<string, Call>);

const isStaffCall = (name: string) => name in staffCalls;

/** A list of calls without some of them. Each stands on a line of its own there. */
function without(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const slim = left.replace(new RegExp(`^ {2}${name}: .*,\\n`, 'm'), '');
    if (slim === left) throw new Error(`the list of calls has no line for ${name}`);
    return slim;
  }, code);
}

/** The modules of the chunks that a page loads at once. */
function modulesOfFirstLoad(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // A set is walked with what is added to it meanwhile.
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded].flatMap(({ modules }) => Object.keys(modules));
}

/**
 * Leaves in the browser what a client needs of the contract: the library behind the schemas is 11 kB, and those of all calls would be built
 * at every start. Types stay whole. Where the schemas are left out, no file takes `calls` itself, so that nobody relies on one that is not
 * there: requests are made by `prepareRequest`. A schema that comes into the first load along with something else
 * stops the build.
 */
export function slimContract({ makes, schemas }: ContractNeeds): Plugin {
  const made = named.filter(([name, call]) => makes(name, call));
  const others = named.filter((entry) => !made.includes(entry)).map(([name]) => name);
  // What is false is left out, and so is GET: it is most of them, and the browser reads a field that is not there so.
  const bare = made.map(([name, { method, path, encrypted, form }]) => [
    name,
    { path, ...(method !== 'GET' && { method }), ...(encrypted && { encrypted }), ...(form && { form }) },
  ]);
  return {
    name: 'slim-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!contract.test(id)) {
        if (schemas || !takesCalls.test(code)) return null;
        this.error(`${id} takes "calls", whose schemas are not in the browser; use callApi or a type of the contract`);
      }
      if (id.endsWith('/contract/src/calls/staff/index.ts') && schemas)
        return { code: without(code, others.filter(isStaffCall)), map: null, moduleSideEffects: false };
      if (!id.endsWith('/contract/src/calls.ts')) return { code, map: null, moduleSideEffects: false };
      const slim = schemas
        ? without(
            code,
            others.filter((name) => !isStaffCall(name)),
          )
        : `export const calls = ${JSON.stringify(Object.fromEntries(bare))};`;
      return { code: slim, map: null, moduleSideEffects: false };
    },
    generateBundle(_options, bundle) {
      if (schemas) return;
      const isFault = (id: string) => contract.test(id) && this.getModuleInfo(id)?.importedIds.some(isSchemas) === true;
      const faults = modulesOfFirstLoad(bundle).filter(isFault);
      if (faults.length > 0) this.error(`the first load has the schemas of ${faults}: import from a file without them`);
    },
  };
}
