import { type PictureShape, pictureShapes } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { FilePicker } from '@baize/ui/file-picker';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldFaultsOf } from '../api.ts';
import { FailureNote } from '../failure-note.tsx';
import { useAct } from '../use-act.ts';
import { type Crop, middle, type Part, partOf } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { PartOfPicture } from './part-of-picture.tsx';

interface PictureDialogProps {
  shape: PictureShape;
  /** Sends the picture; returns the address that the site shows it under. */
  add: (file: File, part: Part | undefined) => Promise<string>;
  onClose: () => void;
  onAdded: (url: string) => void;
}

const maxBytes = 8 * 1024 * 1024;
type Fault = 'image_type' | 'body_too_large';

/** A picture from the device: the part that is shown is chosen here, the server cuts it out and encodes it anew. */
export function PictureDialog({ shape, add, onClose, onAdded }: PictureDialogProps) {
  const t = useTranslations('consoleContent.picture');
  const errors = useTranslations('errors');
  const common = useTranslations('common.action');
  const [picked, setPicked] = useState<{ file: File; bitmap: ImageBitmap } | null>(null);
  const [crop, setCrop] = useState<Crop>(middle);
  const [fault, setFault] = useState<Fault | null>(null);
  const { run, isBusy, failure } = useAct([]);
  const { isFree, ...size } = pictureShapes[shape];
  useEffect(() => () => picked?.bitmap.close(), [picked]);
  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    setPicked(null);
    setCrop(middle);
    if (file.size > maxBytes) return setFault('body_too_large');
    // Turned as it is looked at, as the server does; the content security policy lets no picture of the device stand in the page itself.
    const bitmap = await createImageBitmap(file).catch(() => null);
    setFault(bitmap === null ? 'image_type' : null);
    setPicked(bitmap === null ? null : { file, bitmap });
  };
  const send = () =>
    run(async () => {
      if (picked === null) return;
      const part = isFree ? undefined : partOf(picked.bitmap, size, crop);
      try {
        onAdded(await add(picked.file, part));
      } catch (thrown) {
        if ('upload' in fieldFaultsOf(thrown)) setFault('image_type');
        else throw thrown;
      }
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add')}
      closeLabel={common('close')}
      size="lg"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button busy={isBusy} disabled={picked === null} onClick={() => void send()}>
            {t('send')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <FilePicker
          label={t('file')}
          hint={t('fileHint', { width: size.width, height: size.height })}
          files={picked === null ? [] : [picked.file]}
          accept="image/png,image/jpeg"
          maxFiles={1}
          pickLabel={t('pick')}
          removeLabel={(name) => t('remove', { name })}
          error={fault === null ? undefined : errors(fault)}
          onAdd={(files) => void take(files)}
          onRemove={() => setPicked(null)}
        />
        {picked !== null && !isFree && <CropFrame bitmap={picked.bitmap} shape={size} crop={crop} onChange={setCrop} />}
        {picked !== null && isFree && (
          <div className="max-h-80 max-w-60 self-start overflow-hidden">
            <PartOfPicture bitmap={picked.bitmap} part={{ left: 0, top: 0, ...sizeOf(picked.bitmap) }} />
          </div>
        )}
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height });
