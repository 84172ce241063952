import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { BetsReadModel } from './read-model.ts';

export const betsRoutes = (readModel: BetsReadModel): HandlersOf<'bettingRecord'> => ({
  bettingRecord: async ({ member, brand, data }) => {
    const { pageNo, pageSize, gameType, vendor, status, from, to, language } = data;
    const filter = {
      language,
      memberId: member.id,
      gameType,
      vendorCode: vendor,
      status,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    };
    const { lines, sums } = await readModel.record(filter, { pageNo, pageSize });
    const amounts = ({ stakeMinor, payoutMinor }: { stakeMinor: bigint; payoutMinor: bigint }) => ({
      stake: shownAmount(stakeMinor, brand.currency.exponent),
      payout: shownAmount(payoutMinor, brand.currency.exponent),
      net: shownAmount(payoutMinor - stakeMinor, brand.currency.exponent),
    });
    return ok({
      list: lines.map((line) => ({
        betId: line.id,
        roundId: line.roundId,
        vendor: line.vendorCode,
        gameCode: line.gameCode,
        gameName: line.gameName,
        gameType: line.gameType,
        coverUrl: line.coverUrl,
        ...amounts(line),
        status: line.status,
        placedAt: line.placedAt.toISOString(),
        settledAt: line.settledAt?.toISOString() ?? null,
        featureBet: line.featureBetMinor === null ? null : shownAmount(line.featureBetMinor, brand.currency.exponent),
      })),
      sums: { count: sums.count, ...amounts(sums) },
      total: sums.count,
      totalPages: Math.ceil(sums.count / pageSize),
    });
  },
});
