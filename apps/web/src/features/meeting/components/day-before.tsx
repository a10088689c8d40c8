import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { dayBefore, freeUntilText, lateFrom, releaseText } from '@azit/rules/hosting/seat-question';
import { formatDetailTime, relativeDay } from '@azit/rules/meeting-time';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listClubPeople } from '#web/domain/club-people.ts';
import { changeLines, sortChanges } from '#web/domain/meeting/change-lines.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { ChangeSummary } from './change-callout.tsx';
import { ConfirmationAnswer } from './confirmation-answer.tsx';
import styles from './day-before.module.css';

/**
 * From the day before the meeting, asks a member with a seat whether they come. A page that is
 * already open starts to ask at that time.
 */
export function DayBefore({ club }: { club: ClubDetail }) {
  const { clubId, myConfirmation } = club;
  const client = useQueryClient();
  const now = useNowAt([dayBefore(club), lateFrom(club)]);
  const isDue = now >= dayBefore(club);
  const wasDue = useRef(isDue);
  useEffect(() => {
    if (isDue && !wasDue.current)
      void client.invalidateQueries({ queryKey: clubQueries.detail(clubId).queryKey });
    wasDue.current = isDue;
  }, [client, clubId, isDue]);
  if (!isDue) return null;
  if (myConfirmation === null) return <WhoComes club={club} />;
  const title = `${relativeDay(club.meetingDate, now)} 만나요`;
  const isOpen = myConfirmation === 'PENDING';
  const free = freeUntilText(club, now);
  const release = isOpen && club.releasesSeats ? releaseText(club, now) : null;
  return (
    <>
      <section
        className={styles.card}
        aria-label={title}
        data-solid-action={isOpen ? '' : undefined}
      >
        <h2>{title}</h2>
        <ChangeSummary club={club} />
        <Facts club={club} now={now} />
        {isOpen && (
          <p className={styles.question}>
            갈 수 있는지 한 번만 알려 주세요. {release && <Sentences text={release} />}
          </p>
        )}
        <div className={styles.answer}>
          <ConfirmationAnswer
            clubId={clubId}
            answer={myConfirmation}
            seenAt={club.changes[0]?.changedAt}
            meeting={club}
            isInCrew={club.myAnswer !== undefined}
            size="large"
            variant="solid"
          />
        </div>
        {free && (
          <p className={styles.note}>
            <Sentences text={free} />
          </p>
        )}
      </section>
      <WhoComes club={club} />
    </>
  );
}

/** Leaves out what the summary of the last change already says. */
function Facts({ club, now }: { club: ClubDetail; now: Date }) {
  const [last] = sortChanges(club.changes).major;
  const said = last ? changeLines(last, club, now) : [];
  return (
    <>
      {!said.some(({ isTime }) => isTime) && <p>{formatDetailTime(club, now)}</p>}
      {!said.some(({ to }) => to === club.location) && <p>{club.location ?? '온라인'}</p>}
    </>
  );
}

function WhoComes({ club }: { club: ClubDetail }) {
  const { joined } = listClubPeople(club);
  const going = joined.filter(({ confirmation }) => confirmation === 'GOING');
  const pending = joined.filter(({ confirmation }) => confirmation === 'PENDING');
  const [first, ...others] = going;
  if (going.length + pending.length === 0) return null;
  const rest = others.length > 0 ? ` 외 ${others.length}명이` : '이';
  return (
    <section aria-labelledby="who-comes" className={styles.people}>
      <h2 id="who-comes">누가 오나요</h2>
      {first && (
        <People people={going} text={`${first.member.nickname}님${rest} ‘갈게요’로 답했어요`} />
      )}
      {pending.length > 0 && (
        <People people={pending} text={`${pending.length}명은 아직 답하지 않았어요`} />
      )}
    </section>
  );
}

function People({ people, text }: { people: readonly ClubMember[]; text: string }) {
  return (
    <p>
      <MemberStack members={people.map(({ member }) => member)} max={3} size={2.8} />
      {text}
    </p>
  );
}
