import type { IdentityDocumentKind } from '@baize/contract';
import { identityDocumentKinds } from '@baize/contract';
import type { BrandSettings } from '../../brand/index.ts';

type Levels = BrandSettings['identityCheck']['levels'];

/** The level that a withdrawal needs; 0: none. */
export const levelForAmount = (levels: Levels, amountMinor: bigint): number =>
  levels.filter(({ withdrawalsFromMinor }) => amountMinor >= withdrawalsFromMinor).length;

/** What a member who has reached `reached` must send to reach `wanted`: the documents of every level between, each once. */
export function documentsBetween(levels: Levels, reached: number, wanted: number): IdentityDocumentKind[] {
  const asked = new Set(levels.slice(reached, wanted).flatMap(({ documents }) => documents));
  return identityDocumentKinds.filter((kind) => asked.has(kind));
}
