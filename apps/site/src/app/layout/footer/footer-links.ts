import { type HelpAnchor, paths } from '../../../config/paths.ts';

interface FooterTarget {
  to: string;
  hash?: HelpAnchor;
}

/** Keys of the catalogue's `front.footer` with where they lead. */
export const helpLinks = [
  { name: 'helpCentre', to: paths.help },
  { name: 'beginner', to: paths.beginner },
  { name: 'depositGuide', to: paths.depositGuide },
  { name: 'promotions', to: paths.promotions },
  { name: 'winners', to: paths.winners },
  { name: 'feedback', to: paths.feedback },
  { name: 'download', to: paths.down },
] as const satisfies readonly (FooterTarget & { name: string })[];

export const operatorLinks = [
  { name: 'about', to: paths.about },
  { name: 'news', to: paths.news },
  { name: 'fairness', to: paths.help, hash: 'fair' },
  { name: 'draws', to: paths.help, hash: 'draws' },
  { name: 'verify', to: paths.verify },
  { name: 'ledger', to: paths.help, hash: 'ledger' },
  { name: 'terms', to: paths.help, hash: 'term' },
  { name: 'privacy', to: paths.help, hash: 'privacy' },
  { name: 'credits', to: paths.help, hash: 'credits' },
] as const satisfies readonly (FooterTarget & { name: string })[];
