import { CHANGE_NOTE_MAX, CLUB_NAME_MAX } from '@azit/contract/clubs/club.field';
import { lastMeetingDate } from '@azit/rules/planned-meeting';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { ReplacedTexts } from '#web/features/clubs/model/changed-plan.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import styles from '../form/club-form.module.css';
import { DurationField } from '../form/duration-field.tsx';
import { LimitField } from '../form/limit-field.tsx';
import { LocationField, type LocationSearch } from '../form/location-field.tsx';
import type { ClubForm } from '../form/use-club-form.ts';
import change from './change-club-form.module.css';

type ChangeFieldsProps = {
  form: ClubForm;
  search: LocationSearch;
  joinedCount: number;
  replaced: ReplacedTexts;
};

export function ChangeFields({ form, search, joinedCount, replaced }: ChangeFieldsProps) {
  const changeable = (field: 'meetingDate' | 'meetingTime' | 'clubName') => ({
    ...form.field(field),
    hint: replaced[field],
    className: replaced[field] && styles.changed,
    error: form.errorFor(field),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...changeable('meetingDate')}
          label="날짜"
          type="date"
          min={seoulToday(new Date())}
          max={lastMeetingDate(new Date())}
        />
        <TextField {...changeable('meetingTime')} label="시작" type="time" />
      </div>
      <DurationField form={form} hint={replaced.durationMinutes} />
      <LocationField form={form} search={search} replaced={replaced} />
      <TextField
        {...changeable('clubName')}
        label="아지트 이름"
        maxCount={CLUB_NAME_MAX}
        autoComplete="off"
      />
      <div className={replaced.memberLimit && change.limit}>
        <LimitField form={form} joinedCount={joinedCount} hint={replaced.memberLimit} />
      </div>
      <TextareaField
        {...form.field('changeNote')}
        optional
        label="바꾸는 이유"
        hint="알림에 함께 보여요"
        maxCount={CHANGE_NOTE_MAX}
        error={form.errorFor('changeNote')}
      />
    </>
  );
}
