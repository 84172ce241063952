import type { ReferralLink } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import { secretCharacters } from '../../platform/crypto/secret-characters.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { LinkRow, LinkStore } from './link-store.ts';

/** Working links that one account may have. */
const mostActive = 20;
/** Links that were ended stay, for those who came by them; more than this in 24 hours nobody needs. */
const maxOfDay = 100;
const dayMs = 86_400_000;
/** No look-alikes, and long enough that nobody finds one by trying. */
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;
const tries = 3;

type Caller = { member: RequestMember };

export interface LinkTools {
  store: LinkStore;
  clock: Clock;
  brands: { publicOriginOf(brandId: string): Promise<string> };
}

export function createLinks({ store, clock, brands }: LinkTools) {
  /** His own domain, reached as the brand's site is; the brand's for who has none. */
  const originOf = async ({ id, brandId }: RequestMember): Promise<string> => {
    const [origin, host] = await Promise.all([brands.publicOriginOf(brandId), store.hostOf(id)]);
    if (host === null) return origin;
    const { protocol, port } = new URL(origin);
    return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  };

  const list = async ({ member }: Caller) => {
    const { links, totals } = await store.linksOf(member.id);
    const origin = await originOf(member);
    return ok({ list: links.map((row) => linkAt(origin, row)), mostActive, totals });
  };

  const add = async ({ member }: Caller, label: string): Promise<Result<ReferralLink, 'limit_reached'>> => {
    const origin = await originOf(member);
    const createdAt = clock.now();
    const bounds = { mostActive, since: new Date(createdAt.getTime() - dayMs), maxSince: maxOfDay };
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const code = secretCharacters(codeAlphabet, codeLength);
      const link = { brandId: member.brandId, memberId: member.id, code, label, createdAt, ...bounds };
      const outcome = await store.add(link);
      if (outcome === 'full') return fail('limit_reached');
      if (outcome === 'added') {
        return ok(linkAt(origin, { code, label, registrations: 0, createdAt, endedAt: null }));
      }
    }
    throw new Error('no free referral code was found');
  };

  const end = async ({ member }: Caller, code: string): Promise<Result<ReferralLink, 'not_found'>> => {
    await store.end(member.id, code.toLowerCase(), clock.now());
    const row = await store.linkOf(member.id, code.toLowerCase());
    return row ? ok(linkAt(await originOf(member), row)) : fail('not_found');
  };

  return { list, add, end };
}

const linkAt = (origin: string, row: LinkRow): ReferralLink => ({
  code: row.code,
  domain: origin.replace(/^https?:\/\//, ''),
  url: `${origin}/register?referralCode=${encodeURIComponent(row.code)}`,
  label: row.label,
  registrations: row.registrations,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
