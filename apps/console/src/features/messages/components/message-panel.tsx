import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { AudienceText } from './audience-text.tsx';
import { ShownTexts } from './shown-texts.tsx';

interface MessagePanelProps {
  message: RowOf<'staffMessages'>;
  onClose: () => void;
}

/** One message with all its texts; until it goes out it can be taken back. */
export function MessagePanel({ message, onClose }: MessagePanelProps) {
  const t = useTranslations('consoleMessages.list');
  const states = useTranslations('consoleMessages.states');
  const common = useTranslations('common.action');
  const { audience, texts, state, sendAt, sentAt, recipients, writtenBy, writtenAt } = message;
  const title = texts[0]?.title ?? '';
  return (
    <SidePanel open onClose={onClose} title={title} subtitle={states(state)} closeLabel={common('close')}>
      <Facts
        columns={2}
        facts={[
          { label: t('audience'), value: <AudienceText audience={audience} /> },
          { label: t('recipients'), value: recipients },
          { label: t('sendAt'), value: <Moment at={sendAt} /> },
          { label: t('sentAt'), value: <Moment at={sentAt} /> },
          { label: t('writtenBy'), value: writtenBy },
          { label: t('writtenAt'), value: <Moment at={writtenAt} /> },
        ]}
      />
      {audience.to === 'names' && audience.names.length > 1 && (
        <p className="verbatim max-h-40 overflow-auto rounded-md bg-sunken px-3 py-2 text-sm">
          {audience.names.join(', ')}
        </p>
      )}
      <ShownTexts texts={texts} />
      {state === 'scheduled' && <Withdraw messageId={message.messageId} title={title} onDone={onClose} />}
    </SidePanel>
  );
}

function Withdraw({ messageId, title, onDone }: { messageId: string; title: string; onDone: () => void }) {
  const t = useTranslations('consoleMessages.withdraw');
  const [isAsking, setAsking] = useState(false);
  const act = useAct(['staffMessages']);
  const withdraw = () =>
    void act.run(
      () => callApi('staffMessageWithdraw', { params: { messageId } }),
      () => {
        showToast({ title: t('done'), tone: 'success' });
        onDone();
      },
    );
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        {t('label')}
      </Button>
      {isAsking && (
        <ConfirmAct label={t('label')} tone="danger" act={act} onConfirm={withdraw} onClose={() => setAsking(false)}>
          <p>{t('text', { title })}</p>
        </ConfirmAct>
      )}
    </>
  );
}
