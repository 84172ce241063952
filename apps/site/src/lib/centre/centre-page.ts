import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { loadChunk } from '../page/chunk.ts';
import type { Member, SessionState } from '../session/session.ts';

export interface CentrePageProps {
  member: Member;
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
}

/** A page of the member centre or the agent centre: all that its centre knows of it. */
export interface CentrePage<Name extends string = string> {
  /** Its address (`?member=name`, `?agent=name`), and the key of its title. */
  name: Name;
  icon: LucideIcon;
  /** Who sees it; without it everybody to whom its centre opens. */
  who?: (session: SessionState) => boolean;
  /** Loads its code. */
  component: () => Promise<ComponentType<CentrePageProps>>;
  /** A hook: whether the menu offers it now; without it, it does. */
  useIsOffered?: () => boolean;
  /** A hook: how many things wait there. The menu shows it beside the name. */
  useCount?: () => number;
}

/** A page of the agent centre. Its `type` is the flag of the brand's contracts that it hangs on (spec §2, §3); without one it is always there. */
export interface AgentCentrePage<Name extends string = string> extends CentrePage<Name> {
  type?: 'enableCt' | 'salary' | 'hourSalary' | 'agentRealtimeSalary';
}

const loaded = new WeakMap<object, ComponentType<CentrePageProps>>();

/** Returns the page's component, or undefined while its code is not here. */
export const loadedCentrePage = (page: CentrePage): ComponentType<CentrePageProps> | undefined => loaded.get(page);

/** Loads a page's code once. @throws {ChunkLoadError} */
export async function loadCentrePage(page: CentrePage): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, await loadChunk(page.name, page.component));
}

/** Returns the page of the address; undefined while its centre is closed, and the page named `first` for an unknown name. */
export function readCentrePage<Name extends string>(
  pages: readonly CentrePage<Name>[],
  name: string | undefined,
  first: Name,
): CentrePage<Name> | undefined {
  if (name === undefined) return undefined;
  return pages.find((page) => page.name === name) ?? pages.find((page) => page.name === first);
}
