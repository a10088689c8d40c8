import type { Crew, CrewDate, CrewPause } from '@azit/contract/crews/crew.schema';
import { crewDates } from '@azit/contract/crews/crew-dates.endpoints';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { formatDetailTime, formatMonthDay } from '@azit/rules/meeting-time';
import { CalendarDays, CirclePause, Crown, House } from 'lucide-react';
import { call } from '#web/api/client.ts';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { useAct } from '#web/queries/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { useHostQuestion } from '../api/use-host-question.ts';
import { dayText, pauseText } from '../model/crew-text.ts';
import { RoleQuestion } from './crew-notice-answer.tsx';
import styles from './crew-page.module.css';
import { DateTile } from './dates/date-tile.tsx';
import { useFailureDialog } from './use-failure-dialog.ts';

type PausedProps = { crew: Crew; pause: CrewPause; onRhythm: () => void };

export function PausedCrew({ crew, pause, onRhythm }: PausedProps) {
  const params = { crewId: crew.crewId };
  const resume = useAct(
    () => call(crewDates.resume, { params }),
    () => toast('크루를 다시 시작해요'),
  );
  if (pause.reason === 'NO_HOST') return <HostlessCrew crew={crew} pause={pause} />;
  if (!hasCapability(crew.myRole, 'planDates')) {
    return (
      <Callout icon={<CirclePause />} title="크루가 잠시 쉬고 있어요">
        <Sentences text="호스트가 다시 시작하면 알려 드릴게요. 채팅방은 그대로 열려 있어요." />
      </Callout>
    );
  }
  const text = `${pauseText(pause)} 다음 날짜를 만들지 않고 기다릴게요.`;
  return (
    <>
      <Callout tone="warning" icon={<CirclePause />} title="크루가 잠시 멈췄어요">
        <Sentences text={text} />
      </Callout>
      <div className={styles.acts} data-solid-action>
        <Button variant="weak" onClick={onRhythm}>
          리듬 바꾸기
        </Button>
        <Button
          loading={resume.isPending}
          onClick={() => void failsWithAlert(resume.mutateAsync(), '다시 시작하지 못했어요.')}
        >
          계속 만나기
        </Button>
      </div>
    </>
  );
}

function HostlessCrew({ crew, pause: { takeOverFrom } }: { crew: Crew; pause: CrewPause }) {
  const takeOver = useAct(
    () => call(crewMembers.takeOver, { params: { crewId: crew.crewId } }),
    () => toast('호스트를 이어받았어요'),
  );
  const showFailure = useFailureDialog();
  const confirmHost = useHostQuestion(crew.crewId);
  const from = takeOverFrom === null ? null : new Date(takeOverFrom);
  const now = useNowAt(from ? [from] : []);
  const mayTakeOver = from !== null && from <= now;
  const when = takeOverFrom === null ? '' : `${dayText(takeOverFrom)}부터 `;

  async function confirmAndTakeOver() {
    if (await confirmHost('이어받기')) await takeOver.mutateAsync();
  }

  return (
    <>
      <Callout tone="warning" icon={<Crown />} title="호스트 자리가 비었어요">
        <Sentences text={`크루가 잠시 멈췄어요. ${when}멤버 누구나 이어받을 수 있어요.`} />
      </Callout>
      <Button
        full
        variant="tonal"
        disabled={!mayTakeOver}
        loading={takeOver.isPending}
        onClick={() =>
          void confirmAndTakeOver().catch((error) => showFailure('이어받지 못했어요.', error))
        }
      >
        내가 이어받기
      </Button>
    </>
  );
}

export function EndedCrew({ crew: { meetings, roomReadableUntil } }: { crew: Crew }) {
  const room = roomReadableUntil
    ? `${dayText(roomReadableUntil)}까지 채팅방을 읽을 수 있어요. `
    : '';
  const remains = meetings > 0 ? `함께한 ${meetings}번은 활동 내역에 남아요.` : '';
  return <EmptyState icon={<House />} title="크루가 끝났어요." how={`${room}${remains}`} />;
}

export function NoDate({ mayPlan }: { mayPlan: boolean }) {
  return (
    <div className={styles.box}>
      <EmptyState
        icon={<CalendarDays />}
        title="아직 정해진 날이 없어요."
        how={mayPlan ? undefined : '호스트가 날짜를 열면 알려 드려요.'}
      />
    </div>
  );
}

type SkippedDateProps = { date: CrewDate; next: CrewDate | undefined };

export function SkippedDate({ date, next }: SkippedDateProps) {
  return (
    <div className={styles.box}>
      <div className={styles.skipped}>
        <DateTile date={date.meetingDate} look="skipped" />
        <span>
          <b>{formatMonthDay(date.meetingDate)}은 쉬어요</b>
          {next && <small>다음은 {formatDetailTime(next, new Date())}</small>}
        </span>
      </div>
      {date.skipNote && <p className={styles.quote}>“{date.skipNote}”</p>}
    </div>
  );
}

const toastRole = (isAccepted: boolean) =>
  toast(isAccepted ? '맡기로 했어요' : '‘사양할게요’로 답했어요');

/** Shown to a member whom the host has asked to become a co-host or the host. */
export function RoleRequest({ crew }: { crew: Crew }) {
  const isHost = crew.requestedRole === 'HOST';
  const title = isHost ? '호스트를 넘겨받을까요?' : '공동 호스트를 부탁받았어요';
  return (
    <>
      <Callout title={title}>{crew.host?.nickname}님의 부탁이에요</Callout>
      <RoleQuestion crewId={crew.crewId} isHost={isHost} onAnswered={toastRole} />
    </>
  );
}
