import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime, relativeDay } from '@azit/rules/meeting-time';
import { Calendar, MapPin, MonitorSmartphone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ageFact, feeFact, genderNames } from '../model/club-facts.ts';
import styles from './club-fact-rows.module.css';
import { WonIcon } from './won-icon.tsx';

export function ClubFactRows({ club }: { club: ClubDetail }) {
  const online = club.isOnline === 'online';
  const age = ageFact(club.birthYearMin, club.birthYearMax);
  return (
    <ul className={styles.facts}>
      <Fact
        icon={<Calendar aria-hidden />}
        label="일시"
        more={relativeDay(club.meetingDate, new Date())}
      >
        <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
          {formatDetailTime(club, new Date())}
        </TimeText>
      </Fact>
      <Fact
        icon={online ? <MonitorSmartphone aria-hidden /> : <MapPin aria-hidden />}
        label="장소"
        more={online ? '장소에 매이지 않고 만나요' : '오프라인 모임'}
      >
        {online ? '온라인' : club.location}
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
