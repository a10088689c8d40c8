import { MEMBER_LIMIT_MAX, MEMBER_LIMIT_MIN } from '@azit/contract/clubs/club.field';
import { clubMessages } from '#web/domain/copy/club.ts';
import { toast } from '#web/notify/notify.ts';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import type { ClubForm } from './use-club-form.ts';

type LimitFieldProps = {
  form: ClubForm;
  joinedCount: number;
  hint: string | undefined;
};

export function LimitField({ form, joinedCount, hint }: LimitFieldProps) {
  return (
    <Stepper
      label="인원"
      min={Math.max(MEMBER_LIMIT_MIN, joinedCount)}
      max={MEMBER_LIMIT_MAX}
      value={form.values.memberLimit}
      hint={hint}
      error={form.errorFor('memberLimit')}
      onChange={(memberLimit) => form.choose({ memberLimit })}
      onLimit={(end) => end === 'max' && toast(clubMessages.limitReached)}
    />
  );
}
