import type { ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  className?: string;
  /** Of a button that switches something on and off. */
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the bar over a game: a picture with a name for readers. */
export function MenuButton({ label, className = '', isPressed, onClick, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={`floor-menu-button ${className}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
