import { divide } from '@baize/money';
import { type Rate, shareOf, smallerRate } from './rate.ts';

/** A contract of one kind and period with what it would pay on its own, and the contract that it was given under. */
export interface ChainLink {
  id: string;
  /** Null: given by the operator. */
  parentId: string | null;
  /** What the rate counts for: the whole sub-team's net loss or turnover. */
  baseMinor: bigint;
  rate: Rate;
}

export interface ChainShare {
  id: string;
  /** The rate that counts, never above the upline's. */
  rate: Rate;
  grossMinor: bigint;
  /** What goes to those who hold contracts of his. */
  paysDownMinor: bigint;
  keepsMinor: bigint;
}

/** Contracts whose upline has none of the kind, and those that each gave. */
export function linksByUpline(links: readonly ChainLink[]) {
  const given = new Map<string, ChainLink[]>(links.map(({ id }) => [id, []]));
  const tops = links.filter((link) => {
    const siblings = link.parentId === null ? undefined : given.get(link.parentId);
    siblings?.push(link);
    return siblings === undefined;
  });
  return { tops, below: ({ id }: ChainLink): readonly ChainLink[] => given.get(id) ?? [] };
}

/**
 * Divides what the contracts at the top earn among those below them (rulebook 8.4, 8.5): an upline pays the contracts that he gave from his
 * own share. A rate above the upline's counts as the upline's, and when the parts are more than the upline has, each is cut alike: nobody
 * keeps less than 0 and the operator never pays more than the contracts at the top earn.
 */
export function divideChain(links: readonly ChainLink[]): ChainShare[] {
  const { tops, below } = linksByUpline(links);
  const shares: ChainShare[] = [];
  const divideBelow = (link: ChainLink, rate: Rate, grossMinor: bigint): void => {
    const parts = below(link).map((child) => {
      const counted = smallerRate(child.rate, rate);
      return { child, counted, wantedMinor: earned(child, counted) };
    });
    const wantedMinor = parts.reduce((sum, part) => sum + part.wantedMinor, 0n);
    const granted = (minor: bigint) =>
      wantedMinor <= grossMinor ? minor : divide(minor * grossMinor, wantedMinor, 'floor');
    const paysDownMinor = parts.reduce((sum, part) => sum + granted(part.wantedMinor), 0n);
    shares.push({ id: link.id, rate, grossMinor, paysDownMinor, keepsMinor: grossMinor - paysDownMinor });
    for (const part of parts) divideBelow(part.child, part.counted, granted(part.wantedMinor));
  };
  for (const link of tops) divideBelow(link, link.rate, earned(link, link.rate));
  return shares;
}

const earned = ({ baseMinor }: ChainLink, rate: Rate): bigint => (baseMinor <= 0n ? 0n : shareOf(baseMinor, rate));
