import type { TableRound } from '@baize/contract';
import { isCommittedData, isCommittedSeed } from '@baize/fairness';
import { useTranslations } from 'use-intl';
import { Code, HistoryFailed, Section } from '../../game-frame/panels/parts.tsx';
import { useAsked } from '../../lib/use-asked.ts';
import { useTableFrame } from '../table-frame-context.tsx';
import { CheckInBrowser } from './CheckInBrowser.tsx';
import { usePlayed } from './use-played.ts';

/** Deals a round again from its published seeds: whether it came out as it was shown. */
export type VerifyTableRound = (round: TableRound) => Promise<boolean>;

/** Whether a round is the one that its hashes bound before the bets, and that its seeds give. */
export async function isRoundProved(round: TableRound, verify: VerifyTableRound): Promise<boolean> {
  if (round.serverSeed === null || round.start === null) return false;
  const areCommitted = await Promise.all([
    isCommittedSeed(round.serverSeed, round.serverSeedHash),
    isCommittedData(round.start, round.startHash),
  ]);
  return areCommitted.every(Boolean) && verify(round).catch(() => false);
}

function Hashes({ round }: { round: TableRound }) {
  const t = useTranslations('tables.fairness');
  return (
    <>
      <p className="text-sm">{t('hash')}</p>
      <Code>{round.serverSeedHash}</Code>
      <p className="text-sm">{t('startHash')}</p>
      <Code>{round.startHash}</Code>
    </>
  );
}

/** The round that is not dealt yet: what binds it, to be noted before the bet. */
function OpenRound() {
  const t = useTranslations('tables.fairness');
  const { api } = useTableFrame();
  const round = useAsked(() => api.call('studioTableState', {})).value?.state.round ?? null;
  if (round === null || round.outcome !== null) return null;
  return (
    <Section title={t('now', { number: round.number })}>
      <Hashes round={round} />
    </Section>
  );
}

/** What binds the rounds of a table, and the check of those that the player was in. */
export function TableFairness({ verify }: { verify: VerifyTableRound }) {
  const t = useTranslations('tables.fairness');
  const { value, hasFailed, reload } = usePlayed();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('text')}</p>
      <OpenRound />
      {hasFailed && <HistoryFailed reload={reload} />}
      {value?.list.length === 0 && <p className="text-sm">{t('none')}</p>}
      {value?.list.map(({ round }) => (
        <Section key={round.roundId} title={t('round', { number: round.number })}>
          <Hashes round={round} />
          <p className="text-sm">{t('serverSeed')}</p>
          <Code>{round.serverSeed ?? ''}</Code>
          <p className="text-sm">{t('clientSeed')}</p>
          <Code>{round.clientSeed ?? ''}</Code>
          <p className="text-sm">{t('start')}</p>
          <Code>{round.start === null ? '' : JSON.stringify(round.start)}</Code>
          <CheckInBrowser
            isProved={() => isRoundProved(round, verify)}
            texts={{ same: t('same'), other: t('other') }}
          />
        </Section>
      ))}
    </div>
  );
}
