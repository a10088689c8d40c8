import { genderRestrictions } from '@azit/contract/clubs/club.field';
import { genderNames } from '#web/features/clubs/model/club-facts.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { AgeField } from './age-field.tsx';
import { FormSection } from './form-section.tsx';
import { LimitField } from './limit-field.tsx';
import type { ClubForm } from './use-club-form.ts';

type WhoSectionProps = {
  form: ClubForm;
  isLocked?: boolean;
  joinedCount?: number;
  hasWaiting?: boolean;
};

const genderOptions = genderRestrictions.map((value) => ({ value, label: genderNames[value] }));

const visibilityOptions = [
  { value: 'LISTED', label: '모두', description: '목록과 검색에 보여요.' },
  {
    value: 'BY_LINK',
    label: '링크를 받은 사람만',
    description: (
      <Sentences text="목록과 검색에 보이지 않아요. 만든 다음 초대 링크를 보내 주세요." />
    ),
  },
] as const;

export function WhoSection(props: WhoSectionProps) {
  const { form, isLocked = false, joinedCount = 0, hasWaiting = false } = props;
  const { visibility } = form.values;
  return (
    <FormSection step={3} title="누구와">
      <ChoiceGroup
        variant="cards"
        legend="누가 볼 수 있나요?"
        options={visibilityOptions.map((option) => ({
          ...option,
          disabled: hasWaiting && visibility === 'LISTED' && option.value === 'BY_LINK',
        }))}
        value={visibility}
        hint={hasWaiting && '기다리는 신청에 먼저 답하면 바꿀 수 있어요.'}
        onChange={(chosen) => form.choose({ visibility: chosen })}
      />
      {!isLocked && (
        <LimitField form={form} joinedCount={joinedCount} hint="나를 포함해 3명부터 20명까지" />
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
