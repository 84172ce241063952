import { algorithm } from '@baize/fairness';
import { Button } from '@baize/ui/button';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canVerify } from '../../lib/can-verify.ts';
import { useFrame, useMoney } from '../frame-context.tsx';
import { Code } from './parts.tsx';
import { type RetiredSeed, type Verification, verifyRounds } from './verify-rounds.ts';

const checkedRounds = 100;

function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <p className={`flex items-start gap-2 text-sm ${isGood ? 'text-success-ink' : 'text-danger-ink'}`}>
      <Icon size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

function Result({ result }: { result: Verification }) {
  const t = useTranslations('studio.fairness');
  const showMoney = useMoney();
  const different = result.rounds.filter(({ matches }) => !matches).length;
  return (
    <div className="flex flex-col gap-2" role="status">
      <Verdict isGood={result.hashMatches}>{t(result.hashMatches ? 'hashMatches' : 'hashDiffers')}</Verdict>
      <Verdict isGood={different === 0}>
        {different === 0 ? t('allMatch', { count: result.rounds.length }) : t('someDiffer', { count: different })}
      </Verdict>
      <ul className="tabular flex flex-col gap-1 text-xs text-ink-muted">
        {result.rounds.map(({ round, matches, payoutMinor }) => (
          <li key={round.roundId}>
            {matches
              ? t('roundMatches', { nonce: round.fairness.nonce, amount: showMoney(payoutMinor) })
              : t('roundDiffers', {
                  nonce: round.fairness.nonce,
                  amount: showMoney(payoutMinor),
                  played: showMoney(BigInt(round.payoutMinor)),
                })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The seed that is no longer secret, and the check of its rounds in this browser. */
export function RetiredSeedCheck({ retired }: { retired: RetiredSeed }) {
  const t = useTranslations('studio.fairness');
  const { api, game } = useFrame();
  const [result, setResult] = useState<Verification | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function verify() {
    setIsBusy(true);
    const outcome = await api.call('studioRounds', { data: { pageSize: checkedRounds } });
    if (outcome.ok) setResult(await verifyRounds(game, retired, outcome.value.list));
    setIsBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{t('retiredServerSeed')}</p>
      <Code>{retired.serverSeed}</Code>
      <p className="text-sm text-ink-muted">
        {t('retiredRounds', { count: retired.roundCount })} {t('algorithm', { name: algorithm })}
      </p>
      {canVerify() ? (
        <Button variant="secondary" className="self-start" busy={isBusy} onClick={verify}>
          {t('verify')}
        </Button>
      ) : (
        <p className="text-sm text-warning-ink">{t('cannotVerify')}</p>
      )}
      {result !== null && <Result result={result} />}
    </div>
  );
}
