import { crewDates } from '@azit/contract/crews/crew-dates.endpoints';
import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import type { Notice } from '@azit/contract/notices/notice.schema';
import { type ReactNode, useState } from 'react';
import { call } from '#web/api/client.ts';
import { useAct } from '#web/queries/use-act.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useAnswerInvitation } from '../api/use-crew-answers.ts';
import { usePendingAnswers } from '../api/use-date-answer.ts';
import { useHostQuestion } from '../api/use-host-question.ts';
import styles from './crew-page.module.css';
import { DateAnswer } from './dates/date-answer.tsx';
import { useFailureDialog } from './use-failure-dialog.ts';

type CrewNoticeAnswerProps = {
  notice: Notice;
  crewId: number;
  onAnswered: (isYes: boolean) => unknown;
};

/** Buttons in the list row of a notice about a crew. */
export function CrewNoticeAnswer({ notice, crewId, onAnswered }: CrewNoticeAnswerProps) {
  switch (notice.kind) {
    case 'DATE_ASKED':
      return <DateQuestion notice={notice} onAnswered={onAnswered} />;
    case 'CREW_INVITED':
      return <Invitation crewId={crewId} onAnswered={onAnswered} />;
    case 'COHOST_ASKED':
    case 'HOST_HANDED':
      return (
        <RoleQuestion
          crewId={crewId}
          isHost={notice.kind === 'HOST_HANDED'}
          onAnswered={onAnswered}
        />
      );
    case 'CREW_PAUSED':
      return <PauseQuestion crewId={crewId} onAnswered={onAnswered} />;
    default:
      return null;
  }
}

function DateQuestion({ notice, onAnswered }: Omit<CrewNoticeAnswerProps, 'crewId'>) {
  const { clubId, myAnswer = null } = notice;
  const [said, setSaid] = useState<boolean | null>(null);
  const pending = usePendingAnswers().findLast((answer) => answer.clubId === clubId);
  if (clubId === null) return null;
  return (
    <DateAnswer
      date={{ clubId, myAnswer: pending?.going ?? said ?? myAnswer }}
      onAnswered={(going) => {
        setSaid(going);
        onAnswered(going);
      }}
    />
  );
}

type QuestionProps = Omit<CrewNoticeAnswerProps, 'notice'>;

function Invitation({ crewId, onAnswered }: QuestionProps) {
  const { mutateAsync } = useAnswerInvitation(crewId, { onAnswered });
  const said = (joining: boolean) => (joining ? '함께하기로 했어요' : '다음에 함께해요');
  return <Choice no="다음에 할게요" yes="함께하기" send={mutateAsync} said={said} />;
}

type RoleQuestionProps = QuestionProps & { isHost: boolean };

export function RoleQuestion({ crewId, isHost, onAnswered }: RoleQuestionProps) {
  const confirmHost = useHostQuestion(crewId);
  const params = { crewId, memberId: useSession()?.memberId ?? 0 };
  const { mutateAsync } = useAct(
    (accepting: boolean) => call(crewMembers.answerRequest, { params, body: { accepting } }),
    onAnswered,
  );
  const said = (accepting: boolean) => (accepting ? '맡기로 했어요' : '‘사양할게요’로 답했어요');
  return (
    <Choice
      no="사양할게요"
      yes="맡을게요"
      confirmYes={isHost ? () => confirmHost('맡을게요') : undefined}
      send={mutateAsync}
      said={said}
    />
  );
}

function PauseQuestion({ crewId, onAnswered }: QuestionProps) {
  const resume = () => call(crewDates.resume, { params: { crewId } });
  const { mutateAsync } = useAct<boolean, unknown>(resume, onAnswered);
  return <Choice yes="계속 만나기" send={mutateAsync} said={() => '다시 시작해요'} />;
}

type ChoiceProps = {
  no?: string;
  yes: string;
  /** Resolves to false if the member decides otherwise. */
  confirmYes?: (() => Promise<boolean>) | undefined;
  send: (accepting: boolean) => Promise<unknown>;
  said: (accepting: boolean) => ReactNode;
};

function Choice({ no, yes, confirmYes, send, said }: ChoiceProps) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  const showFailure = useFailureDialog();

  async function say(accepting: boolean) {
    try {
      if (accepting && confirmYes && !(await confirmYes())) return;
      setAnswer(accepting);
      await send(accepting);
    } catch (error) {
      setAnswer(null);
      await showFailure('답을 보내지 못했어요.', error);
    }
  }

  if (answer !== null) return <p role="status">{said(answer)}</p>;
  return (
    <div className={styles.acts}>
      {no && (
        <Button variant="weak" size="small" onClick={() => void say(false)}>
          {no}
        </Button>
      )}
      <Button variant="tonal" size="small" onClick={() => void say(true)}>
        {yes}
      </Button>
    </div>
  );
}
