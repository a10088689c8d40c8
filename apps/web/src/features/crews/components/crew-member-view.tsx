import type { Crew, CrewDate } from '@azit/contract/crews/crew.schema';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useShownCrew } from '../api/use-shown-crew.ts';
import { metText } from '../model/crew-text.ts';
import { CrewFrame, CrewSection } from './crew-banner.tsx';
import styles from './crew-page.module.css';
import {
  AlwaysGoing,
  EndCrewRow,
  HandOverRow,
  HostRows,
  LeaveCrewRow,
  RoomRows,
} from './crew-rows.tsx';
import { EndedCrew, NoDate, PausedCrew, RoleRequest, SkippedDate } from './crew-state.tsx';
import { AnswerCard, DatePlan, HostCard } from './dates/date-card.tsx';
import { AnswerRow, isOpenDate, PastRow } from './dates/date-rows.tsx';
import { useCrewSheet } from './sheets/use-crew-sheet.tsx';

type CrewMemberViewProps = { crew: Crew; viewerId: number };

export function CrewMemberView({ crew: loaded, viewerId }: CrewMemberViewProps) {
  const crew = useShownCrew(loaded);
  const { sheet, openSheet } = useCrewSheet(crew);
  const isHost = crew.myRole === 'HOST';
  const isOver = crew.endedAt !== null;
  const mayPlan = hasCapability(crew.myRole, 'planDates') && !isOver;
  const members = (crew.members ?? []).map(({ member }) => member);
  return (
    <CrewFrame crew={crew} badge={isOver ? '끝난 크루' : isHost ? '내가 여는 크루' : '크루'}>
      <Link to={paths.crewMembers(crew.crewId)} className={styles.people}>
        <span className={styles.who}>
          <MemberStack members={members} max={6} size={2.8} />
          {metText(crew.memberCount, crew.meetings)}
        </span>
        <ChevronRight />
      </Link>
      <div className={styles.stack}>
        {crew.requestedRole && <RoleRequest crew={crew} />}
        <NextDate crew={crew} openSheet={openSheet} />
      </div>
      {!isHost && !isOver && (
        <div className={styles.always}>
          <AlwaysGoing crew={crew} />
        </div>
      )}
      {mayPlan && (
        <div className={styles.room}>
          <RoomRows crew={crew} />
        </div>
      )}
      <div className={styles.band}>
        {mayPlan ? <HostRows crew={crew} openSheet={openSheet} /> : <RoomRows crew={crew} />}
      </div>
      {!isOver && <ComingDates crew={crew} mayPlan={mayPlan} />}
      <PastDates crew={crew} />
      {crew.intro && (
        <CrewSection title="소개">
          <p className={styles.intro}>{crew.intro}</p>
        </CrewSection>
      )}
      {!isOver && (
        <div className={styles.section}>
          {isHost && crew.memberCount > 1 && <HandOverRow crew={crew} />}
          {isHost ? <EndCrewRow crew={crew} /> : <LeaveCrewRow crew={crew} memberId={viewerId} />}
        </div>
      )}
      {sheet}
    </CrewFrame>
  );
}

type NextDateProps = { crew: Crew; openSheet: (name: string) => void };

function NextDate({ crew, openSheet }: NextDateProps) {
  if (crew.endedAt !== null) return <EndedCrew crew={crew} />;
  const [first] = crew.dates;
  const next = crew.dates.find(isOpenDate);
  const mayPlan = hasCapability(crew.myRole, 'planDates');
  const plan = mayPlan && next && (
    <DatePlan
      date={next}
      others={crew.memberCount - 1}
      onSkip={() => openSheet(`skip/${next.plannedDate}`)}
    />
  );
  return (
    <>
      {crew.paused && (
        <PausedCrew crew={crew} pause={crew.paused} onRhythm={() => openSheet('rhythm')} />
      )}
      {first?.skipped && <SkippedDate date={first} next={next} />}
      {next &&
        (hostsDate(crew, next) ? (
          <HostCard date={next}>{plan}</HostCard>
        ) : (
          <AnswerCard date={next}>{plan}</AnswerCard>
        ))}
      {!next && !first && !crew.paused && (
        <>
          <NoDate mayPlan={mayPlan} />
          {mayPlan && (
            <Button full variant="tonal" onClick={() => openSheet('open-date')}>
              날짜 하나 더 열기
            </Button>
          )}
        </>
      )}
    </>
  );
}

/**
 * The host goes to every meeting. Only a new host may have no seat in a full meeting, and then
 * answers like a member.
 */
function hostsDate({ myRole }: Crew, { myAnswer, skipped }: CrewDate): boolean {
  return myRole === 'HOST' && (skipped || myAnswer === true);
}

function ComingDates({ crew, mayPlan }: { crew: Crew; mayPlan: boolean }) {
  const next = crew.dates.find(isOpenDate);
  const later = crew.dates.filter((date) => date !== next && date.phase !== 'over');
  if (later.length === 0 && (!mayPlan || crew.dates.length === 0)) return null;
  return (
    <CrewSection
      title="앞으로 만날 날"
      link={
        mayPlan && (
          <Link to={paths.crewDates(crew.crewId)} className={styles.more}>
            날짜 관리
          </Link>
        )
      }
    >
      <ul>
        {later.map((date) => (
          <AnswerRow key={date.plannedDate} date={date} isHost={hostsDate(crew, date)} />
        ))}
      </ul>
    </CrewSection>
  );
}

const PAST_SHOWN = 3;

function PastDates({ crew: { past = [], endedAt } }: { crew: Crew }) {
  const [isWhole, setWhole] = useState(false);
  const hasMore = past.length > PAST_SHOWN;
  if (past.length === 0 && endedAt !== null) return null;
  return (
    <CrewSection
      title="우리가 만난 날"
      link={
        hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? '접기' : `${past.length}번 모두`}
          </button>
        )
      }
    >
      {past.length === 0 && <p className="text-sub">첫 만남을 기다리고 있어요.</p>}
      <ul>
        {(isWhole ? past : past.slice(0, PAST_SHOWN)).map((date) => (
          <PastRow key={date.plannedDate} date={date} />
        ))}
      </ul>
    </CrewSection>
  );
}
