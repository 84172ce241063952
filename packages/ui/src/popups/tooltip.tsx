import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** The control that it explains: one element that takes a ref. It needs a name of its own, a tooltip is none. */
  children: ReactElement<Record<string, unknown>>;
}

/** A few words over a control, on hover and focus. It weighs 25 kB: where an icon only needs its name take `IconButton`. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <BaseTooltip.Provider delay={400}>
      <BaseTooltip.Root>
        <BaseTooltip.Trigger render={children} />
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner sideOffset={8} className="z-popup">
            <BaseTooltip.Popup className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-ground shadow-raised transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </BaseTooltip.Provider>
  );
}
