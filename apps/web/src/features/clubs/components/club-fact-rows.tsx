import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Calendar, Lock, MapPin, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { formatSpan } from '#web/domain/meeting/meeting-span.ts';
import { whenNote } from '#web/domain/meeting/meeting-when.ts';
import { isInQueue } from '#web/domain/own-application.ts';
import { MINUTE_TEXT_MS, useNow } from '#web/lib/use-now.ts';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { ClubFact } from './club-fact.tsx';
import styles from './club-fact-rows.module.css';
import { ConditionFacts } from './condition-facts.tsx';

type ClubFactRowsProps = {
  club: ClubDetail;
  isJoined: boolean;
  gettingThere?: ReactNode;
};

export function ClubFactRows({ club, isJoined, gettingThere }: ClubFactRowsProps) {
  const now = useNow(MINUTE_TEXT_MS);
  // The draft of a new club has no time at first.
  const hasTime = club.meetingDate !== '' && club.meetingTime !== '';
  return (
    <ul className={styles.facts}>
      <ClubFact
        icon={<Calendar />}
        label="일시"
        more={hasTime && whenNote(club, now)}
        struck={club.phase === 'cancelled'}
      >
        {hasTime ? (
          <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
            {formatSpan(club, now)}
          </TimeText>
        ) : (
          '날짜와 시간을 고르면 보여요'
        )}
      </ClubFact>
      <LocationFact club={club} />
      {gettingThere && <li>{gettingThere}</li>}
      {club.phase !== 'cancelled' && (
        <ConditionFacts club={club} isAdmitted={isJoined || isAdmitted(club)} />
      )}
    </ul>
  );
}

/** True for a viewer who gets a seat without a decision of the host. */
function isAdmitted(club: ClubDetail): boolean {
  const isApproved = club.clubMembers.some(({ queue }) => queue?.isApproved);
  return club.mayRejoin === true || Boolean(club.offer) || (isInQueue(club) && isApproved);
}

function LocationFact({ club }: { club: ClubDetail }) {
  const isCancelled = club.phase === 'cancelled';
  if (club.onlineLink !== null && isComing(club)) {
    return (
      <ClubFact icon={<Lock />} label="온라인" more="다른 곳에 올리지 마세요. 새 창에서 열려요">
        호스트와 참여자만 링크를 볼 수 있어요
      </ClubFact>
    );
  }
  if (club.isOnline === 'online') {
    return (
      <ClubFact icon={<MonitorSmartphone />} label="장소" struck={isCancelled}>
        온라인
      </ClubFact>
    );
  }
  return (
    <ClubFact
      icon={<MapPin />}
      label="장소"
      more={!isCancelled && locationNote(club)}
      struck={isCancelled}
    >
      {club.location ?? club.area}
    </ClubFact>
  );
}

function isComing({ phase }: ClubDetail): boolean {
  return phase === 'open' || phase === 'ongoing';
}

/**
 * Explains who can see the full address, unless everyone can. Says nothing about a hidden address
 * after the start, when nobody is accepted any more.
 */
function locationNote({ location, area, locationVisibility, phase }: ClubDetail): string | false {
  const isHidden = location === null || location === area;
  if (locationVisibility === 'ALL' || (isHidden && phase !== 'open')) return false;
  return isHidden ? clubMessages.addressLater : '주소는 함께하는 사람만 볼 수 있어요';
}
