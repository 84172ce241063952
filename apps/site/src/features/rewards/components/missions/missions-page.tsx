import { Chips } from '@baize/ui/chips';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteSearch } from '../../../../lib/page/site-search.ts';
import { Boards } from './boards.tsx';
import { Missions } from './missions.tsx';
import { Raffles } from './raffles.tsx';

const parts = ['missions', 'boards', 'raffles'] as const;
type Part = (typeof parts)[number];

/** Missions, leaderboards and raffles. */
export function MissionsPage() {
  const t = useTranslations('rewards.missions');
  const [part, setPart] = useState<Part>(useSiteSearch().kind === 'boards' ? 'boards' : 'missions');
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Chips
        legend={t('title')}
        look="segmented"
        options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        value={part}
        onChange={setPart}
      />
      {part === 'missions' && <Missions />}
      {part === 'boards' && <Boards />}
      {part === 'raffles' && <Raffles />}
    </div>
  );
}
