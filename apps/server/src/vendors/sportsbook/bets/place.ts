import type { AskedLeg } from '@baize/contract';
import { faultOfLegs, parseLine } from '@baize/games/sportsbook';
import { type Failure, fail } from '../../../platform/result.ts';
import { type RefusalKey, refusalKeyOf } from '../../wallet-refusals.ts';
import type { BookSettings } from '../dependencies.ts';
import type { KnownMatch } from '../matches/match.ts';
import { matchAt } from '../matches/match-clock.ts';
import type { StoredLeg } from '../schema.ts';
import { type BetRow, insertBet, lockMatches, type NewBet } from './bet-store.ts';
import type { BetTools, Decide } from './decide.ts';
import { offerFor } from './legs.ts';
import { hundredthsOf, type Limits, limitsOfPlayer, stakeOf } from './limits.ts';
import { isBeyondRisk } from './risk-limits.ts';

export interface AskedBet {
  betId: string;
  unitStakeMinor: string;
  choose: number;
  legs: readonly AskedLeg[];
  pricePolicy: 'none' | 'better' | 'any';
}

export interface Player {
  session: string;
  playerRef: string;
}

type PlaceFailure = Failure<'bet_not_offered' | 'choice_not_offered' | 'repeated_with_other_content' | RefusalKey>;

/** What makes two requests of one id the same bet. */
const contentOf = (
  bet: Pick<BetRow, 'player_ref' | 'choose' | 'unit_stake_minor' | 'price_policy'>,
  legs: readonly StoredLeg[],
) =>
  JSON.stringify([
    bet.player_ref,
    bet.choose,
    String(bet.unit_stake_minor),
    bet.price_policy,
    legs.map(({ matchId, market, selection, line }) => [matchId, market, selection, line]),
  ]);

const dayMs = 86_400_000;
/** More than anybody has who only bets. */
const maxRefusedOfDay = 100;

/** How the wallet names the three ways in which a member takes a price. */
const walletPolicies = { none: 'exact', better: 'better', any: 'any' } as const;

/** Takes bets: each is written down, held at the wallet, and decided at once or, in play, after a delay. */
export function createPlace(tools: BetTools, decide: Decide, settings: BookSettings) {
  const { deps, bets, matches, priceOf } = tools;
  const { wallet, clock } = deps;

  const legOf = (asked: AskedLeg, match: KnownMatch, now: Date): StoredLeg | null => {
    const line = asked.line === '' ? null : parseLine(asked.line);
    if (line === undefined) return null;
    const leg = { market: asked.market, selection: asked.selection, line };
    if (!offerFor(priceOf, match, leg, now)) return null;
    const { state, score } = matchAt(match, now);
    return {
      ...leg,
      matchId: match.id,
      league: match.leagueName,
      home: match.home,
      away: match.away,
      odds: hundredthsOf(asked.odds),
      isInPlay: state === 'live',
      scoreAtBet: score,
    };
  };

  /** Null when a selection is not on offer. */
  const legsOf = (asked: readonly AskedLeg[], known: ReadonlyMap<string, KnownMatch>, now: Date) => {
    const legs: StoredLeg[] = [];
    for (const one of asked) {
      const match = known.get(one.matchId);
      const leg = match && legOf(one, match, now);
      if (!leg) return null;
      legs.push(leg);
    }
    return legs;
  };

  const hold = async (bet: BetRow, { session, playerRef }: Player): Promise<PlaceFailure | undefined> => {
    const { id: betId, game_code: gameCode, stake_minor: amountMinor, legs } = bet;
    const pricePolicy = walletPolicies[bet.price_policy];
    const answer = await wallet.makeBet({ betId, gameCode, amountMinor, legs, pricePolicy, session, playerRef });
    if (answer.status === 'ok' || answer.retry === 'same') return undefined;
    await decide.reject(bet, answer.code);
    return fail(refusalKeyOf(answer.code));
  };

  /** At the better of the price that was asked for and the one on offer, so that no limit is passed by asking for less. */
  const pricedLegs = (legs: readonly StoredLeg[], known: ReadonlyMap<string, KnownMatch>, now: Date) =>
    legs.map((leg) => {
      const match = known.get(leg.matchId);
      const offer = match && offerFor(priceOf, match, leg, now);
      return { ...leg, odds: Math.max(leg.odds, offer?.offered.odds ?? 0) };
    });

  const rowOf = (
    asked: AskedBet,
    legs: readonly StoredLeg[],
    priced: readonly StoredLeg[],
    limits: Limits,
    now: Date,
  ): Omit<NewBet, 'player_ref'> | null => {
    const unitStakeMinor = BigInt(asked.unitStakeMinor);
    const stakeMinor = unitStakeMinor > 0n ? stakeOf(asked.choose, unitStakeMinor, priced, limits) : null;
    if (stakeMinor === null) return null;
    const delayMs = legs.some(({ isInPlay }) => isInPlay) ? settings.inPlayDelayMs : 0;
    return {
      id: asked.betId,
      vendor_code: settings.vendorCode,
      game_code: settings.gameCode,
      choose: asked.choose,
      unit_stake_minor: unitStakeMinor,
      open_unit_minor: unitStakeMinor,
      stake_minor: stakeMinor,
      price_policy: asked.pricePolicy,
      legs: JSON.stringify(legs),
      settles_at: now,
      state: 'PENDING',
      decision: null,
      refusal: '',
      return_minor: null,
      cash_out_minor: null,
      placed_at: now,
      decide_at: new Date(now.getTime() + delayMs),
      closed_at: null,
    };
  };

  /** Why the bet is refused before anything of it is written. What the wallet refuses later leaves a row, and is bounded by day. */
  const refusalOf = async ({ playerRef }: Player, amountMinor: bigint, now: Date): Promise<PlaceFailure | null> => {
    const code = await deps.refusalOfStake({ playerRef, amountMinor });
    if (code !== null) return fail(refusalKeyOf(code));
    const refused = await bets.refusedSince(playerRef, new Date(now.getTime() - dayMs));
    return refused >= maxRefusedOfDay ? fail('limit_reached') : null;
  };

  /** Writes the bet while its matches stand still, so that no result and no other bet comes between. */
  const write = (row: NewBet, legs: readonly StoredLeg[], limits: Limits): Promise<BetRow | PlaceFailure> =>
    deps.database.transaction().execute(async (transaction) => {
      const ends = await lockMatches(
        transaction,
        legs.map(({ matchId }) => matchId),
      );
      if (await isBeyondRisk(transaction, row, legs, limits)) return fail('limit_reached');
      const settlesAt = Math.max(...[...ends.values()].map((end) => end.getTime()));
      const bet = await insertBet(transaction, { ...row, settles_at: new Date(settlesAt) }, legs);
      return bet ?? fail('repeated_with_other_content');
    });

  const repeated = (bet: BetRow, asked: AskedBet, playerRef: string): PlaceFailure | undefined => {
    const request = {
      player_ref: playerRef,
      choose: asked.choose,
      unit_stake_minor: BigInt(asked.unitStakeMinor),
      price_policy: asked.pricePolicy,
    };
    const legs = asked.legs.map((leg) => ({ ...leg, line: leg.line === '' ? null : parseLine(leg.line) }));
    const isSame = contentOf(request, legs as unknown as StoredLeg[]) === contentOf(bet, bet.legs);
    return isSame ? undefined : fail('repeated_with_other_content');
  };

  /** The answer to a bet that could not be written: a twin that came at the same moment may have been. */
  const unwritten = async (asked: AskedBet, playerRef: string, failure: PlaceFailure) => {
    const twin = await bets.find(asked.betId);
    return twin ? repeated(twin, asked, playerRef) : failure;
  };

  /** Undefined when the bet stands in whatever state. */
  return async (asked: AskedBet, player: Player): Promise<PlaceFailure | undefined> => {
    const earlier = await bets.find(asked.betId);
    if (earlier) return repeated(earlier, asked, player.playerRef);
    if (isUnfitParlay(asked)) return fail('bet_not_offered');
    const now = clock.now();
    const known = await matches.byId(asked.legs.map(({ matchId }) => matchId));
    const legs = legsOf(asked.legs, known, now);
    if (!legs) return fail('choice_not_offered');
    if (isBeyondMatch(asked, known)) return fail('limit_reached');
    const limits = await limitsOfPlayer(deps, settings, player.playerRef);
    const priced = pricedLegs(legs, known, now);
    const row = rowOf(asked, legs, priced, limits, now);
    if (!row) return fail('bet_not_offered');
    const { playerRef } = player;
    const refusal = await refusalOf(player, row.stake_minor, now);
    const bet = refusal ?? (await write({ ...row, player_ref: playerRef }, priced, limits));
    if ('ok' in bet) return unwritten(asked, playerRef, bet);
    const failure = await hold(bet, player);
    if (failure) return failure;
    if (bet.decide_at <= now) await decide.decideOne(bet);
    return undefined;
  };
}

const isUnfitParlay = ({ legs }: AskedBet): boolean =>
  legs.length > 1 && faultOfLegs(legs.map(({ matchId }) => ({ eventId: matchId }))) !== undefined;

/** Whether the unit stake is more than a trader lets on one of the matches. */
const isBeyondMatch = ({ unitStakeMinor }: AskedBet, known: ReadonlyMap<string, KnownMatch>): boolean =>
  [...known.values()].some(
    ({ controls: { maxStakeMinor } }) => maxStakeMinor !== null && BigInt(unitStakeMinor) > BigInt(maxStakeMinor),
  );
export type Place = ReturnType<typeof createPlace>;
