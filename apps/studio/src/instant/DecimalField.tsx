import { useId, useState } from 'react';

/**
 * A number that follows a setting and can be typed: what is typed counts as soon as it reads as a value, and the field shows the setting's own
 * text again when it is left.
 */
export function DecimalField(props: {
  label: string;
  /** What is allowed, as it is shown beside the label. */
  range: string;
  unit: string;
  /** The setting as it stands. */
  text: string;
  read: (typed: string) => number | null;
  onRead: (value: number) => void;
  isLocked: boolean;
}) {
  const { label, range, unit, text, read, onRead, isLocked } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === null;
  const type = (next: string) => {
    setTyped(next);
    const value = read(next);
    if (value !== null) onRead(value);
  };
  return (
    <div className="instant-field">
      <p className="instant-label">
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-range`} className="instant-range" data-wrong={isWrong}>
          {range}
        </span>
      </p>
      <div className="instant-input" data-wrong={isWrong}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? text}
          disabled={isLocked}
          aria-invalid={isWrong}
          aria-describedby={`${id}-range`}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => event.key === 'Enter' && setTyped(null)}
        />
        <span className="instant-unit" aria-hidden="true">
          {unit}
        </span>
      </div>
    </div>
  );
}
