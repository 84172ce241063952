import { type WeaponKey, weapons } from '@baize/games/fishing';
import { Button } from '@baize/ui/button';
import { Crosshair, LogOut, Minus, Plus, Repeat, Zap } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../table-frame/table-frame-context.tsx';
import type { Settings } from './gunner.ts';

interface ToggleProps {
  label: string;
  shortcut: string;
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Toggle({ label, shortcut, isOn, onClick, children }: ToggleProps) {
  return (
    <button type="button" className="fishing-toggle" aria-pressed={isOn} aria-keyshortcuts={shortcut} onClick={onClick}>
      {children}
      <span>{label}</span>
    </button>
  );
}

interface BetProps {
  betsMinor: readonly bigint[];
  index: number;
  onChange: (index: number) => void;
}

function BetStep({ betsMinor, index, onChange }: BetProps) {
  const t = useTranslations('fishing.bar');
  const money = useTableFrameMoney();
  const last = betsMinor.length - 1;
  return (
    <fieldset className="fishing-bet">
      <legend className="sr-only">{t('bet')}</legend>
      <button
        type="button"
        className="fishing-step"
        aria-label={t('lower')}
        aria-keyshortcuts="N"
        disabled={index === 0}
        onClick={() => onChange(index - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className="tabular">{money(betsMinor[index] ?? 0n)}</output>
      <button
        type="button"
        className="fishing-step"
        aria-label={t('higher')}
        aria-keyshortcuts="M"
        disabled={index === last}
        onClick={() => onChange(index + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}

/** Cannon or nets: one press goes on to the next. */
function WeaponButton({ weapon, onNext }: { weapon: WeaponKey; onNext: () => void }) {
  const t = useTranslations('fishing');
  const { fish = 1 } = weapons.find(({ key }) => key === weapon) ?? {};
  return (
    <button type="button" className="fishing-toggle" aria-keyshortcuts="W" onClick={onNext}>
      <span className="fishing-barrels" aria-hidden="true">
        {weapons.slice(0, weapons.findIndex(({ key }) => key === weapon) + 1).map(({ key }) => (
          <i key={key} />
        ))}
      </span>
      <span>{t(`weapon.${weapon}`, { fish })}</span>
    </button>
  );
}

interface BarProps {
  settings: RefObject<Settings>;
  betsMinor: readonly bigint[];
  /** Shots were refused: the cannon rests. */
  isStopped: boolean;
  onFire: () => void;
  onUnlock: () => void;
  onLeave: () => Promise<void>;
}

/** Everything that is pressed below the water. */
export function ControlBar({ settings, betsMinor, isStopped, onFire, onUnlock, onLeave }: BarProps) {
  const t = useTranslations('fishing.bar');
  const [index, setIndex] = useState(0);
  const [weapon, setWeapon] = useState<WeaponKey>('cannon');
  const [isAuto, setAuto] = useState(false);
  const [isLocking, setLocking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isStopped) setAuto(false);
  }, [isStopped]);
  useEffect(() => {
    const betMinor = betsMinor[index] ?? 0n;
    Object.assign(settings.current, { betMinor, weapon, isAuto: isAuto && !isLeaving, isLocking });
  });
  const next = () => {
    const at = weapons.findIndex(({ key }) => key === weapon);
    setWeapon(weapons[(at + 1) % weapons.length]?.key ?? 'cannon');
  };
  const leave = () => {
    setLeaving(true);
    void onLeave();
  };
  return (
    <div className="fishing-bar">
      <BetStep betsMinor={betsMinor} index={index} onChange={setIndex} />
      <WeaponButton weapon={weapon} onNext={next} />
      <Toggle
        label={t('lock')}
        shortcut="L"
        isOn={isLocking}
        onClick={() => {
          onUnlock();
          setLocking(!isLocking);
        }}
      >
        <Crosshair aria-hidden="true" />
      </Toggle>
      <Toggle label={t('auto')} shortcut="A" isOn={isAuto} onClick={() => setAuto(!isAuto)}>
        <Repeat aria-hidden="true" />
      </Toggle>
      <Button size="lg" className="fishing-fire" aria-keyshortcuts="F" disabled={isLeaving} onClick={onFire}>
        <Zap size={18} aria-hidden="true" />
        {t('fire')}
      </Button>
      <Button size="lg" variant="secondary" className="fishing-leave" busy={isLeaving} onClick={leave}>
        <LogOut size={18} aria-hidden="true" />
        {t('leave')}
      </Button>
    </div>
  );
}
