import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { FailureNote } from './failure-note.tsx';

interface SaveBarProps {
  /** Says what the button does. */
  label: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  failure: string | null;
  onCancel: () => void;
}

/** The end of a form in a panel or dialog. */
export function SaveBar({ label, tone = 'primary', isBusy, failure, onCancel }: SaveBarProps) {
  const common = useTranslations('common.action');
  return (
    <div className="flex flex-col gap-3">
      <FailureNote failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant={tone} busy={isBusy}>
          {label}
        </Button>
      </div>
    </div>
  );
}
