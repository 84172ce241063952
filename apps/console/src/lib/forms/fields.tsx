import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField, type TextFieldProps } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { SelectField, type SelectOption } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { faultSentence } from './issue-text.ts';

interface FormFieldProps<Input extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not care what the form makes of its values
  form: UseFormReturn<Input, unknown, any>;
  name: Path<Input>;
  label: string;
  hint?: string;
  className?: string;
}

/** What a field of a form needs besides its looks. */
function useField<Input extends FieldValues>(form: FormFieldProps<Input>['form'], name: Path<Input>) {
  const errors = useTranslations('errors');
  const message = form.getFieldState(name, form.formState).error?.message;
  return { ...form.register(name), error: message === undefined ? undefined : faultSentence(errors, message) };
}

type TextProps<Input extends FieldValues> = FormFieldProps<Input> &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'leading' | 'placeholder' | 'maxLength'>;

export function FormText<Input extends FieldValues>({ form, name, ...props }: TextProps<Input>) {
  return <TextField {...props} {...useField(form, name)} />;
}

export function FormArea<Input extends FieldValues>({ form, name, ...props }: FormFieldProps<Input>) {
  return <TextAreaField {...props} rows={2} {...useField(form, name)} />;
}

export function FormSelect<Input extends FieldValues>(
  props: FormFieldProps<Input> & { options: readonly SelectOption[] },
) {
  const { form, name, ...rest } = props;
  return <SelectField {...rest} {...useField(form, name)} />;
}

export function FormCheck<Input extends FieldValues>({ form, name, label, className }: FormFieldProps<Input>) {
  return <CheckboxField label={label} {...(className === undefined ? {} : { className })} {...useField(form, name)} />;
}

export function FormPassword<Input extends FieldValues>(
  props: FormFieldProps<Input> & { autoComplete: 'current-password' | 'new-password' },
) {
  const common = useTranslations('common.password');
  const { form, name, ...rest } = props;
  return <PasswordField {...rest} showLabel={common('show')} hideLabel={common('hide')} {...useField(form, name)} />;
}
