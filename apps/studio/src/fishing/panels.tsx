import type { FishingRound } from '@baize/contract';
import { chanceUnit, type FishKey, fishKinds, isFishKey, thresholdOf, type Water, weapons } from '@baize/games/fishing';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Code, HistoryFailed, Section } from '../game-frame/panels/parts.tsx';
import { useAsked } from '../lib/use-asked.ts';
import type { TableFramePanels } from '../table-frame/TableFrame.tsx';
import { CheckInBrowser } from '../table-frame/table/CheckInBrowser.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import { penOf } from '../tables/crash/pen.ts';
import { drawCreature } from './art/creature.ts';
import { timesText } from './canvas/preview.ts';
import { useFishName } from './fish-name.ts';
import { isRoundProved } from './verify-round.ts';

const shownRounds = 20;
/** Proofs are long. */
const shownProofs = 8;

function Picture({ fish, water }: { fish: FishKey; water: Water }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current && penOf(canvas.current);
    if (!pen) return;
    const { context, width, height } = pen;
    context.translate(width / 2, height / 2);
    context.scale(width / 125, width / 125);
    drawCreature(context, fish, water);
  }, [fish, water]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className="fishing-picture" />
    </span>
  );
}

/** How shots work, and what each creature pays with which chance. */
function Rules({ water }: { water: Water }) {
  const t = useTranslations('fishing');
  const format = useFormatter();
  const nameOf = useFishName(water);
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('rules.shotTitle')} text={t('rules.shotText')} />
      <Section
        title={t('rules.weaponTitle')}
        text={t('rules.weaponText', { net: weapons[1].fish, storm: weapons[2].fish })}
      />
      <Section title={t('rules.fishTitle')} text={t('rules.fishText')} />
      <table className="fishing-table">
        <thead>
          <tr>
            <th scope="col">{t('rules.creature')}</th>
            <th scope="col">{t('rules.pays')}</th>
            <th scope="col">{t('rules.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {fishKinds.map((kind) => (
            <tr key={kind.key}>
              <th scope="row">
                <Picture fish={kind.key} water={water} />
                {nameOf(kind.key)}
              </th>
              <td className="tabular">{timesText(kind.key)}</td>
              <td className="tabular">
                {format.number(thresholdOf(kind) / chanceUnit, { style: 'percent', maximumFractionDigits: 4 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Section title={t('pool.title')} text={t('pool.text')} />
      <Section title={t('rules.bookTitle')} text={t('rules.bookText')} />
    </div>
  );
}

function usePlayed() {
  const { api } = useTableFrame();
  return useAsked(() => api.call('fishingRounds', { data: { pageSize: shownRounds } }));
}

/** What a round caught, in names. */
function Catches({ round, water }: { round: FishingRound; water: Water }) {
  const nameOf = useFishName(water);
  const names = round.shots.flatMap(({ kinds, caught }) =>
    caught.flatMap(({ index, times }) => {
      const key = kinds[index] ?? '';
      return isFishKey(key) ? [`${nameOf(key)} ×${times}`] : [];
    }),
  );
  return names.length === 0 ? null : <span className="basis-full text-ink-muted">{names.join(', ')}</span>;
}

function History({ water }: { water: Water }) {
  const t = useTranslations('fishing.history');
  const texts = useTranslations('tables.history');
  const format = useFormatter();
  const money = useTableFrameMoney();
  const { value, hasFailed, reload } = usePlayed();
  if (hasFailed) return <HistoryFailed reload={reload} />;
  if (value === null) return <p>{texts('loading')}</p>;
  if (value.list.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {value.list.map((round) => (
        <li
          key={round.roundId}
          className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2"
        >
          <time className="tabular text-ink-muted" dateTime={round.openedAt}>
            {format.dateTime(new Date(round.openedAt), { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
          </time>
          <span>{t('shots', { shots: round.shots.length })}</span>
          <span className="tabular">{texts('staked', { amount: money(round.stakeMinor) })}</span>
          <span className="tabular font-semibold">{texts('paid', { amount: money(round.payoutMinor) })}</span>
          <Catches round={round} water={water} />
        </li>
      ))}
    </ul>
  );
}

function Fairness() {
  const t = useTranslations('fishing.fairness');
  const words = useTranslations('tables.fairness');
  const format = useFormatter();
  const { value, hasFailed, reload } = usePlayed();
  const running = value?.list.find(({ status }) => status === 'open');
  const over = (value?.list ?? []).filter(({ serverSeed }) => serverSeed !== null).slice(0, shownProofs);
  const timeOf = ({ openedAt }: FishingRound) =>
    format.dateTime(new Date(openedAt), { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('text')}</p>
      {hasFailed && <HistoryFailed reload={reload} />}
      {running && (
        <Section title={t('running')}>
          <p className="text-sm">{words('hash')}</p>
          <Code>{running.serverSeedHash}</Code>
        </Section>
      )}
      {value !== null && over.length === 0 && <p className="text-sm">{t('none')}</p>}
      {over.map((round) => (
        <Section key={round.roundId} title={t('round', { time: timeOf(round), shots: round.shots.length })}>
          <p className="text-sm">{words('hash')}</p>
          <Code>{round.serverSeedHash}</Code>
          <p className="text-sm">{words('serverSeed')}</p>
          <Code>{round.serverSeed ?? ''}</Code>
          <p className="text-sm">{words('clientSeed')}</p>
          <Code>{round.clientSeed}</Code>
          <CheckInBrowser
            isProved={() => isRoundProved(round).catch(() => false)}
            texts={{ same: t('same'), other: t('other') }}
          />
        </Section>
      ))}
    </div>
  );
}

/** The panels of a water. */
export const createFishingPanels = (water: Water): TableFramePanels => ({
  Rules: () => <Rules water={water} />,
  History: () => <History water={water} />,
  Fairness,
});
