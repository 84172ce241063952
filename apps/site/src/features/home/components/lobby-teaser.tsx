import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';

/** The way into the slot lobby. */
export function LobbyTeaser() {
  const t = useTranslations('site.home');
  return (
    <section className="on-hero relative overflow-hidden rounded-xl bg-hero text-on-hero dark:bg-hero-raised">
      <div className="relative flex max-w-lg flex-col lg:max-w-xl items-start gap-3 p-6 pr-32 md:p-10 md:pr-16">
        <h2 className="text-2xl font-bold md:text-3xl">{t('lobbyTitle')}</h2>
        <p className="text-on-hero-muted">{t('lobbyText')}</p>
        <Link to={paths.slots} className={buttonClass('on-hero', 'md', 'mt-2')}>
          {t('lobbyAction')}
        </Link>
      </div>
      <img
        src={art.slots}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        className="absolute right-1 -bottom-2 size-32 object-contain md:right-6 md:bottom-0 md:size-56 lg:right-16"
      />
    </section>
  );
}
