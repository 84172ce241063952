import type { Banner } from '@baize/contract';
import { IconButton } from '@baize/ui/icon-button';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bannerAutoplayMs } from '../../../config/limits.ts';
import { BannerDots } from './banner-dots.tsx';
import { BannerSlide } from './banner-slide.tsx';

export interface BannerCarouselProps {
  banners: readonly Banner[];
  /** Whether the banner leads somewhere. */
  isFollowable: (banner: Banner) => boolean;
  onFollow: (banner: Banner) => void;
  isLow: boolean;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Several banners that change by themselves; still under the pointer, under the focus, on the pause button and on reduced motion. */
export function BannerCarousel({ banners, isFollowable, onFollow, isLow }: BannerCarouselProps) {
  const t = useTranslations('site.banner');
  const [autoplay] = useState(() =>
    Autoplay({
      delay: bannerAutoplayMs,
      playOnInit: !wantsStillness(),
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  );
  const [frame, carousel] = useEmblaCarousel({ loop: true }, [autoplay]);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(wantsStillness);

  useEffect(() => {
    if (carousel === undefined) return;
    const onSelect = () => setCurrent(carousel.selectedScrollSnap());
    carousel.on('select', onSelect);
    return () => {
      carousel.off('select', onSelect);
    };
  }, [carousel]);

  const togglePause = () => {
    if (isPaused) autoplay.play();
    else autoplay.stop();
    setPaused(!isPaused);
  };

  return (
    <section aria-roledescription="carousel" aria-label={t('label')} className="relative">
      <div ref={frame} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {banners.map((banner, index) => (
            <fieldset
              key={banner.bannerId}
              aria-roledescription="slide"
              aria-label={t('slide', { number: index + 1, total: banners.length })}
              inert={index !== current}
              className="min-w-0 flex-[0_0_100%]"
            >
              <BannerSlide
                banner={banner}
                isFollowable={isFollowable}
                onFollow={onFollow}
                isFirst={index === 0}
                isLow={isLow}
              />
            </fieldset>
          ))}
        </div>
      </div>
      <div className="page-width absolute inset-x-0 bottom-0 flex items-center">
        <BannerDots count={banners.length} current={current} onChoose={(index) => carousel?.scrollTo(index)} />
        <IconButton label={t(isPaused ? 'resume' : 'pause')} className="text-on-scrim" onClick={togglePause}>
          {isPaused ? <Play size={16} fill="currentColor" /> : <Pause size={16} fill="currentColor" />}
        </IconButton>
      </div>
    </section>
  );
}
