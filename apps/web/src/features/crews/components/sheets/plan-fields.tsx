import { LOCATION_MAX, MEMBER_LIMIT_MAX, MEMBER_LIMIT_MIN } from '@azit/contract/clubs/club.field';
import { type CrewPlan, crewPlan } from '@azit/contract/crews/crew.payload';
import { hoursText } from '#web/domain/meeting/hours-text.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import styles from './crew-form.module.css';

const HALF_HOUR = 30;
const LONGEST = 24;
const lengths = Array.from({ length: LONGEST }, (_, index) => (index + 1) * HALF_HOUR);
const ways = [
  { value: 'offline', label: '만나서' },
  { value: 'online', label: '온라인' },
] as const;

type PlanFieldsProps = { plan: CrewPlan; onChange: (plan: CrewPlan) => void };

export function planError(plan: CrewPlan): string | undefined {
  return crewPlan.safeParse(plan).error?.issues[0]?.message;
}

export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const change = (parts: Partial<CrewPlan>) => onChange({ ...plan, ...parts });
  const { durationMinutes: minutes, isOnline, meetingTime } = plan;
  const choices = lengths.includes(minutes)
    ? lengths
    : [...lengths, minutes].toSorted((a, b) => a - b);
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <TextField
          compact
          label="시작"
          type="time"
          value={meetingTime.slice(0, 5)}
          onChange={({ currentTarget }) => change({ meetingTime: currentTarget.value })}
        />
        <SelectField
          compact
          label="길이"
          options={choices.map((one) => ({ value: String(one), label: hoursText(one) }))}
          value={String(minutes)}
          onChange={({ currentTarget }) => change({ durationMinutes: Number(currentTarget.value) })}
        />
      </div>
      <ChoiceGroup
        variant="segmented"
        legend="모이는 방법"
        options={ways}
        value={isOnline}
        onChange={(way) => change({ isOnline: way })}
      />
      {isOnline === 'online' ? (
        <TextField
          compact
          optional
          label="온라인 링크"
          type="url"
          placeholder="https://"
          value={plan.onlineLink ?? ''}
          onChange={({ currentTarget }) => change({ onlineLink: currentTarget.value || null })}
        />
      ) : (
        <TextField
          compact
          label="장소"
          placeholder="주소나 장소 이름을 써 주세요"
          maxLength={LOCATION_MAX}
          value={plan.location ?? ''}
          // The area belongs to the address, so a new address must not keep the old area.
          onChange={({ currentTarget }) =>
            change({ location: currentTarget.value, areaCode: null })
          }
        />
      )}
      <Stepper
        label="인원"
        min={MEMBER_LIMIT_MIN}
        max={MEMBER_LIMIT_MAX}
        value={plan.memberLimit}
        onChange={(memberLimit) => change({ memberLimit })}
      />
      <TextField
        compact
        label="참가비"
        inputMode="numeric"
        suffix="원"
        hint="비워 두면 무료예요."
        value={plan.fee === 0 ? '' : String(plan.fee)}
        onChange={({ currentTarget }) =>
          change({ fee: Number(currentTarget.value.replaceAll(/\D/g, '')) })
        }
      />
    </div>
  );
}
