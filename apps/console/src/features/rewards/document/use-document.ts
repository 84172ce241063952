import { showToast } from '@baize/ui/toast';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureKey, fieldFaultsOf } from '../../../lib/api.ts';
import { faultMessage } from '../../../lib/forms/issue-text.ts';
import type { Fields } from './document.ts';
import type { Faults } from './scalar-field.tsx';

interface Options {
  initial: Fields;
  /** What stands before the places that the server names: `content.` or `goods.`. */
  prefix: string;
  send: (content: Fields, reason: string) => Promise<unknown>;
  onDone: () => void;
}

const withoutPrefix = (place: string, prefix: string): string =>
  place.startsWith(prefix) ? place.slice(prefix.length) : place;

/** A document that is edited and written as one, with the reason of the change. What the server says of a field is shown at it. */
export function useDocument({ initial, prefix, send, onDone }: Options) {
  const t = useTranslations('consoleRewards');
  const [value, setValue] = useState(initial);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    setFailure(null);
    setFaults({});
    try {
      await send(value, reason);
      setReason('');
      showToast({ title: t('saved'), tone: 'success' });
      onDone();
    } catch (thrown) {
      const found = Object.entries(fieldFaultsOf(thrown));
      setFaults(Object.fromEntries(found.map(([place, fault]) => [withoutPrefix(place, prefix), faultMessage(fault)])));
      setFailure(failureKey(thrown));
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) void save();
  };
  return { value, setValue, reason, setReason, faults, failure, isBusy, submit };
}
