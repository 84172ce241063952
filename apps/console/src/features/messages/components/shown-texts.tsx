import type { MessageText } from '@baize/contract';
import { locales } from '@baize/i18n';

/** A message as its readers see it, in each of its languages. */
export function ShownTexts({ texts }: { texts: readonly MessageText[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {texts.map(({ language, title, text }) => (
        <li key={language} className="rounded-md border border-line bg-surface p-4" lang={locales[language].bcp47}>
          <p className="pb-1 text-xs text-ink-muted">{locales[language].ownName}</p>
          <h3 className="verbatim font-bold">{title}</h3>
          <p className="verbatim text-sm whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ul>
  );
}
