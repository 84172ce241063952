import type { StaffPermission } from '@baize/contract';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useTranslations } from 'use-intl';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { faultSentence } from '../../../lib/forms/issue-text.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import type { Fields } from './document.ts';
import { DocumentFields } from './document-fields.tsx';
import { type NamedChoice, NamedChoices } from './named-choices.ts';
import { useDocument } from './use-document.ts';

interface DocumentFormProps {
  initial: Fields;
  prefix: string;
  /** Keys that are not edited in a document that holds this. */
  hiddenOf?: (value: Fields) => readonly string[];
  /** Choices of keys by their names, in a document that holds this. */
  namedOf?: (value: Fields) => Readonly<Record<string, readonly NamedChoice[]>>;
  permission: StaffPermission;
  send: (content: Fields, reason: string) => Promise<unknown>;
  onDone: () => void;
  /** What the button says; without it, that a version is written. */
  label?: string;
}

const noChoices = {};

/** Edits a whole document; the audit log keeps why. */
export function DocumentForm({
  initial,
  prefix,
  hiddenOf,
  namedOf,
  permission,
  send,
  onDone,
  label,
}: DocumentFormProps) {
  const t = useTranslations('consoleRewards');
  const reasons = useTranslations('console.reason');
  const errors = useTranslations('errors');
  const { value, setValue, reason, setReason, faults, failure, isBusy, submit } = useDocument({
    ...{ initial, prefix, send, onDone },
  });
  const reasonFault = faults.reason;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <NamedChoices value={namedOf?.(value) ?? noChoices}>
        <DocumentFields value={value} path="" faults={faults} onChange={setValue} hidden={hiddenOf?.(value) ?? []} />
      </NamedChoices>
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
