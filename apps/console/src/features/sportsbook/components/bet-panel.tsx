import { isCup, useEventName, useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Bet = RowOf<'staffBookBets'>;

/** A bet with its selections, and the way to void it. */
export function BetPanel({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useTranslations('consoleSportsbook.ticker');
  const names = useTranslations('consoleSportsbook');
  const stateName = useTranslations('sportsbook.states');
  const common = useTranslations('common.action');
  const [isVoiding, setVoiding] = useState(false);
  const canVoid = bet.state === 'ACCEPTED' || bet.state === 'SETTLED';
  return (
    <SidePanel open onClose={onClose} title={t('legs')} subtitle={bet.memberName} closeLabel={common('close')}>
      <div className="flex flex-col gap-5">
        <Facts
          columns={2}
          facts={[
            { label: t('stake'), value: <Money amount={bet.stake} /> },
            { label: t('returned'), value: bet.returned === null ? '–' : <Money amount={bet.returned} /> },
            { label: t('placedAt'), value: <Moment at={bet.placedAt} /> },
            { label: names('state'), value: <Badge>{stateName(bet.state)}</Badge> },
          ]}
        />
        <ul className="flex flex-col gap-3">
          {bet.legs.map((leg) => (
            <Leg key={`${leg.matchId} ${leg.market}`} leg={leg} />
          ))}
        </ul>
        {bet.voidReason !== '' && <p className="text-sm text-warning-ink">{bet.voidReason}</p>}
        {canVoid && (
          <PermitButton permission="sportsbook.results" forAllBrands variant="danger" onClick={() => setVoiding(true)}>
            {t('void')}
          </PermitButton>
        )}
      </div>
      {isVoiding && <VoidDialog bet={bet} onClose={() => setVoiding(false)} onDone={onClose} />}
    </SidePanel>
  );
}

function Leg({ leg }: { leg: Bet['legs'][number] }) {
  const t = useTranslations('consoleSportsbook.ticker');
  const nameOf = useMarketName();
  const selectionName = useSelectionName();
  const eventOf = useEventName();
  const { home, away } = leg.scoreAtBet;
  return (
    <li className="flex flex-col text-sm">
      <Link to={`/sportsbook/matches/${leg.matchId}` as never} className="font-semibold underline">
        {eventOf(leg)}
      </Link>
      <span>
        {nameOf(leg.market)}: {selectionName(leg)} · <b className="tabular">{leg.odds}</b>
      </span>
      {leg.isInPlay && !isCup(leg) && (
        <span className="text-xs text-ink-muted">{t('inPlay', { score: `${home}:${away}` })}</span>
      )}
    </li>
  );
}

function VoidDialog({ bet, onClose, onDone }: { bet: Bet; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('consoleSportsbook.ticker');
  const amountText = useMoneyLabel();
  const { refresh } = useAct(['staffBookBets', 'staffBookMatch']);
  const send = async (reason: string) => {
    await callApi('staffBookBetVoid', { params: { betId: bet.betId }, body: { reason } });
    showToast({ title: t('voided'), tone: 'success' });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('voidTitle', { name: bet.memberName })}
      label={t('void')}
      tone="danger"
      send={send}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t('voidText', { amount: amountText(bet.stake) })}</p>
    </ReasonDialog>
  );
}
