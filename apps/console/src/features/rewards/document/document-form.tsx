import type { StaffPermission } from '@baize/contract';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useTranslations } from 'use-intl';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import type { Fields } from './document.ts';
import { DocumentFields } from './document-fields.tsx';
import { useDocument } from './use-document.ts';

interface DocumentFormProps {
  initial: Fields;
  prefix: string;
  /** Keys that are not edited in a document that holds this. */
  hiddenOf?: (value: Fields) => readonly string[];
  permission: StaffPermission;
  send: (content: Fields, reason: string) => Promise<unknown>;
  onDone: () => void;
  /** What the button says; without it, that a version is written. */
  label?: string;
}

/** Edits a whole document; the audit log keeps why. */
export function DocumentForm({ initial, prefix, hiddenOf, permission, send, onDone, label }: DocumentFormProps) {
  const t = useTranslations('consoleRewards');
  const reasons = useTranslations('console.reason');
  const errors = useTranslations('errors');
  const { value, setValue, reason, setReason, faults, failure, isBusy, submit } = useDocument({
    ...{ initial, prefix, send, onDone },
  });
  const reasonFault = faults.reason;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <DocumentFields value={value} path="" faults={faults} onChange={setValue} hidden={hiddenOf?.(value) ?? []} />
      <TextAreaField
        label={reasons('label')}
        hint={reasons('hint')}
        rows={2}
        value={reason}
        error={reasonFault === undefined ? undefined : faultSentence(errors, reasonFault)}
        onChange={(event) => setReason(event.target.value)}
      />
      <FailureNote failure={failure} />
      <PermitButton permission={permission} type="submit" busy={isBusy} className="self-start">
        {label ?? t('save')}
      </PermitButton>
    </form>
  );
}
