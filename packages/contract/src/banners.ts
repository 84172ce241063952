/** Which banners stand over which route (specification, section 2); paths in lower case. */
const groupByPath: Readonly<Record<string, string>> = {
  '/': 'w_home',
  '/index': 'w_home',
  '/index.html': 'w_home',
  '/home': 'w_home',
  '/login': 'w_home',
  '/forget': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/cockfight': 'w_cockfight',
  '/promotions': 'w_promotion',
  '/pointmall': 'w_shop',
  '/help': 'w_help',
  '/register': 'w_reg',
  '/register.html': 'w_reg',
};

/** Every path that has a group of its own. */
export const bannerRoutes = () => Object.entries(groupByPath).map(([path, bannerGroup]) => ({ path, bannerGroup }));

/** The group of the registration popup. */
export const registerPopupGroup = 'w_register';

/** Every group that a banner can be in. */
export const bannerGroups: readonly string[] = [...new Set([...Object.values(groupByPath), registerPopupGroup])];

/** The banner group of a path; undefined where no banners stand. */
export function bannerGroupOf(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const key = path.toLowerCase();
  return Object.hasOwn(groupByPath, key) ? groupByPath[key] : undefined;
}

/** The AVIF form of a picture, half the bytes: the product's own art has one beside every WebP; others have none that we know of. */
export function avifTwinOf(url: string): string | undefined {
  return /^\/art\/[\w/-]+\.webp$/.test(url) ? url.replace(/webp$/, 'avif') : undefined;
}
