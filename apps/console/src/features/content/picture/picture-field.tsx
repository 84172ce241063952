import { type PictureShape, pictureShapes } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureDialog } from '../../../lib/pictures/picture-dialog.tsx';
import { addPicture } from '../api/content.ts';
import { useFault } from '../fields/field-context.ts';

interface PictureFieldProps {
  path: string;
  label: string;
  shape: PictureShape;
  value: string;
  onChange: (url: string) => void;
}

/** A picture with what it looks like: put in from the device, or the address of one that is there. */
export function PictureField({ path, label, shape, value, onChange }: PictureFieldProps) {
  const t = useTranslations('consoleContent.picture');
  const [isOpen, setOpen] = useState(false);
  const { width, height } = pictureShapes[shape];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div
        className="overflow-hidden rounded-md border border-line bg-sunken"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {value !== '' && <img src={value} alt="" className="size-full object-cover" />}
      </div>
      <TextField
        label={label}
        autoComplete="off"
        value={value}
        error={useFault(path)}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <ImagePlus size={16} aria-hidden="true" />
        {t('add')}
      </Button>
      {isOpen && (
        <PictureDialog
          shape={shape}
          add={(file, part) => addPicture(file, shape, part)}
          onClose={() => setOpen(false)}
          onAdded={(url) => {
            onChange(url);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
