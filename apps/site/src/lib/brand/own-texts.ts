import type { Locale } from '@baize/i18n';
import { readBoot } from '../api/boot.ts';

type Tree = { [key: string]: Tree } | undefined;

/** Puts the brand's own texts in the place of those that have come so far. They are the same as long as the page stands, so the tree itself is changed. */
export function withOwnTexts<M extends object>(locale: Locale, messages: M): M {
  for (const [key, text] of Object.entries(readBoot().whitelabel?.ownTexts[locale] ?? {})) {
    const path = key.split('.');
    const last = path.pop() as string;
    const tree = path.reduce<Tree>((part, name) => part?.[name], messages as Tree);
    if (tree) tree[last] = text as Tree;
  }
  return messages;
}
