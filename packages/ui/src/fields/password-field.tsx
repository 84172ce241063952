import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { FieldShell, type FieldTexts, inputClass } from './field.tsx';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** Words of the toggle. */
  showLabel: string;
  hideLabel: string;
}

/** A password with a toggle that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, showLabel, hideLabel, className, required, ...input } = props;
  const [isShown, setShown] = useState(false);
  return (
    <FieldShell label={label} hint={hint} error={error} required={required} className={className}>
      {(wiring) => (
        <div className="relative">
          <input {...input} {...wiring} type={isShown ? 'text' : 'password'} className={clsx(inputClass, 'pr-12')} />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            className="absolute top-0.5 right-0.5 text-ink-muted"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        </div>
      )}
    </FieldShell>
  );
}
