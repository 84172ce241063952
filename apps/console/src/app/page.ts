import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LateNamespace } from '../lib/preferences/language.ts';
import type { Requirement } from '../lib/staff.ts';

/** Groups of the menu, in its order. */
export const menuGroups = ['work', 'reports', 'members', 'content', 'games', 'team', 'system'] as const;
/** What is `own` stands in the person's own menu. */
export type PageGroup = (typeof menuGroups)[number] | 'own';

/** One page of the console: an entry of the registry is all that the shell knows of it. */
export interface ConsolePage extends Requirement {
  /** Its title stands in the catalogue under `console.pages`. */
  name: string;
  /** Below `/console`; `$id` stands for a part that differs. */
  path: string;
  group: PageGroup;
  /** Without one the page stands in no menu: a record that is reached from its list. */
  icon?: LucideIcon;
  /** Texts that only pages like this one show; they come with its code. */
  texts: readonly LateNamespace[];
  component: () => Promise<ComponentType>;
}
