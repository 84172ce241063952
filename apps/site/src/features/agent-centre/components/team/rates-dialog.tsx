import { toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { useSetRates } from '../../api/accounts.ts';
import { type TeamMember, useCentre } from '../../api/centre.ts';
import { RateFields, rateFault, sentRatesOf, type TypedRates } from './rate-fields.tsx';

/** The rates of an account directly below; that of somebody further down which is higher ends only when that was confirmed. */
export function RatesDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useTranslations('agents.rates');
  const action = useTranslations('common.action');
  const format = useFormatter();
  const refusal = useRefusal();
  const own = useCentre().data?.rates ?? [];
  const set = useSetRates(member.memberId);
  const [rates, setRates] = useState<TypedRates>(() =>
    Object.fromEntries(member.rates.map(({ gameType, percent }) => [gameType, percent])),
  );
  const sent = sentRatesOf(own, rates);
  const refused = set.isError ? refusal(set.error) : undefined;
  const isHigher = set.isError && toFailure(set.error).messageKey === 'higher_rate';
  const save = (endHigher: boolean) =>
    set.mutate(
      { rates: sent, endHigher },
      {
        onSuccess: ({ startsOn }) => {
          const date = format.dateTime(new Date(`${startsOn}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
          showToast({ title: t('saved', { date }), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={t('title', { name: member.name })} closeLabel={action('close')} size="md">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save(isHigher);
        }}
      >
        <RateFields
          own={own}
          rates={rates}
          onRates={setRates}
          faultOf={rateFault(sent, (name) => refused?.field(name))}
        />
        {refused !== undefined && (
          <p role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
            {refused.whole}
          </p>
        )}
        <Button type="submit" busy={set.isPending} disabled={sent.length === 0}>
          {isHigher ? t('goOn') : t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
