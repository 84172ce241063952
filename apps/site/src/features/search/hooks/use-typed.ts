import { useEffect, useState } from 'react';
import { searchDelayMs } from '../../../config/limits.ts';

/** The text, and what of it is asked for: the latter follows when the typing pauses. */
export function useTyped() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, asked: text.trim() === '' ? '' : asked };
}
