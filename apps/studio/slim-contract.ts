import type { Plugin } from 'vite';

const contract = /\/packages\/contract\/src\//;
const callLine = /^ {2}(\w+): \w+\.\w+,$/gm;

/**
 * Leaves the calls of games alone in the contract: the frame makes no others, and the schemas of all would be built at every start.
 * Its type stays whole; `StudioCallName` of `src/app/api.ts` says the same to the compiler.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!contract.test(id)) return null;
      const slim = id.endsWith('/contract/src/calls.ts')
        ? code.replace(callLine, (line, name: string) => (name.startsWith('studio') ? line : ''))
        : code;
      if (id.endsWith('/contract/src/calls.ts') && (slim === code || !/^ {2}studioOpen:/m.test(slim))) {
        this.error('calls.ts is not written as the plugin expects');
      }
      return { code: slim, map: null, moduleSideEffects: false };
    },
  };
}
