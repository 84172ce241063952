import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { ImagePlus } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureDialog } from '../../../lib/pictures/picture-dialog.tsx';
import { addLogoPicture } from '../api/brands.ts';
import type { FieldProps } from './scalar-fields.tsx';
import { SchemaContext } from './schema-context.ts';
import { useFault, useFieldName } from './use-field.ts';

/** A picture of the logo on the ground of the header: put in from the device, or the address of one that is there. */
export function LogoField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslations('consoleBrands');
  const pictures = useTranslations('consoleContent.picture');
  const label = useFieldName()(name);
  const error = useFault(path);
  const { brandId } = useContext(SchemaContext);
  const [isOpen, setOpen] = useState(false);
  const address = typeof value === 'string' ? value : '';
  const shape = name === 'sign' ? 'sign' : 'lettering';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {address !== '' && <Shown key={address} address={address} />}
      <TextField
        label={label}
        hint={t(`logoHints.${shape}`)}
        autoComplete="off"
        value={address}
        error={error}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      {brandId === undefined ? (
        <p className="text-sm text-ink-muted">{t('logoLater')}</p>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
          <ImagePlus size={16} aria-hidden="true" />
          {pictures('add')}
        </Button>
      )}
      {isOpen && brandId !== undefined && (
        <PictureDialog
          shape={shape}
          add={(file, part) => addLogoPicture(brandId, file, shape, part)}
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

/** Pictures of a brand are served on its own hosts alone: on another one nothing is shown. */
function Shown({ address }: { address: string }) {
  const [isSeen, setSeen] = useState(true);
  if (!isSeen) return null;
  return (
    <div className="flex h-16 items-center rounded-md border border-line bg-hero px-4">
      <img src={address} alt="" className="max-h-10 max-w-full" onError={() => setSeen(false)} />
    </div>
  );
}
