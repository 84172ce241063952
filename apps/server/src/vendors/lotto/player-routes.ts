import type { VendorWallet } from '@baize/vendor-kit';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import { fail, ok } from '../../platform/result.ts';
import type { LottoDependencies } from './dependencies.ts';
import type { BrandIssues } from './issues/of-brand.ts';
import { createLimited } from './limits/limited.ts';
import type { Buy } from './tickets/buy.ts';
import { groupsOf } from './tickets/read-lines.ts';
import type { Settle } from './tickets/settle.ts';
import type { TicketStore } from './tickets/store.ts';
import { findLottery, printedWith } from './vendors.ts';
import { issueView, nameIn, plainResult, ticketView } from './views.ts';

export type PlayerRoutes = HandlersOf<
  'lottoOpen' | 'lottoIssues' | 'lottoResults' | 'lottoBuy' | 'lottoTickets' | 'lottoStop'
>;

interface Parts {
  issues: BrandIssues;
  tickets: Pick<TicketStore, 'ofPlayer' | 'find' | 'stop'>;
  buy: Buy;
  settle: Pick<Settle, 'giveBack'>;
}

const resultsOfPage = 30;
const dayForm = /^(\d{4})(\d{2})(\d{2})/;

/** Numbers that pay less or are closed, in one answer. */
const maxLimitedShown = 1_000;

const sessionExpired = () => new RefusedRequest('session_expired');

/** What players call: enter a lottery, see its issues, buy, see what they bought, and give back what they bought ahead. */
export function createPlayerRoutes(
  { database, clock, walletOf, staffPorts, topGroupOf }: LottoDependencies,
  { issues, tickets, buy, settle }: Parts,
): PlayerRoutes {
  const limited = createLimited(database);

  const playerOf = async (wallet: VendorWallet, vendorCode: string, session: string) => {
    const checked = await wallet.checkSession({ session });
    if (checked.status === 'refused') throw sessionExpired();
    const { playerRef } = checked;
    const player = (await staffPorts.playersOf(vendorCode, [playerRef])).get(playerRef);
    if (!player) throw sessionExpired();
    return { session, playerRef, brandId: player.brandId, topGroup: await topGroupOf(vendorCode, player) };
  };

  const balanceOf = async (wallet: VendorWallet, playerRef: string): Promise<string> => {
    const balance = await wallet.balance({ playerRef });
    if (!balance) throw sessionExpired();
    return `${balance.cashMinor}`;
  };

  return {
    lottoOpen: async ({ body: { launchToken, gameId } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const entered = await walletOf(lottery.vendor).authenticate({ launchToken });
      if (entered.status === 'refused')
        return fail(entered.code === 'GAME_UNAVAILABLE' ? 'game_unavailable' : 'launch_token_invalid');
      const { session, currency, balance } = entered.value;
      return ok({ session, currency, balanceMinor: `${balance.cashMinor}` });
    },
    lottoIssues: async ({ brand, data: { gameId, count } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const [[open], drawn] = await Promise.all([
        issues.next(brand.id, gameId, clock.now(), 1),
        issues.latestDrawn(brand.id, [gameId], count),
      ]);
      const of = { brandId: brand.id, lotteryCode: gameId, numero: open?.numero ?? '' };
      return ok({
        open: open ? issueView(open) : null,
        drawn: drawn.map(issueView),
        limited: open ? await limited(lottery, of, { count: maxLimitedShown }) : [],
        serverTime: clock.now().toISOString(),
      });
    },
    lottoResults: async ({ brand, data: { gameId, day, pageNo, language } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const printed = printedWith(lottery);
      const [latest] = day === undefined ? await issues.latestDrawn(brand.id, [gameId], 1) : [];
      const asked = day ?? latest?.numero.replace(dayForm, '$1-$2-$3').slice(0, 10);
      if (asked === undefined) return ok({ day: null, draws: [], total: 0, totalPages: 0 });
      const page = { day: asked.replaceAll('-', ''), offset: (pageNo - 1) * resultsOfPage, limit: resultsOfPage };
      const codes = printed.map(({ code }) => code);
      const { rows, total } = await issues.drawnOfDay(brand.id, codes, page);
      return ok({
        day: asked,
        draws: rows.map(({ lottery_code, numero, draws_at, source, result }) => ({
          ...{ gameId: lottery_code, name: nameIn(lottery_code, language), numero, source },
          ...{ drawsAt: draws_at.toISOString(), result: plainResult(result) },
        })),
        ...{ total, totalPages: Math.ceil(total / resultsOfPage) },
      });
    },
    lottoBuy: async ({ game, body }) => {
      const lottery = findLottery(body.gameId);
      if (!lottery) return fail('game_not_found');
      const wallet = walletOf(lottery.vendor);
      const player = await playerOf(wallet, lottery.vendor, game.session);
      const bought = await buy(lottery, { ...body, ticketId: body.ticketId.toLowerCase() }, player);
      if (!bought.ok) return bought;
      return ok({ ticket: ticketView(bought.value), balanceMinor: await balanceOf(wallet, player.playerRef) });
    },
    lottoTickets: async ({ game, data: { gameId, pageSize } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const wallet = walletOf(lottery.vendor);
      const { playerRef, topGroup } = await playerOf(wallet, lottery.vendor, game.session);
      const list = await tickets.ofPlayer(playerRef, gameId, pageSize);
      const groups = groupsOf(lottery, topGroup);
      return ok({ list: list.map(ticketView), groups: [...groups], balanceMinor: await balanceOf(wallet, playerRef) });
    },
    lottoStop: async ({ game, body: { gameId, chaseId } }) => {
      const lottery = findLottery(gameId);
      if (!lottery) return fail('game_not_found');
      const wallet = walletOf(lottery.vendor);
      const { playerRef } = await playerOf(wallet, lottery.vendor, game.session);
      const first = await tickets.find(chaseId.toLowerCase());
      if (first?.player_ref !== playerRef || first.lottery_code !== gameId) return fail('not_found');
      const stopped = await tickets.stop(first.id, clock.now());
      await settle.giveBack();
      return ok({ stopped, balanceMinor: await balanceOf(wallet, playerRef) });
    },
  };
}
