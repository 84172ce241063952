import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { failureKey, fieldFaultsOf } from '../api.ts';
import { faultMessage, issueMessage } from './issue-text.ts';

export interface CallForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Why the last try failed as a whole; faults of single fields stand at the fields. */
  failure: string | null;
  isBusy: boolean;
  submit: (event?: React.BaseSyntheticEvent) => void;
}

export interface CallFormOptions<Input extends FieldValues, Output> {
  /** The schema of the call's body: what the server would refuse is refused here first. */
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (values: Output) => Promise<unknown>;
  onDone?: () => void;
}

/** A form over a call's own schema. What the server says about a field is shown at that field. */
export function useCallForm<Input extends FieldValues, Output>(
  options: CallFormOptions<Input, Output>,
): CallForm<Input, Output> {
  const { schema, defaultValues, send, onDone } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: zodResolver(schema, { error: (issue: unknown) => issueMessage(issue as never) } as never) as Resolver<
      Input,
      unknown,
      Output
    >,
  });
  const run = async (values: Output): Promise<void> => {
    setFailure(null);
    try {
      await send(values);
    } catch (thrown) {
      const isShown = showFieldFaults(form, thrown);
      if (!isShown) setFailure(failureKey(thrown));
      return;
    }
    onDone?.();
  };
  return {
    form,
    failure,
    isBusy: form.formState.isSubmitting,
    submit: (event) => {
      // A panel may lie over a page that is a form itself.
      event?.stopPropagation();
      form
        .handleSubmit(run)(event)
        .catch(() => undefined);
    },
  };
}

/** Puts the server's faults at the fields that the form has. Returns false where something is left to say. */
function showFieldFaults<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  thrown: unknown,
): boolean {
  const faults = Object.entries(fieldFaultsOf(thrown));
  const known = faults.filter(([name]) => has(form, name));
  for (const [name, fault] of known) form.setError(name as Path<Input>, { message: faultMessage(fault) });
  return known.length > 0 && known.length === faults.length;
}

const has = <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, name: string): boolean =>
  Object.hasOwn(form.control._fields, name.split('.')[0] ?? name);
