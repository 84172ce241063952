import { clsx } from 'clsx';

/** One of a few views of a list. */
export function ViewSwitch<V extends string>(props: {
  views: readonly { view: V; label: string }[];
  current: V;
  onChange: (view: V) => void;
}) {
  return (
    <div className="flex gap-1 rounded-md bg-sunken p-1">
      {props.views.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.current}
          onClick={() => props.onChange(view)}
          className={clsx(
            'min-h-touch rounded-md px-4 text-sm font-semibold',
            view === props.current ? 'bg-raised text-ink' : 'text-ink-muted',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
