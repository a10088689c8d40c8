import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { relativeDay } from '@azit/rules/meeting-time';
import { Calendar, MapPin, MonitorSmartphone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { durationText, formatSpan } from '#web/domain/meeting-span.ts';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ageFact, feeFact, genderNames } from '../model/club-facts.ts';
import styles from './club-fact-rows.module.css';
import { WonIcon } from './won-icon.tsx';

export function ClubFactRows({ club }: { club: ClubDetail }) {
  const online = club.isOnline === 'online';
  const isCancelled = club.phase === 'cancelled';
  const Kept = isCancelled ? 's' : 'span';
  const age = ageFact(club.birthYearMin, club.birthYearMax);
  return (
    <ul className={styles.facts}>
      <Fact
        icon={<Calendar aria-hidden />}
        label="일시"
        more={isCancelled ? '열리지 않는 모임이에요' : timeNote(club)}
      >
        <Kept>
          <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
            {formatSpan(club, new Date())}
          </TimeText>
        </Kept>
      </Fact>
      <Fact
        icon={online ? <MonitorSmartphone aria-hidden /> : <MapPin aria-hidden />}
        label="장소"
        more={placeNote(club)}
      >
        <Kept>{online ? '온라인' : (club.location ?? club.area)}</Kept>
      </Fact>
      <Fact
        icon={<WonIcon />}
        label="참가비"
        more={club.fee === 0 ? '참가비 없이 함께해요' : clubMessages.payOnSite}
      >
        {feeFact(club.fee)}
      </Fact>
      <Fact
        icon={<Users aria-hidden />}
        label="참여 조건"
        more="호스트가 승인하면 참여할 수 있어요"
      >
        {age} · {genderNames[club.genderRestriction]}
      </Fact>
    </ul>
  );
}

/** Whoever gets the area alone is told when they will know more. */
function placeNote({ isOnline, onlineLink, location, area, ...club }: ClubDetail): string {
  if (isOnline === 'online') {
    return onlineLink === null ? '장소에 매이지 않고 만나요' : '링크는 승인된 사람만 볼 수 있어요';
  }
  if (club.locationVisibility === 'ALL') return '오프라인 모임';
  const isHidden = location === null || location === area;
  return isHidden ? '자세한 주소는 승인되면 알 수 있어요' : '주소는 승인된 사람만 볼 수 있어요';
}

function timeNote({ meetingDate, durationMinutes }: ClubDetail): string {
  const day = relativeDay(meetingDate, new Date());
  return `${day} · ${durationText(durationMinutes)}쯤 함께해요`;
}

type FactProps = { icon: ReactNode; label: string; more: string; children: ReactNode };

function Fact({ icon, label, more, children }: FactProps) {
  return (
    <li className={styles.fact}>
      {icon}
      <div>
        <p className={styles.main}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {children}
        </p>
        <p className={styles.more}>{more}</p>
      </div>
    </li>
  );
}
