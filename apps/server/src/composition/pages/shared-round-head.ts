import type { HttpPorts } from '../../platform/http/register-calls.ts';
import { ownOriginOf } from '../../platform/http/security/request-origin.ts';
import { escapedAttribute } from '../../platform/static/escaped.ts';
import type { HeadOf } from '../../platform/static/pages.ts';

const place = '/round/';
const shareId = /^[a-z2-9]{26}$/;
const fallbackLanguage = 'TY';

/** What a messenger shows of a link to a shared round: game, multiplier and cover, never an amount. No search engine is to keep such a page. */
export function sharedRoundHeadOf({ brandOfHost, handlers, countryOf, closureOf }: HttpPorts): HeadOf {
  const tagsOf = async (request: Parameters<HeadOf>[0], id: string): Promise<string> => {
    const brand = shareId.test(id) ? await brandOfHost(request.hostname.toLowerCase()) : null;
    if (!brand) return '';
    const visitor = { ip: request.ip, country: countryOf?.(request) ?? null };
    if (closureOf && !(await closureOf(brand, visitor)).ok) return '';
    const origin = ownOriginOf(request, brand);
    const context = { brand, ...visitor, origin, userAgent: request.headers['user-agent'] ?? '' };
    const language = brand.defaultLanguage ?? fallbackLanguage;
    const shown = await handlers.sharedRound({ ...context, params: { shareId: id }, data: { language } });
    if (!shown.ok) return '';
    const { gameName, multiplier, coverUrl } = shown.value;
    return [
      ['type', 'website'],
      ['title', multiplier === '' ? gameName : `${gameName} × ${multiplier}`],
      ['url', `${origin}${place}${id}`],
      ['image', new URL(coverUrl, origin).href],
    ]
      .map(([name, content = '']) => `<meta property="og:${name}" content="${escapedAttribute(content)}">`)
      .join('');
  };

  return async (request) => {
    const [path = ''] = request.url.split('?', 1);
    if (!path.startsWith(place)) return null;
    const tags = await tagsOf(request, path.slice(place.length)).catch((error) => {
      request.log.warn({ err: error }, 'the page of a shared round goes out without its own tags');
      return '';
    });
    return { tags: `<meta name="robots" content="noindex, nofollow">${tags}`, isHidden: true };
  };
}
