import { formatDetailTime } from '@azit/rules/meeting-time';
import { lastMeetingDate, pastMeetingMessages } from '@azit/rules/planned-meeting';
import { seoulToday } from '@azit/rules/seoul-clock';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import styles from './club-form.module.css';
import { DurationField } from './duration-field.tsx';
import { FeeField } from './fee-field.tsx';
import { FormSection } from './form-section.tsx';
import { LocationField, type LocationSearch, OnlineLinkField } from './location-field.tsx';
import type { ClubForm } from './use-club-form.ts';

type WhenWhereSectionProps = {
  form: ClubForm;
  isLocked?: boolean;
  search: LocationSearch;
};

export function WhenWhereSection({ form, isLocked, search }: WhenWhereSectionProps) {
  if (isLocked) {
    return (
      <FormSection step={2} title="장소와 참가비">
        {form.values.isOnline === 'online' ? (
          <OnlineLinkField form={form} />
        ) : (
          <LocationVisibilityField form={form} />
        )}
        <FeeField form={form} />
      </FormSection>
    );
  }
  return <OpenWhenWhereSection form={form} search={search} />;
}

function OpenWhenWhereSection({ form, search }: Omit<WhenWhereSectionProps, 'isLocked'>) {
  const { meetingDate, meetingTime } = form.values;
  const known = meetingDate !== '' && meetingTime !== '' && !form.errors.meetingDate;
  return (
    <FormSection step={2} title="언제, 어디서">
      <div className={styles.pair}>
        <TextField
          {...form.field('meetingDate')}
          label="날짜"
          type="date"
          min={seoulToday(new Date())}
          max={lastMeetingDate(new Date())}
          hint={
            known
              ? formatDetailTime({ meetingDate, meetingTime }, new Date())
              : pastMeetingMessages.meetingDate
          }
          error={form.errorFor('meetingDate')}
        />
        <TextField
          {...form.field('meetingTime')}
          label="시간"
          type="time"
          error={form.errorFor('meetingTime')}
        />
      </div>
      <DurationField form={form} />
      <div className={styles.tight}>
        <LocationField form={form} search={search} />
        <LocationVisibilityField form={form} />
      </div>
      <FeeField form={form} />
    </FormSection>
  );
}

function LocationVisibilityField({ form }: { form: ClubForm }) {
  if (form.values.isOnline === 'online') return null;
  return (
    <Checkbox
      label="장소는 수락한 사람에게만 보여 주기"
      hint="다른 사람에게는 시·군·구까지만 보여요."
      checked={form.values.locationVisibility === 'JOINED'}
      onChange={(event) =>
        form.choose({ locationVisibility: event.currentTarget.checked ? 'JOINED' : 'ALL' })
      }
    />
  );
}
