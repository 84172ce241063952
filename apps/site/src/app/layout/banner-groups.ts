import { paths } from '../../config/paths.ts';

const groups: Readonly<Record<string, string>> = {
  [paths.home]: 'w_home',
  ...Object.fromEntries(paths.homeAliases.map((path) => [path, 'w_home'])),
  [paths.slots]: 'w_rng',
  [paths.help]: 'w_help',
  [paths.register]: 'w_reg',
  [paths.registerHtml]: 'w_reg',
};

/** Which banners stand over a route (specification, section 2). */
export function bannerGroup(pathname: string): string | undefined {
  return groups[pathname];
}
