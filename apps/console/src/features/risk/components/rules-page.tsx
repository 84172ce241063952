import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { type RiskRule, rulesQuery } from '../api/risk.ts';
import { useConditionText, useRuleName } from '../hooks/use-condition-text.ts';

const percent = 100;

/** The rules of the brand, with what came of each. */
export function RulesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRisk.rules');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(rulesQuery);
  const add = (
    <PermitButton permission="risk.rules" onClick={() => void navigate({ to: '/risk-rules/new' as never })}>
      {t('add')}
    </PermitButton>
  );
  return (
    <PageFrame title={pages('riskRules')} text={t('text')} actions={add}>
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={8} />}
      <ul className="grid gap-3 xl:grid-cols-2">
        {data?.rules.map((rule) => (
          <li key={rule.ruleId}>
            <Rule rule={rule} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

function Rule({ rule }: { rule: RiskRule }) {
  const t = useTranslations('consoleRisk');
  const nameOf = useRuleName();
  const { conditionText } = useConditionText();
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 text-sm">
      <header className="flex flex-wrap items-center gap-2">
        <Link
          to={`/risk-rules/${rule.ruleId}` as never}
          className="min-w-0 flex-1 font-semibold wrap-anywhere underline"
        >
          {nameOf(rule)}
        </Link>
        <Badge tone={rule.enabled ? 'success' : 'neutral'}>{t(rule.enabled ? 'rules.on' : 'rules.off')}</Badge>
      </header>
      <ul className="flex flex-col gap-1">
        {rule.conditions.map((condition) => (
          <li key={conditionText(condition)}>{conditionText(condition)}</li>
        ))}
      </ul>
      <p className="text-xs text-ink-muted">
        {t(`events.${rule.event}`)} · {t(`actions.${rule.action}`)}
      </p>
      <Figures rule={rule} />
    </article>
  );
}

/** What a rule met and how often it was right; one that refuses has no cases, so only its refusals are counted. */
function Figures({ rule: { ruleId, action, figures } }: { rule: RiskRule }) {
  const t = useTranslations('consoleRisk.rules');
  const format = useFormatter();
  const right = figures.precisionPercent === null ? '–' : format.number(figures.precisionPercent / percent, 'percent');
  if (action === 'refuse')
    return (
      <dl className="mt-auto border-t border-line pt-3">
        <dt className="text-xs text-ink-muted">{t('refusals')}</dt>
        <dd className="tabular font-semibold">{format.number(figures.refusals, 'count')}</dd>
      </dl>
    );
  return (
    <dl className="mt-auto grid grid-cols-3 gap-3 border-t border-line pt-3">
      <div>
        <dt className="text-xs text-ink-muted">{t('matches')}</dt>
        <dd className="tabular font-semibold">
          <Link to={'/risk-cases' as never} search={{ ruleId } as never} className="underline">
            {format.number(figures.matches, 'count')}
          </Link>
        </dd>
      </div>
      <div>
        <dt className="text-xs text-ink-muted">{t('waiting')}</dt>
        <dd className="tabular font-semibold">{format.number(figures.waiting, 'count')}</dd>
      </div>
      <div>
        <dt className="text-xs text-ink-muted">{t('right')}</dt>
        <dd className="tabular font-semibold">{right}</dd>
      </div>
    </dl>
  );
}
