import { useState } from 'react';
import { hoursText } from '#web/domain/meeting/hours-text.ts';
import { lengthChoices, usualLengths } from '#web/features/clubs/model/meeting-length.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import styles from './club-form.module.css';
import type { ClubForm } from './use-club-form.ts';

type DurationFieldProps = { form: ClubForm; hint?: string | undefined };

const other = 'other';
const chips = [
  ...usualLengths.map((minutes) => ({ value: String(minutes), label: hoursText(minutes) })),
  { value: other, label: '직접 고르기' },
];

export function DurationField({ form, hint }: DurationFieldProps) {
  const minutes = form.values.durationMinutes;
  const [fromList, setFromList] = useState(!usualLengths.includes(minutes));
  const choose = (length: string) => form.choose({ durationMinutes: Number(length) });
  return (
    <div className={styles.tight}>
      <ChoiceGroup
        legend="길이"
        options={chips}
        value={fromList ? other : String(minutes)}
        hint={hint}
        onChange={(length) => {
          setFromList(length === other);
          if (length !== other) choose(length);
        }}
      />
      {fromList && (
        <SelectField
          compact
          labelHidden
          label="모임 길이"
          options={lengthChoices(minutes).map((length) => ({
            value: String(length),
            label: hoursText(length),
          }))}
          value={String(minutes)}
          error={form.errorFor('durationMinutes')}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
