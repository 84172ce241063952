import type { ContentState } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';

const tones: Record<ContentState, BadgeTone> = {
  live: 'success',
  scheduled: 'gold',
  draft: 'neutral',
  over: 'warning',
  withdrawn: 'neutral',
};

/** What a piece is at this moment. */
export function StateBadge({ state }: { state: ContentState }) {
  const t = useTranslations('consoleContent.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
