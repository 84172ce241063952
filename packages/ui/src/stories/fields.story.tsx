import { useState } from 'react';
import { Button } from '../button.tsx';
import { ActionField } from '../fields/action-field.tsx';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { TextField } from '../fields/field.tsx';
import { FilePicker } from '../fields/file-picker.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { SelectField } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import type { Story } from './story.ts';

const periods = [
  { value: 'day', label: 'A day', text: 'Counted from midnight.' },
  { value: 'week', label: 'A week' },
  { value: 'month', label: 'A month', disabled: true },
];

function Radios() {
  const [value, setValue] = useState('day');
  return <RadioGroup legend="Limit for" options={periods} value={value} onChange={setValue} />;
}

function Files() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FilePicker
      label="Pictures"
      hint="PNG or JPG, up to three"
      files={files}
      onAdd={(added) => setFiles([...files, ...added].slice(0, 3))}
      onRemove={(index) => setFiles(files.filter((_, other) => other !== index))}
      accept="image/png,image/jpeg"
      maxFiles={3}
      pickLabel="Choose pictures"
      removeLabel={(name) => `Remove ${name}`}
    />
  );
}

export const story: Story = {
  shows: [
    'field',
    'action-field',
    'password-field',
    'select',
    'checkbox-field',
    'text-area-field',
    'radio-group',
    'switch',
    'file-picker',
  ],
  states: {
    'Text, with hint and with error': () => (
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label="Username" hint="2 to 15 characters" />
        <TextField label="Username" error="Username is taken" defaultValue="lena" />
        <TextField label="Amount" leading="P" inputMode="decimal" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
      </div>
    ),
    'Password, code': () => (
      <div className="grid gap-4 md:grid-cols-2">
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
        <ActionField label="SMS code" action={<Button variant="secondary">Send</Button>} />
        <SelectField label="Period" options={periods} />
      </div>
    ),
    'Text of several lines': () => <TextAreaField label="What happened?" counter="0 of 500" />,
    Choices: () => (
      <div className="grid gap-6 md:grid-cols-2">
        <Radios />
        <div className="flex flex-col gap-2">
          <CheckboxField label="I agree to the terms" defaultChecked />
          <CheckboxField label="I agree to the terms" error="Input cannot be empty" />
          <Switch label="Sound" hint="Off until you turn it on." />
          <Switch label="Sound" defaultChecked />
        </div>
      </div>
    ),
    Files: () => <Files />,
  },
};
