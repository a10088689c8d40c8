import { CLUB_NAME_MAX } from '@azit/contract/clubs/club.field';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ClubForm } from './use-club-form.ts';

type NameSectionProps = {
  form: ClubForm;
  isLocked?: boolean;
  banner: ReactNode;
  category?: ReactNode;
  summary?: string | undefined;
};

export function NameSection({
  form,
  isLocked = false,
  banner,
  category,
  summary,
}: NameSectionProps) {
  return (
    <FormSection step={1} title={isLocked ? '사진' : '사진과 이름'} summary={summary}>
      {banner}
      {!isLocked && (
        <TextField
          {...form.field('clubName')}
          label="아지트 이름"
          placeholder="어떤 모임인지 한눈에 보이게"
          hint={clubMessages.nameRule}
          maxCount={CLUB_NAME_MAX}
          autoComplete="off"
          error={form.errorFor('clubName')}
        />
      )}
      {category}
    </FormSection>
  );
}
