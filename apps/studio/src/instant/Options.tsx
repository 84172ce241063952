import { type ReactNode, useId } from 'react';

/** One of a few choices of an instant game, as a bar of its own. */
export function Options<Value extends string | number>(props: {
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  isLocked: boolean;
  onChange: (value: Value) => void;
}) {
  const { legend, options, value, isLocked, onChange } = props;
  const name = useId();
  return (
    <fieldset className="instant-field" disabled={isLocked}>
      <legend className="instant-label">{legend}</legend>
      <div className="instant-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
