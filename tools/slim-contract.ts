import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Call } from '../packages/contract/src/call.ts';
import { rewardCalls } from '../packages/contract/src/calls/rewards/index.ts';
import { staffCalls } from '../packages/contract/src/calls/staff/index.ts';
import { reportCalls } from '../packages/contract/src/calls/staff/reports/index.ts';
import { calls } from '../packages/contract/src/calls.ts';

const callList = fileURLToPath(new URL('../packages/contract/src/calls.ts', import.meta.url));
const contract = /\/packages\/contract\/src\//;
const isSchemas = (id: string) => /\/node_modules\/zod\//.test(id);
const takesCalls = /import\s*\{[^}]*(?<!type )\bcalls\b[^}]*\}\s*from '@baize\/contract'/;

/** What a client in the browser needs of the contract. */
export interface ContractNeeds {
  /** The calls that it makes. */
  makes: (name: string, call: Call) => boolean;
  /**
   * False: it checks no answers, so each call is its method, path, and whether it is encrypted or a form; and it comes with the first file
   * that says its name, so that calls of late pages are no part of the first load.
   */
  schemas: boolean;
}

const named = Object.entries(calls as Record<string, Call>);

/** Files of the contract that list calls, the innermost lists first: a call stands in the first one that has it. */
const lists: readonly (readonly [file: string, list: object])[] = [
  ['calls/staff/reports/index.ts', reportCalls],
  ['calls/staff/index.ts', staffCalls],
  ['calls/rewards/index.ts', rewardCalls],
  ['calls.ts', calls],
];
const listOf = (name: string): string | undefined => lists.find(([, list]) => name in list)?.[0];

/** Program text in which the name of a call stands for the call. */
const isProgram = /\/(apps\/site|packages\/client)\/src\/.*\.tsx?$/;
const quoted = /'(\w+)'/g;
const callPrefix = 'virtual:call/';

/** A list of calls without some of them. Each stands on a line of its own there. */
function without(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const slim = left.replace(new RegExp(`^ {2}${name}: .*,\\n`, 'm'), '');
    if (slim === left) throw new Error(`the list of calls has no line for ${name}`);
    return slim;
  }, code);
}

/** A file with the calls whose names it says. */
function withCalls(code: string, calls: ReadonlyMap<string, string>): string {
  const names = new Set([...code.matchAll(quoted)].map(([, name = '']) => name).filter((name) => calls.has(name)));
  return [...names].map((name) => `import '${callPrefix}${name}';`).join('') + code;
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
  // What is false is left out: it is most of them, and the browser reads a field that is not there as false.
  const bare = new Map(
    made.map(([name, { method, path, encrypted, form }]) => [
      name,
      JSON.stringify({ method, path, ...(encrypted && { encrypted }), ...(form && { form }) }),
    ]),
  );
  /** A file of the contract without the calls that are not made. */
  const slimFile = (code: string, id: string): string => {
    const file = id.split('/contract/src/').at(-1);
    if (!schemas) return file === 'calls.ts' ? 'export const calls = {};' : code;
    return without(
      code,
      others.filter((name) => listOf(name) === file),
    );
  };
  return {
    name: 'slim-contract',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(callPrefix) ? `\0${id}` : null),
    load: (id) => {
      const name = id.startsWith(`\0${callPrefix}`) ? id.slice(callPrefix.length + 1) : undefined;
      if (name === undefined) return null;
      const code = `import { calls } from ${JSON.stringify(callList)};\ncalls.${name} = ${bare.get(name)};`;
      return { code, moduleSideEffects: true };
    },
    transform(code, id) {
      if (contract.test(id)) return { code: slimFile(code, id), map: null, moduleSideEffects: false };
      if (schemas) return null;
      if (takesCalls.test(code))
        this.error(`${id} takes "calls", whose schemas are not in the browser; use callApi or a type of the contract`);
      return isProgram.test(id) ? { code: withCalls(code, bare), map: null } : null;
    },
    generateBundle(_options, bundle) {
      if (schemas) return;
      const isFault = (id: string) => contract.test(id) && this.getModuleInfo(id)?.importedIds.some(isSchemas) === true;
      const faults = modulesOfFirstLoad(bundle).filter(isFault);
      if (faults.length > 0)
        this.error(`the first load has the schemas of ${faults.join(', ')}: import from a file without them`);
    },
  };
}
