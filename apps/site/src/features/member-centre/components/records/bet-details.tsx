import { Dialog } from '@baize/ui/dialog';
import { MoneyText } from '@baize/ui/money-text';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { lotteryScreenVendors } from '../../../../config/lottery-vendors.ts';
import { loadChunk } from '../../../../lib/page/chunk.ts';
import { withTexts } from '../../../../lib/preferences/language.ts';
import type { RecordedBet } from '../../api/betting-record.ts';
import { CopyValue } from '../copy-value.tsx';
import { Fact, Facts } from '../facts.tsx';
import { BetStatus } from './bet-status.tsx';
import { BetTimeline } from './bet-timeline.tsx';
import { VerifyRound } from './verify-round.tsx';

/** Vendors whose rounds carry what it takes to recompute them. */
const arenaVendors: readonly string[] = ['DS88', 'DIG', 'WS168'];
const verifiedVendors: readonly string[] = ['BAIZE', 'BAIZEFISH', ...lotteryScreenVendors, ...arenaVendors];

/** Vendors whose bets have selections on matches. */
const bookVendors: readonly string[] = ['FB', 'BTI', 'TF'];
const BetLegs = lazy(() =>
  loadChunk('betLegs', () =>
    withTexts(
      ['sportsbook'],
      import('./bet-legs.tsx').then((file) => ({ default: file.BetLegs })),
    ),
  ),
);

/** Arenas of virtual cockfights. */
const FightBet = lazy(() =>
  loadChunk('fightBet', () =>
    withTexts(
      ['arena'],
      import('./fight-bet.tsx').then((file) => ({ default: file.FightBet })),
    ),
  ),
);

/** Sittings at card rooms. */
const SittingHands = lazy(() =>
  loadChunk('sittingHands', () =>
    withTexts(
      ['rooms'],
      import('./sitting-hands.tsx').then((file) => ({ default: file.SittingHands })),
    ),
  ),
);

/** Rounds of fishing. */
const FishingBatches = lazy(() =>
  loadChunk('fishingBatches', () =>
    withTexts(
      ['fishing'],
      import('./fishing-batches.tsx').then((file) => ({ default: file.FishingBatches })),
    ),
  ),
);

/** Vendors whose results can be drawn; which rounds of theirs, the server says. */
const sharedVendors: readonly string[] = ['BAIZE', ...lotteryScreenVendors, ...arenaVendors, ...bookVendors];
const ShareRound = lazy(() =>
  loadChunk('shareRound', () =>
    withTexts(
      ['verifier'],
      import('../../../../lib/round-share/share-round.tsx').then((file) => ({ default: file.ShareRound })),
    ),
  ),
);

export interface BetDetailsProps {
  bet: RecordedBet;
  symbol: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** One bet in full, with the ids that customer service and the fairness check ask for. */
export function BetDetails({ bet, symbol, open, onClose }: BetDetailsProps) {
  const t = useTranslations('member.record');
  const common = useTranslations('common');
  const format = useFormatter();
  const prefix = symbol === undefined ? {} : { symbol };
  const moment = (instant: string) => <time dateTime={instant}>{format.dateTime(new Date(instant), 'moment')}</time>;
  return (
    <Dialog open={open} onClose={onClose} title={bet.gameName} closeLabel={common('action.close')}>
      <Facts>
        <Fact label={t('gameType')}>{common(`gameType.${bet.gameType}`)}</Fact>
        <Fact label={t('status')}>
          <BetStatus status={bet.status} />
        </Fact>
        <Fact label={t('placedAt')}>{moment(bet.placedAt)}</Fact>
        {bet.settledAt !== null && <Fact label={t('settledAt')}>{moment(bet.settledAt)}</Fact>}
        <Fact label={t('stake')}>
          <MoneyText amount={bet.stake} {...prefix} />
        </Fact>
        {bet.featureBet && (
          <>
            <Fact label={t('featureBought')}>
              <MoneyText amount={bet.stake} {...prefix} />
            </Fact>
            <Fact label={t('featureBet')}>
              <MoneyText amount={bet.featureBet} {...prefix} />
            </Fact>
          </>
        )}
        {bet.status !== 'open' && (
          <>
            <Fact label={t('payout')}>
              <MoneyText amount={bet.payout} {...prefix} />
            </Fact>
            <Fact label={t('net')}>
              <MoneyText amount={bet.net} signed {...prefix} />
            </Fact>
          </>
        )}
        <Fact label={t('roundId')}>
          <CopyValue label={t('copyRoundId')} value={bet.roundId} />
        </Fact>
        <Fact label={t('betId')}>
          <CopyValue label={t('copyBetId')} value={bet.betId} />
        </Fact>
      </Facts>
      {bookVendors.includes(bet.vendor) && (
        <Suspense fallback={null}>
          <BetLegs roundId={bet.roundId} />
        </Suspense>
      )}
      {arenaVendors.includes(bet.vendor) && (
        <Suspense fallback={null}>
          <FightBet roundId={bet.roundId} />
        </Suspense>
      )}
      {bet.vendor === 'BAIZEPVP' && (
        <Suspense fallback={null}>
          <SittingHands roundId={bet.roundId} gameName={bet.gameName} {...prefix} />
        </Suspense>
      )}
      {bet.vendor === 'BAIZEFISH' && bet.status === 'settled' && (
        <Suspense fallback={null}>
          <FishingBatches roundId={bet.roundId} {...prefix} />
        </Suspense>
      )}
      <BetTimeline bet={bet} />
      {bet.status === 'settled' && verifiedVendors.includes(bet.vendor) && (
        <VerifyRound roundId={bet.roundId} gameName={bet.gameName} />
      )}
      {bet.status === 'settled' && sharedVendors.includes(bet.vendor) && (
        <Suspense fallback={null}>
          <ShareRound round={{ vendor: bet.vendor, roundId: bet.roundId }} />
        </Suspense>
      )}
    </Dialog>
  );
}
