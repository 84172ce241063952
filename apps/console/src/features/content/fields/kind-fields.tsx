import { bannerGroups, helpTopics, promotionBadges, promotionTypes } from '@baize/contract';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import type { PieceDocument } from '../pieces.ts';
import { ChoiceValue, MomentValue, TextValue } from './plain-fields.tsx';

interface KindFieldsProps {
  document: PieceDocument;
  onChange: (document: PieceDocument) => void;
}

/** What a kind has beside its texts, pictures and days. Notices and news have nothing of the sort. */
export function KindFields({ document, onChange }: KindFieldsProps) {
  const t = useTranslations('consoleContent');
  const groups = useTranslations('consoleContent.groups');
  const topics = useTranslations('consoleContent.topics');
  const types = useTranslations('consoleContent.types');
  const set = (change: object) => onChange({ ...document, ...change } as PieceDocument);
  if (document.kind === 'notice' || document.kind === 'popup' || document.kind === 'news') return null;
  return (
    <Section title={t('sections.place')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {document.kind === 'banner' && (
          <ChoiceValue
            path="group"
            label={t('fields.group')}
            value={document.group}
            options={bannerGroups.map((value) => ({ value, label: groups(value as Parameters<typeof groups>[0]) }))}
            onChange={(group) => set({ group })}
          />
        )}
        {document.kind === 'help' && (
          <>
            <ChoiceValue
              path="topic"
              label={t('fields.topic')}
              value={document.topic}
              options={helpTopics.map((value) => ({ value, label: topics(value) }))}
              onChange={(topic) => set({ topic })}
            />
            <TextValue
              path="tag"
              label={t('fields.tag')}
              hint={t('tagHint', { tag: document.tag === '' ? 'deposit' : document.tag })}
              value={document.tag}
              onChange={(tag) => set({ tag })}
            />
          </>
        )}
        {document.kind === 'promotion' && (
          <>
            <ChoiceValue
              path="type"
              label={t('fields.type')}
              value={document.type}
              options={promotionTypes.map((value) => ({ value, label: types(value) }))}
              onChange={(type) => set({ type })}
            />
            <Badges value={document.badges} onChange={(badges) => set({ badges })} />
            <MomentValue
              path="runsFrom"
              label={t('fields.runsFrom')}
              value={document.runsFrom}
              onChange={(runsFrom) => set({ runsFrom })}
            />
            <MomentValue
              path="runsUntil"
              label={t('fields.runsUntil')}
              value={document.runsUntil}
              onChange={(runsUntil) => set({ runsUntil })}
            />
          </>
        )}
        {document.kind !== 'help' && <Link document={document} onChange={set} />}
      </div>
    </Section>
  );
}

const linkages = ['NONE', 'REGISTER', 'PAGE', 'GAME'] as const;

function Link(props: {
  document: { linkageType: (typeof linkages)[number]; linkageTarget: string };
  onChange: (change: object) => void;
}) {
  const t = useTranslations('consoleContent');
  const { document, onChange } = props;
  const { linkageType } = document;
  return (
    <>
      <ChoiceValue
        path="linkageType"
        label={t('fields.linkageType')}
        value={linkageType}
        options={linkages.map((value) => ({ value, label: t(`links.${value}`) }))}
        onChange={(value) => onChange({ linkageType: value, linkageTarget: '' })}
      />
      {(linkageType === 'PAGE' || linkageType === 'GAME') && (
        <TextValue
          path="linkageTarget"
          label={t(linkageType === 'PAGE' ? 'fields.page' : 'fields.game')}
          hint={t(linkageType === 'PAGE' ? 'pageHint' : 'gameHint')}
          value={document.linkageTarget}
          onChange={(linkageTarget) => onChange({ linkageTarget })}
        />
      )}
    </>
  );
}

type Badge = (typeof promotionBadges)[number];

function Badges({ value, onChange }: { value: readonly Badge[]; onChange: (value: Badge[]) => void }) {
  const t = useTranslations('consoleContent');
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-sm font-semibold">{t('fields.badges')}</legend>
      <div className="grid grid-cols-2">
        {promotionBadges.map((badge) => (
          <CheckboxField
            key={badge}
            label={badge}
            checked={value.includes(badge)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, badge] : value.filter((other) => other !== badge))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
