import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** A titled part of a panel. */
export function Section({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{title}</h3>
      {text !== undefined && <p className="text-sm text-ink-muted">{text}</p>}
      {children}
    </section>
  );
}

/** Names and values in two columns. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-md bg-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 bg-sunken px-3 py-2 text-sm">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A long value that must be readable whole, such as a hash. */
export function Code({ children }: { children: string }) {
  return <code className="block rounded-md bg-sunken px-3 py-2 text-xs break-all select-all">{children}</code>;
}

/** The latest rounds did not come: says so, and asks again. */
export function HistoryFailed({ reload }: { reload: () => void }) {
  const t = useTranslations('studio.history');
  return <EmptyState title={t('failed')} action={<Button onClick={reload}>{t('retry')}</Button>} />;
}
