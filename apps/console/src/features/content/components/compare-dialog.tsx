import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import { differencesBetween } from '../differences.ts';

interface CompareDialogProps {
  /** Of the older and of the newer one. */
  names: readonly [string, string];
  before: object;
  after: object;
  onClose: () => void;
}

/** What differs between two versions, value by value. */
export function CompareDialog({ names, before, after, onClose }: CompareDialogProps) {
  const t = useTranslations('consoleContent.versions');
  const common = useTranslations('common.action');
  const differences = differencesBetween(before, after);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('compareTitle', { before: names[0], after: names[1] })}
      closeLabel={common('close')}
      size="lg"
    >
      {differences.length === 0 && <p>{t('same')}</p>}
      <dl className="flex flex-col gap-4">
        {differences.map(({ path, before: old, after: fresh }) => (
          <div key={path}>
            <dt className="font-mono text-xs text-ink-muted">{path}</dt>
            <dd className="mt-1 grid gap-2 text-sm md:grid-cols-2">
              <Side name={names[0]} value={old} className="bg-danger-soft" />
              <Side name={names[1]} value={fresh} className="bg-success-soft" />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Side({ name, value, className }: { name: string; value: string; className: string }) {
  return (
    <span className={`verbatim rounded-md p-2 wrap-anywhere whitespace-pre-wrap ${className}`}>
      <span className="block text-xs text-ink-muted">{name}</span>
      {value === '' ? '–' : value}
    </span>
  );
}
