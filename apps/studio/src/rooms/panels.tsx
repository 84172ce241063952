import { betMultipliers, bids, bullClasses, multiplierOf, niuniuRoom } from '@baize/games/niuniu';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../game-frame/panels/parts.tsx';
import type { TableFramePanels } from '../table-frame/TableFrame.tsx';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { HandList, HandNet, HandProofs, type PlayedHand } from './HandPanels.tsx';

/** The rules of NiuNiu with a grabbed banker. */
function Rules() {
  const t = useTranslations('rooms');
  const list = (amounts: readonly bigint[]) => amounts.map((amount) => `×${amount}`).join(' ');
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.courseTitle')} text={t('rules.courseText')} />
      <Facts
        facts={[
          [t('ask.bid'), list(bids)],
          [t('ask.bet'), list(betMultipliers)],
        ]}
      />
      <Section title={t('rules.handTitle')} text={t('rules.handText')} />
      <Facts
        facts={[...bullClasses]
          .reverse()
          .map((name) => [t(`hand.${name}`), t('times', { times: `${multiplierOf(name)}` })] as const)}
      />
      <Section title={t('rules.compareTitle')} text={t('rules.compareText')} />
      <Section title={t('rules.payTitle')} text={t('rules.payText')} />
      <Section title={t('rules.clockTitle')} text={t('rules.clockText')} />
      <Section title={t('rules.leaveTitle')} text={t('rules.leaveText')} />
    </div>
  );
}

function HandLine({ hand }: { hand: PlayedHand }) {
  const t = useTranslations('rooms');
  const money = useTableFrameMoney();
  const said = (act: string, seat: number | null) =>
    hand.actions.find((action) => action.act === act && action.seat === seat)?.amount ?? null;
  const [bid, bet] = [said('bid', hand.mySeat), said('bet', hand.mySeat)];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2">
      <span className="tabular text-ink-muted">{t('history.hand', { number: hand.number })}</span>
      <span>{t('history.base', { amount: money(hand.setup.baseMinor) })}</span>
      <span>{bid !== null && (bid === '0' ? t('said.noBid') : t('said.bid', { times: bid }))}</span>
      <span>{bet === null ? t('table.banker') : t('times', { times: bet })}</span>
      <HandNet hand={hand} />
    </li>
  );
}

/** The panels of NiuNiu. */
export const roomPanels: TableFramePanels = {
  Rules,
  History: () => <HandList Line={HandLine} />,
  Fairness: () => <HandProofs game={niuniuRoom} />,
};
