import { useEffect, useState } from 'react';

/** The time of day, every second; it stands still while the page is hidden. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(new Date());
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
