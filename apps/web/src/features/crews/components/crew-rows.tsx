import { COHOSTS_MAX } from '@azit/contract/crews/crew.field';
import type { Crew } from '@azit/contract/crews/crew.schema';
import { answers } from '@azit/contract/crews/crew-dates.endpoints';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { crews } from '@azit/contract/crews/crews.endpoints';
import { rhythmText } from '@azit/rules/crews/rhythm';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { formatMonthDay } from '@azit/rules/meeting-time';
import {
  ArrowRightLeft,
  CircleStop,
  Crown,
  Globe,
  LogOut,
  Megaphone,
  MessageSquare,
  Pencil,
  Repeat,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/api/client.ts';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { UnreadBadge } from '#web/domain/unread/unread-badge.tsx';
import { paths } from '#web/navigation/paths.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { confirm, toast, toastOnNextPage } from '#web/notify/notify.ts';
import { useAct } from '#web/queries/use-act.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import { openingText, planFacts } from '../model/crew-text.ts';
import { isFullForViewer, mustAnswer, seenChange } from '../model/date-answer.ts';
import type { OpenDate } from './dates/date-card.tsx';
import { isOpenDate } from './dates/date-rows.tsx';

export function AlwaysGoing({ crew }: { crew: Crew }) {
  const params = { crewId: crew.crewId };
  const { mutate, isPending, variables } = useAct(
    (going: boolean) => call(crewMembers.setAlwaysGoing, { params, body: { going } }),
    (going) => going && answerOpenDates(crew),
  );
  return (
    <SwitchRow
      title="매번 갈게요"
      description={
        <Sentences text="새 날짜마다 ‘갈게요’로 답해 둘게요. 하루 전에는 다시 물어봐요." />
      }
      checked={isPending ? variables : (crew.alwaysGoing ?? false)}
      onChange={(going) => mutate(going, { onError: () => toast('답을 보내지 못했어요.') })}
    />
  );
}

/** The switch answers only new meetings, so offer to answer those that are already open. */
async function answerOpenDates(crew: Crew): Promise<void> {
  const open = crew.dates
    .filter(isOpenDate)
    .filter((date) => mustAnswer(date) && !isFullForViewer(date));
  if (open.length === 0) return;
  const days = open.map(({ meetingDate }) => formatMonthDay(meetingDate)).join(', ');
  const isWanted = await confirm({
    title: '이미 열린 날도 갈게요?',
    description: `${days}에도 ‘갈게요’로 답해요.`,
    confirmLabel: '모두 갈게요',
    cancelLabel: '하나씩 답하기',
  });
  if (!isWanted) return;
  const sending = Promise.all(open.map(sendGoing));
  if (!(await failsWithAlert(sending, '답을 보내지 못했어요.'))) toast('‘갈게요’로 답했어요');
}

function sendGoing(date: OpenDate) {
  const body = { going: true, seenAt: seenChange(date) };
  return call(answers.answer, { params: { clubId: date.clubId }, body });
}

export function RoomRows({ crew }: { crew: Crew }) {
  const { roomId, unread = 0, lastMessage, announcement } = crew;
  if (!roomId) return null;
  return (
    <>
      <ListRow
        title="크루 채팅방"
        description={lastMessage ?? chatListMessages.silent}
        leading={<MessageSquare />}
        trailing={unread > 0 ? <UnreadBadge count={unread} /> : undefined}
        to={paths.chatRoom(roomId)}
      />
      {announcement && (
        <ListRow
          title="공지"
          description={announcement}
          leading={<Megaphone />}
          to={paths.chatRoom(roomId)}
        />
      )}
    </>
  );
}

type HostRowsProps = { crew: Crew; openSheet: (name: string) => void };

export function HostRows({ crew, openSheet }: HostRowsProps) {
  const cohosts = (crew.members ?? []).filter(({ role }) => role === 'COHOST');
  const left = COHOSTS_MAX - cohosts.length;
  const names = cohosts.map(({ member }) => member.nickname).join(', ');
  const more = left === 1 ? '한 명 더 부탁할 수 있어요' : '두 명까지 부탁할 수 있어요';
  const opens = openingText(crew.opensHoursBefore);
  const invited = crew.invited?.length ?? 0;
  return (
    <>
      <ListRow
        title={rhythmText(crew.rhythm, crew.meetingTime)}
        description={crew.plan && planFacts(crew.plan)}
        leading={<Repeat />}
        onClick={() => openSheet('rhythm')}
      />
      <ListRow
        title="멤버 초대하기"
        description={invited > 0 ? `초대 중 ${invited}명` : '만난 사람이나 링크로 불러요'}
        leading={<UserPlus />}
        onClick={() => openSheet('invite')}
      />
      {hasCapability(crew.myRole, 'assignRoles') && (
        <ListRow
          title="공동 호스트"
          description={joinFacts(names, left > 0 && more)}
          leading={<Crown />}
          trailing={
            cohosts.length > 0 ? (
              <MemberStack members={cohosts.map(({ member }) => member)} size={2.4} />
            ) : undefined
          }
          to={paths.crewMembers(crew.crewId)}
        />
      )}
      {hasCapability(crew.myRole, 'editCrew') && (
        <>
          <ListRow
            title={opens ? `자리가 남으면 ${opens} 전부터 모두에게` : '크루 멤버만'}
            description={opens ? '그 전까지는 멤버만 답해요' : '자리가 남아도 모두에게 열지 않아요'}
            leading={<Globe />}
            onClick={() => openSheet('opening')}
          />
          <ReleaseRow crew={crew} />
          <ListRow title="크루 고치기" leading={<Pencil />} onClick={() => openSheet('edit')} />
        </>
      )}
    </>
  );
}

function ReleaseRow({ crew }: { crew: Crew }) {
  const params = { crewId: crew.crewId };
  const { mutateAsync, isPending, variables } = useAct((releasesSeats: boolean) =>
    call(crews.edit, { params, body: { releasesSeats } }),
  );
  return (
    <SwitchRow
      title="답이 없으면 자리 넘기기"
      description="하루 전 물음에 6시간 전까지 답이 없고 기다리는 사람이 있을 때"
      leading={<ArrowRightLeft />}
      checked={isPending ? variables : (crew.releasesSeats ?? false)}
      onChange={(isOn) => void failsWithAlert(mutateAsync(isOn), '바꾸지 못했어요.')}
    />
  );
}

export function EndCrewRow({ crew: { crewId, memberCount } }: { crew: Crew }) {
  const { mutateAsync } = useAct(() => call(crews.end, { params: { crewId } }));
  const others = memberCount - 1;
  const notified = others > 0 ? `사라지고 ${others}명에게 알려요` : '사라져요';
  return (
    <ConfirmRow
      title="크루 끝내기"
      icon={<CircleStop />}
      question={{
        title: '크루를 끝낼까요?',
        description: `앞으로의 날짜가 모두 ${notified}. 되돌릴 수 없어요.`,
        cancelLabel: '그대로 두기',
        confirmLabel: '끝내기',
      }}
      act={mutateAsync}
      failed="끝내지 못했어요."
    />
  );
}

/** A host cannot leave, so the row leads to the members, one of whom may become the host. */
export function HandOverRow({ crew: { crewId } }: { crew: Crew }) {
  return (
    <ListRow
      title="크루에서 나가기"
      description="먼저 다른 멤버에게 호스트를 넘겨 주세요"
      leading={<LogOut />}
      to={paths.crewMembers(crewId)}
    />
  );
}

export function LeaveCrewRow({ crew, memberId }: { crew: Crew; memberId: number }) {
  const navigate = useNavigate();
  const params = { crewId: crew.crewId, memberId };
  const { mutateAsync } = useAct(
    () => call(crewMembers.remove, { params }),
    () => {
      toastOnNextPage('크루에서 나왔어요');
      return navigate(paths.ownProfile, { replace: true });
    },
  );
  return (
    <ConfirmRow
      title="크루에서 나가기"
      icon={<LogOut />}
      question={{
        title: '크루에서 나갈까요?',
        description: '앞으로의 자리와 채팅방에서 함께 빠져요.',
        cancelLabel: '그대로 있기',
        confirmLabel: '나가기',
      }}
      act={mutateAsync}
      failed="나가지 못했어요."
    />
  );
}

type ConfirmRowProps = {
  title: string;
  icon: ReactNode;
  question: Parameters<typeof confirm>[0];
  act: () => Promise<unknown>;
  failed: string;
};

function ConfirmRow({ title, icon, question, act, failed }: ConfirmRowProps) {
  async function confirmAct() {
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    await failsWithAlert(act(), failed);
  }

  return <ListRow tone="danger" title={title} leading={icon} onClick={confirmAct} />;
}
