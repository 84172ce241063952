import type { BookBet } from '@baize/contract';
import { isCup, useEventName, useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { EmptyState } from '@baize/ui/empty-state';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { BookClient } from '../api/book-client.ts';
import { useSlip } from '../hooks/use-slip.ts';
import { oddsIn } from '../odds-text.ts';
import { SellBet } from './sell-bet.tsx';

export interface MyBetsProps {
  client: BookClient;
  bets: readonly BookBet[];
  amountText: (minor: string) => string;
  onBalance: (balanceMinor: string) => void;
}

const tones = {
  PENDING: 'warning',
  ACCEPTED: 'gold',
  REJECTED: 'danger',
  SETTLED: 'success',
  VOID: 'neutral',
  CASHED_OUT: 'neutral',
} as const;
const resultTones = { win: 'success', loss: 'neutral', push: 'neutral' } as const;

/** Whether a settled bet won; undefined where the amounts say it better. */
function resultOf({ state, returnMinor, stakeMinor }: BookBet): keyof typeof resultTones | undefined {
  if (state !== 'SETTLED' || returnMinor === null) return undefined;
  if (returnMinor === '0') return 'loss';
  if (returnMinor === stakeMinor) return 'push';
  return BigInt(returnMinor) > BigInt(stakeMinor) ? 'win' : undefined;
}

const legTones = {
  win: 'text-success-ink',
  halfWin: 'text-success-ink',
  push: '',
  halfLoss: 'text-danger-ink',
  loss: 'text-danger-ink',
  void: '',
} as const;
const scoreText = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;
const refusalKeys = ['market_closed', 'line_changed', 'price_changed', 'odds_too_low', 'return_limit'] as const;

/** Own bets where they stand, open ones with the way to sell them. */
export function MyBets(props: MyBetsProps) {
  const t = useTranslations('sportsbook.bets');
  if (props.bets.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <ul className="flex flex-col gap-3">
      {props.bets.map((bet) => (
        <BetCard key={bet.betId} bet={bet} {...props} />
      ))}
    </ul>
  );
}

function BetCard({ bet, amountText, ...sale }: Omit<MyBetsProps, 'bets'> & { bet: BookBet }) {
  const t = useTranslations('sportsbook');
  const refusal = refusalKeys.find((key) => key === bet.refusal) ?? 'other';
  const legs = bet.legs.length;
  const result = resultOf(bet);
  const parlay = legs === 1 ? t('bets.single') : t('bets.parlay', { legs });
  const kind = bet.choose === 0 ? parlay : t('bets.system', { choose: bet.choose, legs });
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{kind}</span>
        {result ? (
          <Badge tone={resultTones[result]}>{t(`results.${result}`)}</Badge>
        ) : (
          <Badge tone={tones[bet.state]}>{t(`states.${bet.state}`)}</Badge>
        )}
      </div>
      <ul className="flex flex-col gap-1">
        {bet.legs.map((leg) => (
          <LegLine key={`${leg.matchId} ${leg.market}`} leg={leg} isRefused={bet.state === 'REJECTED'} />
        ))}
      </ul>
      {bet.state === 'REJECTED' && <p className="text-danger-ink">{t(`refusals.${refusal}`)}</p>}
      <BetNotes bet={bet} amountText={amountText} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <span>{t('bets.stake', { amount: amountText(bet.stakeMinor) })}</span>
        {bet.returnMinor !== null && <span>{t('bets.returned', { amount: amountText(bet.returnMinor) })}</span>}
        {bet.cashOutMinor !== null && (
          <SellBet bet={bet} offerMinor={bet.cashOutMinor} amountText={amountText} {...sale} />
        )}
      </div>
    </li>
  );
}

/** What was sold of a bet, what a corrected result changed, and why it is void. */
function BetNotes({ bet, amountText }: Pick<MyBetsProps, 'amountText'> & { bet: BookBet }) {
  const t = useTranslations('sportsbook.bets');
  const { soldMinor, openStakeMinor, correctedFromMinor, returnMinor, owedMinor, voidReason } = bet;
  return (
    <>
      {soldMinor !== '0' && <p>{t('partSold', { amount: amountText(soldMinor), left: amountText(openStakeMinor) })}</p>}
      {correctedFromMinor !== null && returnMinor !== null && (
        <p className="text-warning-ink">
          {t('corrected', { from: amountText(correctedFromMinor), to: amountText(returnMinor) })}
          {owedMinor !== '0' && ` ${t('owed', { amount: amountText(owedMinor) })}`}
        </p>
      )}
      {voidReason !== '' && <p className="text-warning-ink">{t('voided', { reason: voidReason })}</p>}
    </>
  );
}

/** A refused bet shows no results, for it won and lost nothing. */
function LegLine({ leg, isRefused }: { leg: BookBet['legs'][number]; isRefused: boolean }) {
  const t = useTranslations('sportsbook');
  const format = useSlip((state) => state.format);
  const textOf = useSelectionName();
  const nameOf = useMarketName();
  const eventOf = useEventName();
  return (
    <li className="flex flex-wrap justify-between gap-x-3">
      <span className="min-w-0">
        <span className="font-semibold">{textOf(leg)}</span> · {nameOf(leg.market)} · {eventOf(leg)}
      </span>
      <span className="text-ink-muted">
        {t('bets.at', { odds: oddsIn(leg.odds, format) })}
        {leg.isInPlay && !isCup(leg) && ` · ${t('bets.scoreAtBet', { score: scoreText(leg.scoreAtBet) })}`}
        {leg.endScore !== null && ` · ${t('bets.endScore', { score: scoreText(leg.endScore) })}`}
        {leg.result !== null && !isRefused && (
          <>
            {' · '}
            <span className={clsx('font-semibold', legTones[leg.result])}>{t(`results.${leg.result}`)}</span>
          </>
        )}
        {leg.sharedBy !== null && ` · ${t('bets.deadHeat', { count: leg.sharedBy })}`}
      </span>
    </li>
  );
}
