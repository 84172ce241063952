import type { HelpArticle } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import { RichText } from '../../../lib/content/rich-text.tsx';

/** The terms over the help page (/help#term). */
export function TermsDialog({ article, onClose }: { article: HelpArticle; onClose: () => void }) {
  const action = useTranslations('common.action');
  return (
    <Dialog open onClose={onClose} title={article.title} closeLabel={action('close')} size="lg">
      <RichText html={article.content} skeletonLines={12} className="pb-4" />
    </Dialog>
  );
}
