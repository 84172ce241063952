import { FileImage, ImagePlus, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { IconButton } from '../icon-button.tsx';
import { FieldShell, type FieldTexts } from './field.tsx';

export interface FilePickerProps extends FieldTexts {
  files: readonly File[];
  /** Called on every file that was picked or dropped; whether it is taken is the caller's decision. */
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
  /** MIME types, as `accept` of an input. */
  accept: string;
  /** With so many files there is no more picking. */
  maxFiles: number;
  /** Words on the field. */
  pickLabel: string;
  removeLabel: (fileName: string) => string;
  required?: boolean;
  className?: string;
}

/** Files from the device by a press, the keyboard or dropping them on the field, which the browser's own input lies over. Names stay plain text. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, error, files, onAdd, onRemove, accept, maxFiles, pickLabel, removeLabel, className } = props;
  const isFull = files.length >= maxFiles;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <FieldShell label={label} hint={hint} error={error} required={props.required} className={className}>
      {({ 'aria-required': _, ...wiring }) => (
        <div className="flex flex-col gap-2">
          {files.map((file, index) => (
            <PickedFile
              key={`${file.name}-${file.lastModified}`}
              name={file.name}
              label={removeLabel(file.name)}
              onRemove={() => onRemove(index)}
            />
          ))}
          {!isFull && (
            <span className="relative flex min-h-16 items-center justify-center gap-2 rounded-md border border-dashed border-line-strong px-3 text-sm font-semibold text-ink-muted transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus">
              <ImagePlus size={20} aria-hidden="true" />
              <span aria-hidden="true">{pickLabel}</span>
              <input
                {...wiring}
                type="file"
                accept={accept}
                multiple={maxFiles > 1}
                onChange={pick}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
            </span>
          )}
        </div>
      )}
    </FieldShell>
  );
}

function PickedFile({ name, label, onRemove }: { name: string; label: string; onRemove: () => void }) {
  return (
    <span className="flex min-h-touch items-center gap-2.5 rounded-md bg-sunken pl-3.5 text-sm">
      <FileImage size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <span className="verbatim min-w-0 flex-1 truncate">{name}</span>
      <IconButton label={label} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </span>
  );
}
