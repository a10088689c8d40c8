import { ABOUT_ME_MAX, type Gender } from '@azit/contract/members/member.field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { birthYears } from '../model/profile-form.ts';
import styles from './sign-up.module.css';

type AboutMeFieldProps = { registration: UseFormRegisterReturn; error: string | undefined };

export function AboutMeField({ registration, error }: AboutMeFieldProps) {
  return (
    <TextareaField
      {...registration}
      label="자기소개"
      placeholder="어떤 모임을 좋아하는지 알려 주세요"
      rows={3}
      maxCount={ABOUT_ME_MAX}
      error={error}
    />
  );
}

type PersonFieldsProps = {
  birthYear: UseFormRegisterReturn;
  yearPlaceholder?: string;
  /**
   * The youngest age in the list of years. Omitted by the form that presets the current year, so
   * that its list contains that year.
   */
  minAge?: number;
  gender: Gender | null;
  onGender: (gender: Gender) => void;
};

export const genderOptions = [
  { value: 'MALE', label: '남성' },
  { value: 'FEMALE', label: '여성' },
] as const;

export function PersonFields(props: PersonFieldsProps) {
  const { birthYear, yearPlaceholder, minAge, gender, onGender } = props;
  const years = birthYears(new Date(), minAge).map((year) => ({ value: year, label: `${year}년` }));
  return (
    <div className={styles.years}>
      <SelectField
        {...birthYear}
        label="태어난 해"
        options={years}
        placeholder={yearPlaceholder}
        hint={minAge && `만 ${minAge}세부터 가입할 수 있어요`}
      />
      <ChoiceGroup
        variant="segmented"
        legend="성별"
        options={genderOptions}
        value={gender}
        onChange={onGender}
      />
    </div>
  );
}
