import { CREW_INTRO_MAX, CREW_NAME_MAX, crewName } from '@azit/contract/crews/crew.field';
import type { EditCrewBody } from '@azit/contract/crews/crew.payload';
import type { Crew } from '@azit/contract/crews/crew.schema';
import { crewDates } from '@azit/contract/crews/crew-dates.endpoints';
import { crews } from '@azit/contract/crews/crews.endpoints';
import { lastMeetingDate } from '@azit/rules/planned-meeting';
import { seoulToday } from '@azit/rules/seoul-clock';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { ActSheet } from './act-sheet.tsx';
import styles from './crew-form.module.css';
import type { SheetProps } from './sheet-props.ts';

const DAY_HOURS = 24;
const TWO_DAYS = 48;
const THREE_DAYS = 72;

const audiences = [
  { value: 'members', label: '크루 멤버만', description: '자리가 남아도 모두에게 열지 않아요.' },
  {
    value: 'everyone',
    label: '자리가 남으면 모두에게',
    description: <Sentences text="그 전까지는 멤버만 답해요. 처음 오는 사람은 신청하고 와요." />,
  },
] as const;

const openings = [
  { value: String(DAY_HOURS), label: '하루 전' },
  { value: String(TWO_DAYS), label: '이틀 전' },
  { value: String(THREE_DAYS), label: '사흘 전' },
];

const edit = ({ crewId }: Crew, body: EditCrewBody) =>
  call(crews.edit, { params: { crewId }, body });

export function OpeningSheet({ crew, open, onClose }: SheetProps) {
  const [hours, setHours] = useState(crew.opensHoursBefore ?? null);
  return (
    <ActSheet
      open={open}
      onClose={onClose}
      size="sheet"
      title="누구에게 열까요?"
      label="바꾸기"
      failed="바꾸지 못했어요."
      done="바꿨어요"
      act={() => edit(crew, { opensHoursBefore: hours })}
    >
      <div className={styles.form}>
        <ChoiceGroup
          variant="cards"
          legend="누구에게 열까요?"
          legendHidden
          options={audiences}
          value={hours === null ? 'members' : 'everyone'}
          onChange={(audience) => setHours(audience === 'members' ? null : TWO_DAYS)}
        />
        {hours !== null && (
          <ChoiceGroup
            legend="언제부터 열까요?"
            options={openings}
            value={String(hours)}
            onChange={(next) => setHours(Number(next))}
          />
        )}
      </div>
    </ActSheet>
  );
}

export function EditSheet({ crew, open, onClose }: SheetProps) {
  const [name, setName] = useState(crew.name);
  const [intro, setIntro] = useState(crew.intro);
  const error = crewName.safeParse(name).error?.issues[0]?.message;
  return (
    <ActSheet
      open={open}
      onClose={onClose}
      size="sheet"
      title="크루 고치기"
      label="고치기"
      disabled={error !== undefined}
      failed="고치지 못했어요."
      done="크루를 고쳤어요"
      act={() => edit(crew, { name, intro })}
    >
      <div className={styles.form}>
        <TextField
          label="크루 이름"
          maxCount={CREW_NAME_MAX}
          value={name}
          error={error}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextareaField
          optional
          label="소개"
          rows={4}
          maxCount={CREW_INTRO_MAX}
          maxLength={CREW_INTRO_MAX}
          value={intro}
          onChange={({ currentTarget }) => setIntro(currentTarget.value)}
        />
      </div>
    </ActSheet>
  );
}

export function OpenDateDialog({ crew, open, onClose }: SheetProps) {
  const [meetingDate, setDate] = useState('');
  const params = { crewId: crew.crewId };
  return (
    <ActSheet
      open={open}
      onClose={onClose}
      title="언제 만날까요?"
      label="이날 열기"
      disabled={meetingDate === ''}
      failed="날짜를 열지 못했어요."
      done="날짜를 열었어요"
      act={() => call(crewDates.open, { params, body: { meetingDate } })}
    >
      <TextField
        compact
        label="날짜"
        type="date"
        min={seoulToday(new Date())}
        max={lastMeetingDate(new Date())}
        value={meetingDate}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
    </ActSheet>
  );
}
