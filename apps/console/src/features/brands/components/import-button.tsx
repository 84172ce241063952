import { Button } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { type Fields, isFields } from '../schema/schema.ts';

/** Reads a configuration from a file. Throws where it holds no JSON object. */
export function ImportButton({ onRead }: { onRead: (document: Fields) => void }) {
  const t = useTranslations('consoleBrands');
  const read = async (file: File | undefined) => {
    try {
      const content: unknown = JSON.parse((await file?.text()) ?? '');
      if (!isFields(content)) throw new TypeError('no object');
      onRead(content);
    } catch {
      showToast({ title: t('wrongFile'), tone: 'danger' });
    }
  };
  const pick = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.onchange = () => void read(input.files?.[0]);
    input.click();
  };
  return (
    <Button variant="secondary" onClick={pick}>
      {t('import')}
    </Button>
  );
}
