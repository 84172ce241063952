import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Verdict } from '../recomputation.ts';
import type { RoundFacts } from '../round-facts.ts';

type StepState = 'right' | 'wrong' | 'open';
const stateOf = (isRight: boolean | undefined): StepState =>
  isRight === undefined ? 'open' : isRight ? 'right' : 'wrong';

export interface StepsProps {
  /** Null before the seed is known. */
  verdict: Verdict | null;
  facts: Omit<RoundFacts, 'number'>;
}

/** What makes a round fair, one step after the other. */
export function Steps({ verdict, facts: { hash, owner, clientSeed } }: StepsProps) {
  const t = useTranslations('verifier');
  return (
    <ol className="flex flex-col gap-4">
      <Step state={stateOf(verdict?.isCommitted)} title={t('page.fixed')}>
        {verdict && t(verdict.isCommitted ? 'seedRight' : 'seedWrong')}
        {hash !== '' && <Value text={t('page.hash', { hash })} />}
      </Step>
      {/* Only a result that is the same shows that nothing else went into it. */}
      <Step state={verdict?.isSame ? 'right' : 'open'} title={t(`page.${owner}`)}>
        {clientSeed !== '' && <Value text={t('page.clientSeed', { seed: clientSeed })} />}
      </Step>
      <Step state={stateOf(verdict?.isSame)} title={t('page.sameResult')}>
        {verdict && t(verdict.isSame ? 'resultRight' : 'resultWrong')}
      </Step>
    </ol>
  );
}

const looks = {
  right: { icon: Check, look: 'bg-success-soft text-success-ink' },
  wrong: { icon: X, look: 'bg-danger-soft text-danger-ink' },
  open: { icon: Minus, look: 'bg-sunken text-ink-muted' },
} as const;

function Step({ state, title, children }: { state: StepState; title: string; children: ReactNode }) {
  const t = useTranslations('verifier.page.state');
  const { icon: Icon, look } = looks[state];
  return (
    <li className="flex gap-3">
      <span className={clsx('grid size-8 shrink-0 place-items-center rounded-full', look)}>
        <Icon size={18} strokeWidth={3} role="img" aria-label={t(state)} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5 pt-1">
        <h3 className="font-semibold">{title}</h3>
        <div className="text-sm text-ink-muted">{children}</div>
      </div>
    </li>
  );
}

const Value = ({ text }: { text: string }) => <p className="tabular break-all text-xs">{text}</p>;
