import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import type { Claiming } from '../granting/claim.ts';
import { wonBonusTerms } from '../granting/terms.ts';
import { minorAt } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { nameIn } from '../statements.ts';
import { type Boards, maskedName } from './leaderboards.ts';
import { countedIn } from './periods.ts';
import { type MissionReading, missionReference, shownMission, targetOf } from './summary.ts';

const claimMs = 14 * 86_400_000;
/** Missions and leaderboards (specification, section 7). */
export function missionRoutes(
  deps: RewardDependencies,
  parts: { settings: RewardSettingsStore; missions: MissionReading; boards: Boards; claiming: Claiming },
): HandlersOf<'missionSummary' | 'claimMission' | 'missionLeaderboard'> {
  const { clock, newId, ledger } = deps;
  const { settings, missions, boards, claiming } = parts;

  return {
    missionSummary: async ({ member, brand, data }) => {
      const { exponent } = brand.currency;
      const found = await missions.of(member.id, brand.id, exponent);
      return ok({
        list: found.map((mission) => shownMission(mission, exponent, data.language)),
        claimable: found.filter(({ state }) => state === 'claimable').length,
      });
    },
    claimMission: async ({ member, brand, body }) => {
      const { exponent, code } = brand.currency;
      const found = await missions.one(member.id, brand.id, exponent, body.missionId, body.periodKey);
      if (!found || found.state === 'missed') return fail('not_found');
      if (found.state === 'running') return fail('nothing_to_claim');
      const { mission, period } = found;
      const { timeZone: zone } = await deps.brands.settingsOf(brand.id);
      const now = clock.now();
      const target = targetOf(mission, exponent);
      const claimed = await claiming.pay<string>(
        {
          ...{ memberId: member.id, id: newId(), brandId: brand.id, source: 'mission', payout: mission.payout },
          reference: missionReference(mission, period),
          subject: mission.missionId,
          names: Object.fromEntries(Object.entries(mission.names).map(([locale, text]) => [locale, text ?? ''])),
          amountMinor: minorAt('prize', mission.prize, mission.payout === 'points' ? 0 : exponent),
          currencyCode: code,
          terms: mission.payout === 'bonus' ? wonBonusTerms(await settings.of(brand.id, 'wagering')) : null,
          givenAt: now,
          expiresAt: new Date(now.getTime() + claimMs),
        },
        sql<string>`to_json(${countedIn(member.id, mission.counter, period, zone)})`,
        (counted) => BigInt(counted) >= target,
      );
      if (!claimed.ok) return claimed.message === 'reward_expired' ? fail('not_found') : fail(claimed.message);
      const balance = await ledger.balanceOf(member.id);
      return ok({ sumBalance: shownAmount(balance?.cashMinor ?? 0n, exponent), replay: claimed.value.isReplay });
    },
    missionLeaderboard: async ({ member, brand, data }) => {
      const { exponent } = brand.currency;
      const { leaderboards } = await settings.of(brand.id, 'missions');
      const amount = (minor: bigint) => shownAmount(minor, exponent);
      const list = leaderboards.map(async (board) => {
        const { period, first, mine, players } = await boards.standing(brand.id, board, member.id, exponent);
        return {
          leaderboardId: board.leaderboardId,
          name: nameIn(board.names, data.language),
          gameTypes: board.gameTypes,
          period: board.period,
          endsAt: period.end.toISOString(),
          rows: first.map(({ memberId, nickname, place, scoreMinor, prizeMinor }) => ({
            place,
            name: memberId === member.id ? nickname : maskedName(nickname),
            score: amount(scoreMinor),
            prize: amount(prizeMinor),
            isMine: memberId === member.id,
          })),
          mine: mine && { place: mine.place, score: amount(mine.scoreMinor), prize: amount(mine.prizeMinor) },
          players,
        };
      });
      return ok({ list: await Promise.all(list) });
    },
  };
}
