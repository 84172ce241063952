import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { SkeletonRows } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useOpenAccount } from '../../api/accounts.ts';
import { type AgentCentreInfo, useCentre } from '../../api/centre.ts';
import { RateFields, rateFault, sentRatesOf, type TypedRates } from './rate-fields.tsx';

const SKELETON_ROWS = 4;

/** An account that the agent opens directly below himself. */
export function OpenAccount() {
  const t = useTranslations('agents.open');
  const { data, isError, error, refetch } = useCentre();
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={SKELETON_ROWS} />;
  return (
    <section aria-labelledby="open-account" className="flex flex-col gap-5">
      <h3 id="open-account" className="text-lg font-bold">
        {t('title')}
      </h3>
      <p className="max-w-prose text-ink-muted">{data.canOpenMembers ? t('lead') : t('notYours')}</p>
      {data.canOpenMembers && <AccountForm centre={data} />}
    </section>
  );
}

function AccountForm({ centre }: { centre: AgentCentreInfo }) {
  const t = useTranslations('agents.open');
  const shown = useTranslations('common.password');
  const refusal = useRefusal();
  const open = useOpenAccount();
  const [kind, setKind] = useState<'0' | '2'>('0');
  const [rates, setRates] = useState<TypedRates>({});
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const sent = sentRatesOf(centre.rates, rates);
  const refused = open.isError ? refusal(open.error) : undefined;
  const submit = form.handleSubmit(({ username, password }) => {
    if (open.isPending) return;
    open.mutate(
      { username: username.trim(), password, isAgent: kind === '2', rates: sent },
      {
        onSuccess: (opened) => {
          form.reset();
          setRates({});
          showToast({ title: t('done', { name: opened.username }), tone: 'success' });
        },
      },
    );
  });
  const fieldFault = refused?.field('username') ?? refused?.field('password');
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-2xl flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-6"
    >
      <p className="text-sm text-ink-muted">
        {t('room', { count: centre.directMembers, max: centre.maxDirectMembers })}
      </p>
      {centre.canOpenAgents && <KindChoice kind={kind} onKind={setKind} />}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('username')}
          autoComplete="off"
          maxLength={60}
          required
          error={refused?.field('username')}
          {...form.register('username')}
        />
        <PasswordField
          label={t('password')}
          showLabel={shown('show')}
          hideLabel={shown('hide')}
          autoComplete="new-password"
          required
          error={refused?.field('password')}
          {...form.register('password')}
        />
      </div>
      <RateFields
        own={centre.rates}
        rates={rates}
        onRates={setRates}
        faultOf={rateFault(sent, (name) => refused?.field(name))}
      />
      {refused !== undefined && fieldFault === undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          {refused.whole}
        </p>
      )}
      <Button type="submit" size="lg" busy={open.isPending} className="md:self-start">
        {t('submit')}
      </Button>
    </form>
  );
}

function KindChoice({ kind, onKind }: { kind: '0' | '2'; onKind: (kind: '0' | '2') => void }) {
  const t = useTranslations('agents.open');
  const types = useTranslations('agents.types');
  const options = (['0', '2'] as const).map((value) => ({ value, label: types(value) }));
  return <Chips legend={t('kind')} showLegend look="segmented" options={options} value={kind} onChange={onKind} />;
}
