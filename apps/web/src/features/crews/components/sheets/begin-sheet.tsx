import { CREW_NAME_MAX, crewName, type Rhythm } from '@azit/contract/crews/crew.field';
import type { CreateCrewBody, CrewPlan } from '@azit/contract/crews/crew.payload';
import { crews } from '@azit/contract/crews/crews.endpoints';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { firstComingDay } from '@azit/rules/crews/due-dates';
import { plannedDates } from '@azit/rules/crews/rhythm';
import { formatMonthDay, formatTwelveHour, weekdayLetter } from '@azit/rules/meeting-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/api/client.ts';
import { failureText } from '#web/api/error.ts';
import { factSeparator, joinFacts } from '#web/domain/copy/facts.ts';
import { durationText } from '#web/domain/meeting/meeting-span.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { showAlert, toastOnNextPage } from '#web/notify/notify.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useAct } from '#web/queries/use-act.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { planFacts } from '../../model/crew-text.ts';
import styles from './crew-form.module.css';
import { PlanFields, planError } from './plan-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';

const ProfileFirst = lazy(async () => ({
  default: (await import('#web/forms/profile-first.tsx')).ProfileFirst,
}));

export type CrewStart = {
  name: string;
  categorySmallId: number;
  fromClubId: number | null;
  plan: CrewPlan;
  rhythm: Rhythm;
};

type BeginSheetProps = {
  start: CrewStart;
  people: readonly MemberSummary[];
  open: boolean;
  onClose: (then?: () => void) => void;
  /**
   * Lets the host choose a category. Omitted if the crew starts from a past meeting, because the
   * crew takes the category of that meeting.
   */
  renderCategory?: (value: number, onChange: (id: number) => void) => ReactNode;
};

const TITLE = '크루 만들기';
const FAILED = '크루를 만들지 못했어요. 아직 아무도 초대하지 않았어요.';

export function BeginSheet(props: BeginSheetProps) {
  const session = useSession();
  const { data: member } = useQuery({
    ...memberQueries.cachedProfile(session?.memberId ?? 0),
    enabled: session !== null,
  });
  if (member?.isProfileComplete !== false) return <CrewForm {...props} />;
  return (
    <Dialog open={props.open} size="sheet" title={TITLE} onClose={props.onClose}>
      <Suspense fallback={null}>
        <ProfileFirst member={member} />
      </Suspense>
    </Dialog>
  );
}

function CrewForm({ start, people, open, onClose, renderCategory }: BeginSheetProps) {
  const [name, setName] = useState(start.name);
  const [rhythm, setRhythm] = useState(start.rhythm);
  const [plan, setPlan] = useState(start.plan);
  const [categorySmallId, setCategory] = useState(start.categorySmallId);
  const create = useAct(async (body: CreateCrewBody) => (await call(crews.create, { body })).data);
  const client = useQueryClient();
  const navigate = useNavigate();
  const nameError = crewName.safeParse(name).error?.issues[0]?.message;
  const error = planError(plan);
  const isFromMeeting = start.fromClubId !== null;

  async function send() {
    const memberIds = people.map(({ memberId }) => memberId);
    const { fromClubId } = start;
    try {
      const body = { name, categorySmallId, fromClubId, memberIds, plan, rhythm };
      const crew = await create.mutateAsync(body);
      const { crewId } = crew;
      // Cache the crew, so that its page opens without loading.
      client.setQueryData(crewQueries.detail(crewId).queryKey, crew);
      onClose(() => {
        toastOnNextPage('크루를 만들었어요');
        void openCrew(paths.crew(crewId));
      });
    } catch (failure) {
      await showAlert(failureText(FAILED, failure));
    }
  }

  /** If nobody was invited, open the layer with a link that the host can send. */
  async function openCrew(path: string) {
    await navigate(path);
    if (people.length === 0) await navigate(path, { state: { layer: 'invite-link' } });
  }

  return (
    <Dialog
      open={open}
      size="sheet"
      title={TITLE}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          {people.length > 0 && (
            <p className={styles.note}>
              <Sentences text="한 사람에게 한 번만 물어봐요. 답이 없으면 초대는 조용히 사라져요." />
            </p>
          )}
          <Button
            full
            disabled={nameError !== undefined || error !== undefined}
            loading={create.isPending}
            onClick={send}
          >
            {people.length > 0 ? `크루 만들고 ${people.length}명 초대하기` : TITLE}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <People people={people} />
        <TextField
          label="크루 이름"
          hint="2~24자. 나중에 바꿀 수 있어요."
          maxCount={CREW_NAME_MAX}
          autoComplete="off"
          value={name}
          error={name === '' ? undefined : nameError}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {renderCategory?.(categorySmallId, setCategory)}
        <RhythmFields rhythm={rhythm} onChange={setRhythm} />
        <Plan plan={plan} isFolded={isFromMeeting} error={error} onChange={setPlan} />
        <FirstDate rhythm={rhythm} meetingTime={plan.meetingTime} />
      </div>
    </Dialog>
  );
}

function People({ people }: { people: readonly MemberSummary[] }) {
  const [first] = people;
  if (!first) return null;
  const rest = people.length - 1;
  return (
    <p className={styles.people}>
      <MemberStack members={people} size={2.8} />
      {first.nickname}님{rest > 0 && ` 외 ${rest}명`}에게 물어봐요
    </p>
  );
}

type PlanProps = {
  plan: CrewPlan;
  isFolded: boolean;
  error: string | undefined;
  onChange: (plan: CrewPlan) => void;
};

function Plan({ plan, isFolded, error, onChange }: PlanProps) {
  const [isOpen, setOpen] = useState(!isFolded || error !== undefined);
  if (!isOpen) {
    const [, ...facts] = planFacts(plan).split(factSeparator);
    return (
      <div className={styles.plan}>
        <Clock />
        <span>
          <b>
            {formatTwelveHour(plan.meetingTime)}부터 {durationText(plan.durationMinutes)}
          </b>
          {joinFacts(...facts)}
        </span>
        <button type="button" className={styles.fix} onClick={() => setOpen(true)}>
          고치기
        </button>
      </div>
    );
  }
  return (
    <>
      <PlanFields plan={plan} onChange={onChange} />
      {error && <p className={styles.error}>{error}</p>}
    </>
  );
}

function FirstDate({ rhythm, meetingTime }: { rhythm: Rhythm; meetingTime: string }) {
  const from = firstComingDay(meetingTime, new Date());
  const [first] = plannedDates(rhythm, from, from, 1);
  if (!first) return <p className={styles.first}>크루 멤버에게만 보여요.</p>;
  return (
    <p className={styles.first}>
      첫 모임은{' '}
      <b>
        {formatMonthDay(first)} {weekdayLetter(first)}요일
      </b>
      이에요. 크루 멤버에게만 보여요.
    </p>
  );
}
