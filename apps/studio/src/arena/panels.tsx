import type { ArenaFight } from '@baize/contract';
import { type Arena, drawChances, fightLimitMs } from '@baize/games/cockfight';
import { useTranslations } from 'use-intl';
import { Code, Facts, HistoryFailed, Section } from '../game-frame/panels/parts.tsx';
import { useAsked } from '../lib/use-asked.ts';
import type { TableFramePanels } from '../table-frame/TableFrame.tsx';
import { CheckInBrowser } from '../table-frame/table/CheckInBrowser.tsx';
import { useTableFrame, useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import type { ArenaOpening } from './opening.ts';
import { isFightProved } from './verify-fight.ts';

const percent = (tenThousandths: number) => `${(tenThousandths / 100).toFixed(2)}%`;
const shownBets = 30;

/** The rules of an arena, with its limits and how often draws come. */
function Rules({ arena, limits }: { arena: Arena; limits: ArenaOpening['limits'] }) {
  const t = useTranslations('arena');
  const money = useTableFrameMoney();
  const isTote = arena.book === 'tote';
  const { bdd, ftd } = arena.drawOdds;
  return (
    <div className="flex flex-col gap-6">
      <p className="rounded-md bg-sunken px-3 py-2 text-sm font-semibold">{t('rules.virtual')}</p>
      <Section title={t('rules.fightTitle')} text={t('rules.fightText', { seconds: fightLimitMs / 1_000 })} />
      <Section
        title={t('rules.betsTitle')}
        text={
          isTote
            ? t('rules.toteText', { takeout: percent(arena.takeout), seed: money(arena.seedMinor) })
            : t('rules.fixedText')
        }
      />
      <Facts
        facts={[
          [t('bet.bdd'), t('rules.drawFact', { odds: `${bdd}:1`, chance: percent(drawChances.BDD) })],
          [t('bet.ftd'), t('rules.drawFact', { odds: `${ftd}:1`, chance: percent(drawChances.FTD) })],
          [t('rules.minBet'), money(limits.minMinor)],
          [t('rules.maxBet'), money(limits.maxMinor)],
          [t('rules.sideMax'), money(limits.sideMaxMinor)],
        ]}
      />
      <Section title={t('rules.backTitle')} text={t('rules.backText')} />
      <Section title={t('rules.correctTitle')} text={t('rules.correctText')} />
    </div>
  );
}

function usePlayed(arena: Arena) {
  const { api } = useTableFrame();
  return useAsked(() => api.call('cockfightBets', { data: { arena: arena.code, pageSize: shownBets } }));
}

function History({ arena }: { arena: Arena }) {
  const t = useTranslations('arena');
  const texts = useTranslations('tables.history');
  const money = useTableFrameMoney();
  const { value, hasFailed, reload } = usePlayed(arena);
  if (hasFailed) return <HistoryFailed reload={reload} />;
  if (value === null) return <p>{texts('loading')}</p>;
  if (value.list.length === 0) return <p className="text-sm text-ink-muted">{texts('empty')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {value.list.map((bet) => (
        <li
          key={bet.betId}
          className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2"
        >
          <span className="tabular text-ink-muted">#{bet.number}</span>
          <span className="font-semibold">
            {t(`bet.${bet.bet}`)} {bet.odds}
          </span>
          <span>{bet.outcome === null ? '' : t(`outcome.${bet.outcome}`)}</span>
          <span className="tabular">{texts('staked', { amount: money(bet.riskMinor) })}</span>
          <span className="tabular font-semibold">
            {bet.returnMinor !== null && texts('paid', { amount: money(bet.returnMinor) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function FightSeeds({ fight }: { fight: ArenaFight }) {
  const t = useTranslations('tables.fairness');
  return (
    <>
      <p className="text-sm">{t('hash')}</p>
      <Code>{fight.serverSeedHash}</Code>
      {fight.serverSeed !== null && (
        <>
          <p className="text-sm">{t('serverSeed')}</p>
          <Code>{fight.serverSeed}</Code>
        </>
      )}
      {fight.clientSeed !== null && (
        <>
          <p className="text-sm">{t('clientSeed')}</p>
          <Code>{fight.clientSeed}</Code>
        </>
      )}
    </>
  );
}

function Fairness({ arena }: { arena: Arena }) {
  const t = useTranslations('arena');
  const { api } = useTableFrame();
  const current =
    useAsked(() => api.call('cockfightState', { data: { arena: arena.code } })).value?.state.fight ?? null;
  const { value, hasFailed, reload } = usePlayed(arena);
  const played = (value?.fights ?? []).filter(({ serverSeed }) => serverSeed !== null);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">{t('fairness.text')}</p>
      {current?.serverSeed === null && (
        <Section title={t('fight', { number: current.number })}>
          <FightSeeds fight={current} />
        </Section>
      )}
      {hasFailed && <HistoryFailed reload={reload} />}
      {value !== null && played.length === 0 && <p className="text-sm">{t('fairness.none')}</p>}
      {played.map((fight) => (
        <Section key={fight.fightId} title={t('fight', { number: fight.number })}>
          <FightSeeds fight={fight} />
          <CheckInBrowser
            isProved={() => isFightProved(arena.code, fight).catch(() => false)}
            texts={{ same: t('fairness.same'), other: t('fairness.other') }}
          />
        </Section>
      ))}
    </div>
  );
}

/** The panels of an arena. */
export const createArenaPanels = (arena: Arena, limits: ArenaOpening['limits']): TableFramePanels => ({
  Rules: () => <Rules arena={arena} limits={limits} />,
  History: () => <History arena={arena} />,
  Fairness: () => <Fairness arena={arena} />,
});
