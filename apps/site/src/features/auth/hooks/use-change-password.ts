import { type ApiFailure, toFailure } from '@baize/client';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { emptyFault } from '../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { completeSession, renewSession, useSession, whileEndingOwn } from '../../../lib/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';

interface ChangePasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The change of a password: all other sessions end, this one goes on under a new token, on the home page. */
export function useChangePassword(onDone: () => void) {
  const t = useTranslations('auth.changePassword');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isHeldNow = useSession(({ member }) => member?.passwordHeld === true);
  const [isHoldOver, setHoldOver] = useState(false);
  const isHeld = isHeldNow && !isHoldOver;
  const form = useForm<ChangePasswordFields>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });

  const submit = form.handleSubmit(async ({ oldPassword, ...passwords }) => {
    setFailure(null);
    try {
      const body = isHeld ? passwords : { oldPassword: oldPassword.trim(), ...passwords };
      const { token: former } = useSession.getState();
      const { token } = await whileEndingOwn(() => callApi('changePassword', { body }));
      renewSession(former, token);
      if (useSession.getState().token !== token) return;
      completeSession(await queryClient.fetchQuery({ ...memberInfoQuery(), staleTime: 0 }));
      // What the server held back meanwhile is asked for again.
      await queryClient.invalidateQueries({ queryKey: ownKey });
      showToast({ title: t('done'), tone: 'success' });
      onDone();
      await navigate({ to: paths.home });
    } catch (thrown) {
      const refusal = toFailure(thrown);
      // The quarter of an hour in which the old one may be left out has passed: now it is asked for.
      if (isHeld && refusal.fields.oldPassword !== undefined) {
        setHoldOver(true);
        return;
      }
      if (!placeFaults(form, ['oldPassword', 'newPassword', 'confirmNewPassword'], refusal)) setFailure(refusal);
    }
  });
  const isFilled = (value: string) => value.trim() !== '' || emptyFault;
  return { form, submit, failure, isHeld, isFilled, isBusy: form.formState.isSubmitting };
}
