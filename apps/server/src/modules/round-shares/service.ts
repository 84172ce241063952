import {
  type CallInput,
  type Calls,
  type LocaleCode,
  maxRoundSharesOfDay,
  type RoundShare,
  type SharedRound,
} from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import { secretCharacters } from '../../platform/crypto/secret-characters.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { localised } from '../../platform/localised.ts';
import { maskedName } from '../../platform/masked-name.ts';
import { multiplierOf } from '../../platform/multiplier.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { createTtlMemo } from '../../platform/ttl-memo.ts';
import type { PublicRound } from '../../vendors/vendor.ts';
import type { SharedRow, ShareRow, ShareStore } from './store.ts';

const dayMs = 86_400_000;
/** 26 of these are 128 random bits; no look-alikes. */
const idAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const idLength = 26;
/** A round that was settled changes no more but for its seed, which is revealed some time. */
const proofLifeMs = 30_000;

export interface RoundSharesDependencies {
  clock: Clock;
  store: ShareStore;
  /** A round of a member as everybody may see it; null: there is none that could be shown. */
  publicRoundOf(
    round: { vendorCode: string; memberId: string; roundId: string },
    options: { withAmounts: boolean },
  ): Promise<PublicRound | null>;
}

type Caller = { member: RequestMember; origin: string };
type Asked = CallInput<Calls['shareRound']>['body'];

/** Rounds that members show to everybody. Who has the link sees the round as long as its owner lets him. */
export function createRoundSharesService({ clock, store, publicRoundOf }: RoundSharesDependencies) {
  const proofs = createTtlMemo({
    clock,
    lifeMs: proofLifeMs,
    load: (key) => {
      const { withAmounts, ...round } = JSON.parse(key);
      return publicRoundOf(round, { withAmounts });
    },
  });
  let forgottenAtMs = 0;
  /** Many read a link that was just given away: its proof is read once in a while. Only what was asked for lately is kept. */
  const proofOf = ({ vendorCode, memberId, roundId, hidesAmounts }: SharedRow): Promise<PublicRound | null> => {
    const nowMs = clock.now().getTime();
    if (nowMs - forgottenAtMs >= proofLifeMs) {
      proofs.forget();
      forgottenAtMs = nowMs;
    }
    return proofs.get(JSON.stringify({ vendorCode, memberId, roundId, withAmounts: !hidesAmounts }));
  };

  const canShare = async (member: RequestMember, { vendor, roundId }: Pick<Asked, 'vendor' | 'roundId'>) => {
    const round = { memberId: member.id, vendorCode: vendor, roundId };
    const isSettled = await store.isSettled({ ...round, brandId: member.brandId });
    return isSettled && (await publicRoundOf(round, { withAmounts: false })) !== null;
  };

  const share = async ({ member, origin }: Caller, body: Asked): Promise<Result<RoundShare, ShareFailure>> => {
    if (!(await canShare(member, body))) return fail('round_not_found');
    const createdAt = clock.now();
    const round = { vendorCode: body.vendor, roundId: body.roundId };
    const outcome = await store.put({
      ...{ ...round, memberId: member.id, brandId: member.brandId, createdAt },
      ...{ hidesAmounts: body.hidesAmounts, hidesName: body.hidesName },
      shareId: secretCharacters(idAlphabet, idLength),
      since: new Date(createdAt.getTime() - dayMs),
      maxSince: maxRoundSharesOfDay,
    });
    if (outcome === 'full') return fail('limit_reached');
    const [row] = await store.working(member.id, round);
    // It was taken back at the same moment.
    return row ? ok(shownShare(origin, row, body.language)) : fail('round_not_found');
  };

  const state = async (
    { member, origin }: Caller,
    { language, ...asked }: Pick<Asked, 'vendor' | 'roundId'> & { language: LocaleCode },
  ) => {
    const round = { vendorCode: asked.vendor, roundId: asked.roundId };
    const [isShareable, [row]] = await Promise.all([canShare(member, asked), store.working(member.id, round)]);
    return { canShare: isShareable, share: row ? shownShare(origin, row, language) : null };
  };

  const list = async ({ member, origin }: Caller, language: LocaleCode) =>
    (await store.working(member.id)).map((row) => shownShare(origin, row, language));

  const end = async ({ id }: RequestMember, shareId: string): Promise<Result<Record<string, never>, 'not_found'>> =>
    (await store.end(id, shareId, clock.now())) ? ok({}) : fail('not_found');

  const show = async (
    brand: RequestBrand,
    shareId: string,
    language: LocaleCode,
  ): Promise<Result<SharedRound, 'round_not_found'>> => {
    const row = await store.shown(brand.id, shareId, clock.now());
    const proof = row && (await proofOf(row));
    // What was taken back or hidden while the proof was read is not shown any more.
    const latest = proof && (await store.shown(brand.id, shareId, clock.now()));
    if (!latest) return fail('round_not_found');
    if (latest.hidesAmounts !== row.hidesAmounts) return show(brand, shareId, language);
    return ok(shownRound(latest, proof, { brand, language }));
  };

  return { share, state, list, end, show };
}

type ShareFailure = 'round_not_found' | 'limit_reached';

const shownShare = (origin: string, row: ShareRow, language: LocaleCode): RoundShare => ({
  shareId: row.shareId,
  url: `${origin}/round/${row.shareId}`,
  vendor: row.vendorCode,
  roundId: row.roundId,
  gameName: localised(row.names, language) ?? row.gameCode,
  hidesAmounts: row.hidesAmounts,
  hidesName: row.hidesName,
  createdAt: row.createdAt.toISOString(),
});

/** Where something is hidden the day alone, as its noon: the exact moment is also in the list of wins, beside amounts and masked name. */
const shownTime = ({ settledAt, hidesAmounts, hidesName }: SharedRow): string => {
  const time = settledAt.toISOString();
  return hidesAmounts || hidesName ? `${time.slice(0, 10)}T12:00:00.000Z` : time;
};

const shownRound = (
  row: SharedRow,
  { round, serverSeed, canBeVerified }: PublicRound,
  { brand, language }: { brand: RequestBrand; language: LocaleCode },
): SharedRound => ({
  vassalage: row.vendorCode,
  gameCode: row.gameCode,
  gameName: localised(row.names, language) ?? row.gameCode,
  gameType: row.gameType,
  coverUrl: row.coverUrl,
  settledAt: shownTime(row),
  account: row.hidesName ? '' : maskedName(row.username),
  amounts: row.hidesAmounts
    ? null
    : {
        stake: shownAmount(row.stakeMinor, brand.currency.exponent),
        payout: shownAmount(row.payoutMinor, brand.currency.exponent),
      },
  multiplier: multiplierOf(row),
  round,
  serverSeed,
  canBeVerified,
});
