import type { AnswerLink } from '@azit/contract/crews/crew-dates.endpoints';
import { formatDetailTime, formatNearTime, relativeDay } from '@azit/rules/meeting-time';
import { CalendarCheck, CalendarDays, CalendarX, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError, failureText } from '#web/api/error.ts';
import { appMessages } from '#web/domain/copy/app.ts';
import { lateQuestion } from '#web/domain/meeting/late-question.ts';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { useAnswerLink } from '#web/features/crews/api/use-answer-link.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { confirm, showAlert } from '#web/notify/notify.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './answer-link-screen.module.css';

const HEADING = '모임에 답하기';

/**
 * Mails link to this page. Mail programs may open links on their own, so only a tap on this page
 * answers.
 */
export function AnswerLinkScreen() {
  usePageTitle(HEADING);
  const { token = '' } = useParams();
  const clubId = Number(token.split('~')[0]);
  const isComplete = clubId > 0;
  const { query, send } = useAnswerLink(token, isComplete);
  if (!isComplete) return <Ended message="이 링크로는 답할 수 없어요." clubId={0} />;
  const refusal = [send.error, query.error].find((error) => isFinal(error));
  if (refusal instanceof ApiError) return <Ended message={refusal.message} clubId={clubId} />;
  if (send.data) return <Said link={send.data} />;
  if (query.data) return <Question link={query.data} send={send} />;
  return (
    <QueryFallback query={query}>
      <SkeletonGroup>{null}</SkeletonGroup>
    </QueryFallback>
  );
}

function isFinal(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

type QuestionProps = { link: AnswerLink; send: ReturnType<typeof useAnswerLink>['send'] };

function Question({ link, send }: QuestionProps) {
  const [search] = useSearchParams();
  const { offer } = link;
  const suggestsGoing = search.get('going') !== 'false';
  const now = offer ? repliedAt(offer) : new Date();

  async function say(going: boolean) {
    const late = link.lateNo ? lateQuestion(link, link.lateNo, now) : null;
    if (!going && late && !(await confirm(late))) return;
    await send.mutateAsync(going).catch(async (error: unknown) => {
      if (!(error instanceof Error && isFinal(error)))
        await showAlert(failureText('답을 보내지 못했어요.', error));
    });
  }

  const button = (going: boolean) => (
    <Button
      variant={going === suggestsGoing ? 'solid' : 'weak'}
      size="large"
      loading={send.isPending && send.variables === going}
      disabled={send.isPending && send.variables !== going}
      onClick={() => void say(going)}
    >
      {going ? '갈게요' : offer ? '다음에 할게요' : '못 가요'}
    </Button>
  );
  return (
    <Page
      topBar={<TopBar leading={<Wordmark />} />}
      actionBar={
        <ActionBar note="이 링크는 한 번만 쓸 수 있어요">
          {button(false)}
          {button(true)}
        </ActionBar>
      }
    >
      <div className={styles.question}>
        <CalendarCheck className={styles.icon} />
        <h1>{offer ? '자리가 났어요' : `${relativeDay(link.meetingDate, now)}, 갈 수 있나요?`}</h1>
        {offer && <p>{offerText(offer, now)}</p>}
        <p>{link.nickname}님의 답을 보낼게요.</p>
      </div>
      <dl className={styles.facts}>
        <Fact icon={<CalendarDays />} title={formatDetailTime(link, now)}>
          {link.clubName}
        </Fact>
        <Fact icon={<MapPin />} title={link.isOnline ? '온라인' : link.location} />
      </dl>
      <p className={styles.note}>
        <Sentences text="내가 아니라면 창을 닫아 주세요. 아직 아무것도 보내지 않았어요." />
      </p>
    </Page>
  );
}

/**
 * Returns the time of the server when it replied. Older servers do not send `expiresInMs`, so this
 * function then returns the time of this device.
 */
function repliedAt({ expiresAt, expiresInMs }: NonNullable<AnswerLink['offer']>): Date {
  if (expiresInMs === undefined) return new Date();
  return new Date(Date.parse(expiresAt) - expiresInMs);
}

function offerText({ expiresAt, isShared }: NonNullable<AnswerLink['offer']>, now: Date) {
  if (isShared) return '먼저 답한 사람이 가요.';
  return `${formatNearTime(new Date(expiresAt), now)}까지 맡아 둘게요.`;
}

type FactProps = { icon: ReactNode; title: string | null; children?: ReactNode };

function Fact({ icon, title, children }: FactProps) {
  if (title === null) return null;
  return (
    <div>
      <dt>{icon}</dt>
      <dd>
        <b>{title}</b>
        {children && <small>{children}</small>}
      </dd>
    </div>
  );
}

const declined = ['‘다음에 할게요’로 답했어요', ''] as const;

const saidTexts = {
  GOING: ['‘갈게요’로 답했어요', '만나요. 답은 아지트에서 바꿀 수 있어요.'],
  NOT_GOING: ['자리를 돌려줬어요', '알려 줘서 고마워요.'],
  QUEUED: ['자리가 찼어요', '자리가 나면 알려 드릴게요.'],
} as const;

function Said({ link }: { link: AnswerLink }) {
  const answer = link.answer ?? 'GOING';
  const [title, how] = link.offer && answer === 'NOT_GOING' ? declined : saidTexts[answer];
  const day = answer === 'GOING' ? `${relativeDay(link.meetingDate, new Date())} ` : '';
  return (
    <Result icon={<CalendarCheck />} title={title} how={`${day}${how}`} clubId={link.clubId} />
  );
}

/**
 * The first sentence of the message becomes the heading: it says what happened to the link, and the
 * rest says what to do.
 */
function Ended({ message, clubId }: { message: string; clubId: number }) {
  const [title = message, ...rest] = message.split(/(?<=\.) /);
  const heading = title.replace(/\.$/, '');
  return <Result icon={<CalendarX />} title={heading} how={rest.join(' ')} clubId={clubId} />;
}

type ResultProps = { icon: ReactNode; title: string; how: string; clubId: number };

function Result({ icon, title, how, clubId }: ResultProps) {
  const action =
    clubId > 0 ? (
      <TonalLink to={paths.clubDetail(clubId)}>아지트에서 보기</TonalLink>
    ) : (
      <TonalLink to={paths.home}>{appMessages.goHome}</TonalLink>
    );
  return (
    <Page topBar={<TopBar leading={<Wordmark />} />}>
      <h1 className="visually-hidden">{HEADING}</h1>
      <EmptyState icon={icon} title={title} how={how} action={action} />
    </Page>
  );
}
