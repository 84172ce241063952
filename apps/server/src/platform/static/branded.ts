import type { Calls, CallValue } from '@baize/contract';
import { escapedAttribute } from './escaped.ts';

type Named = Pick<CallValue<Calls['whitelabel']>, 'brandName' | 'logo'>;

const ownName = 'Baize';

/** The page in the brand's name: its title, description, icons, and the lettering that is seen before any script has run. */
export function branded(page: string, { brandName, logo }: Named): string {
  const name = escapedAttribute(brandName);
  const named = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/(<meta name="description" content=")([^"]*)/, (_all, before: string, text: string) => {
      return before + text.replaceAll(ownName, () => name);
    })
    .replace(/<!--lettering-->.*?<!--\/lettering-->/s, () => letteringOf(name, logo.lettering));
  if (logo.sign === '') return named;
  const sign = escapedAttribute(logo.sign);
  return named
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${sign}">`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/, () => `<link rel="apple-touch-icon" href="${sign}">`);
}

/** As the site's header shows it (app/layout/brand-link.tsx), so that nothing moves when the site stands there. */
const letteringOf = (name: string, address: string): string =>
  address === ''
    ? `<span class="brand-name max-lg:ml-12 md:max-lg:ml-14">${name}</span>`
    : `<img src="${escapedAttribute(address)}" alt="" class="brand-lettering max-lg:ml-12 md:max-lg:ml-14" />`;
