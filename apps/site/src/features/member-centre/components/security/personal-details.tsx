import { toFailure } from '@baize/client';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { Skeleton } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useForm } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../../lib/form/place-faults.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type MemberDetails, useMemberDetails, useSaveDetails } from '../../api/member-details.ts';
import { Fact, Facts } from '../facts.tsx';
import { Section } from './section.tsx';

const names = ['realName', 'birthday'] as const;

/** Real name and birthday: told once. */
export function PersonalDetails() {
  const t = useTranslations('security.personal');
  const { data, error, refetch } = useMemberDetails();
  return (
    <Section id="personal-details" title={t('title')} text={t('text')}>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data !== undefined && <Told details={data} />}
      {data !== undefined && names.some((name) => data[name] === '') && <TellForm details={data} />}
    </Section>
  );
}

function Told({ details: { realName, birthday } }: { details: MemberDetails }) {
  const t = useTranslations('security.personal');
  const format = useFormatter();
  if (realName === '' && birthday === '') return null;
  return (
    <Facts>
      {realName !== '' && (
        <Fact label={t('realName')}>
          <span className="verbatim">{realName}</span>
        </Fact>
      )}
      {birthday !== '' && (
        <Fact label={t('birthday')}>
          <time dateTime={birthday}>
            {format.dateTime(new Date(`${birthday}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </Fact>
      )}
    </Facts>
  );
}

/** What is not told yet. */
function TellForm({ details }: { details: MemberDetails }) {
  const t = useTranslations('security.personal');
  const textOf = useFaultText();
  const refusal = useRefusal();
  const save = useSaveDetails();
  const form = useForm({ defaultValues: { realName: '', birthday: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    const told = names.filter((name) => details[name] === '' && values[name].trim() !== '');
    if (save.isPending || told.length === 0) return;
    save.mutate(Object.fromEntries(told.map((name) => [name, values[name]])), {
      onSuccess: () => showToast({ title: t('saved'), tone: 'success' }),
      onError: (thrown) => placeFaults(form, names, toFailure(thrown)),
    });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {details.realName === '' && (
        <TextField
          label={t('realName')}
          hint={t('realNameHint')}
          autoComplete="name"
          maxLength={255}
          error={textOf(errors.realName)}
          {...form.register('realName')}
        />
      )}
      {details.birthday === '' && (
        <TextField
          label={t('birthday')}
          hint={t('birthdayHint', { age: details.minimumAge })}
          type="date"
          autoComplete="bday"
          error={textOf(errors.birthday)}
          {...form.register('birthday')}
        />
      )}
      {save.isError && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(save.error).whole}
        </p>
      )}
      <Button type="submit" variant="secondary" busy={save.isPending} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
