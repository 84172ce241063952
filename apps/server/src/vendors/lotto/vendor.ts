import { type Lottery, rulesOf } from '@baize/games/lottery-catalogue';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import { signedFeed } from '../signed-feed.ts';
import type { BuiltInOffers, BuiltInVendor, OfferedGame, VendorEntry, VendorPorts } from '../vendor.ts';
import { createDesk, type Desk, type LottoRoutes } from './desk.ts';
import { createBrandIssues } from './issues/of-brand.ts';
import { publicTicket } from './public-ticket.ts';
import { createSettlements } from './settlements.ts';
import { createSource } from './source.ts';
import { type LottoVendor, lotteriesOf, lottoVendors } from './vendors.ts';

const workEveryMs = 1_000;
const purgeEveryMinutes = 60;
const minBetMinor = 100n;
const covers = '/art/covers/lotteries';

const offeredGame = ({ code: gameCode, names, rules }: Lottery, { gameType }: LottoVendor): OfferedGame => ({
  gameCode,
  gameType,
  gameClassify: rulesOf(rules).code.toUpperCase(),
  names,
  minBetMinor,
  coverUrl: `${covers}/${gameCode.toLowerCase()}.svg`,
  wideCoverUrl: `${covers}/${gameCode.toLowerCase()}-wide.svg`,
});

const offersOf = (vendor: LottoVendor): BuiltInOffers => ({
  displayName: vendor.displayName,
  games: lotteriesOf(vendor.code).map((lottery) => offeredGame(lottery, vendor)),
});

/** What each of the codes is as a part of the server. */
function partOf(ports: VendorPorts, vendor: LottoVendor): BuiltInVendor {
  const desk = createDesk(ports);
  return {
    code: vendor.code,
    entrance: '/lottery',
    launchKind: 'screen',
    openRounds: async () => [],
    settlementSource: createSettlements(ports, vendor.code),
    sources: { lotteries: createSource(ports, createBrandIssues(ports.database), vendor) },
    proof: desk.proofOf,
    publicRound: publicTicket,
  };
}

/** Where a program outside sends results. */
function feedOf(ports: VendorPorts, { feed }: Desk): Pick<BuiltInVendor, 'httpRoutes'> {
  const secret = ports.drawFeedSecret;
  return secret === null ? {} : { httpRoutes: signedFeed({ ...feed, secret }, ports) };
}

function vendorOf(code: LottoVendor['code']): LottoVendor {
  const vendor = lottoVendors.find((one) => one.code === code);
  if (!vendor) throw new Error(`no vendor ${code}`);
  return vendor;
}

export type LottoDeskVendor = BuiltInVendor & { routes: LottoRoutes };

/** Vietnamese lotteries; this one does the work of all four codes, which share their tables and their calls. */
export const vietnamVendor: VendorEntry<LottoDeskVendor> = {
  code: 'TCG_LOTTO_VN',
  offers: offersOf(vendorOf('TCG_LOTTO_VN')),
  create: (ports) => {
    const desk = createDesk(ports);
    return {
      ...partOf(ports, vendorOf('TCG_LOTTO_VN')),
      routes: desk.routes,
      jobs: [housekeeping('lotto.purge', desk.purge, purgeEveryMinutes)],
      ticks: [{ everyMs: workEveryMs, work: desk.work }],
      recover: desk.work,
      ...feedOf(ports, desk),
    };
  },
};

const otherVendor = (code: LottoVendor['code']): VendorEntry => ({
  code,
  offers: offersOf(vendorOf(code)),
  create: (ports) => partOf(ports, vendorOf(code)),
});

export const seaVendor = otherVendor('TCG_SEA');
export const classicVendor = otherVendor('LOTT');
export const electronicVendor = otherVendor('ELOTT');
