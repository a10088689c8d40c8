import {
  genderRestrictions,
  MEMBER_LIMIT_MAX,
  MEMBER_LIMIT_MIN,
} from '@azit/contract/clubs/club.field';
import { clubMessages } from '#web/domain/copy/club.ts';
import { genderNames } from '#web/features/clubs/model/club-facts.ts';
import { toast } from '#web/notify/notify.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { AgeField } from './age-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ClubForm } from './use-club-form.ts';

type WhoSectionProps = {
  form: ClubForm;
  isLocked?: boolean;
  joinedCount?: number;
};

const genderOptions = genderRestrictions.map((value) => ({ value, label: genderNames[value] }));

export function WhoSection({ form, isLocked = false, joinedCount = 0 }: WhoSectionProps) {
  return (
    <FormSection step={3} title="누구와">
      {!isLocked && (
        <Stepper
          label="인원"
          unit="명"
          min={Math.max(MEMBER_LIMIT_MIN, joinedCount)}
          max={MEMBER_LIMIT_MAX}
          value={form.values.memberLimit}
          hint="나를 포함해 3명부터 20명까지"
          error={form.errorFor('memberLimit')}
          onChange={(limit) => form.choose({ memberLimit: limit })}
          onLimit={(end) => end === 'max' && toast(clubMessages.limitReached)}
        />
      )}
      <ChoiceGroup
        variant="segmented"
        legend="성별"
        options={genderOptions}
        value={form.values.genderRestriction}
        onChange={(gender) => form.choose({ genderRestriction: gender })}
      />
      <AgeField form={form} />
    </FormSection>
  );
}
