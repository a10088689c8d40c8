import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Calendar, Lock, MapPin, MonitorSmartphone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { feeText } from '#web/domain/club-fee.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { formatSpan } from '#web/domain/meeting-span.ts';
import { whenNote } from '#web/domain/meeting-when.ts';
import { useNow } from '#web/lib/use-now.ts';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ageFact, genderNames } from '../model/club-facts.ts';
import styles from './club-fact-rows.module.css';
import { WonIcon } from './won-icon.tsx';

/** Often enough for `시작한 지 12분`. */
const turnEvery = 15_000;

type ClubFactRowsProps = {
  club: ClubDetail;
  /** Below when and where: what helps to be there. */
  gettingThere?: ReactNode;
};

export function ClubFactRows({ club, gettingThere }: ClubFactRowsProps) {
  const now = useNow(turnEvery);
  return (
    <ul className={styles.facts}>
      <Fact
        icon={<Calendar aria-hidden />}
        label="일시"
        more={whenNote(club, now)}
        struck={club.phase === 'cancelled'}
      >
        <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
          {formatSpan(club, now)}
        </TimeText>
      </Fact>
      <PlaceFact club={club} />
      {gettingThere && <li>{gettingThere}</li>}
      {club.phase !== 'cancelled' && <ConditionFacts club={club} />}
    </ul>
  );
}

function ConditionFacts({ club }: { club: ClubDetail }) {
  const age = ageFact(club.birthYearMin, club.birthYearMax);
  return (
    <>
      <Fact
        icon={<WonIcon />}
        label="참가비"
        more={club.fee === 0 ? '참가비 없이 함께해요' : clubMessages.payOnSite}
      >
        {feeText(club.fee)}
      </Fact>
      <Fact
        icon={<Users aria-hidden />}
        label="참여 조건"
        more={club.phase === 'open' && '호스트가 승인하면 참여할 수 있어요'}
      >
        {age} · {genderNames[club.genderRestriction]}
      </Fact>
    </>
  );
}

function PlaceFact({ club }: { club: ClubDetail }) {
  const isCancelled = club.phase === 'cancelled';
  if (club.onlineLink !== null && isComing(club)) {
    return (
      <Fact icon={<Lock aria-hidden />} label="온라인" more={meetingMessages.linkIsPrivateHow}>
        {meetingMessages.linkIsPrivate}
      </Fact>
    );
  }
  if (club.isOnline === 'online') {
    return (
      <Fact
        icon={<MonitorSmartphone aria-hidden />}
        label="장소"
        more={!isCancelled && '장소에 매이지 않고 만나요'}
        struck={isCancelled}
      >
        온라인
      </Fact>
    );
  }
  return (
    <Fact
      icon={<MapPin aria-hidden />}
      label="장소"
      more={!isCancelled && placeNote(club)}
      struck={isCancelled}
    >
      {club.location ?? club.area}
    </Fact>
  );
}

function isComing({ phase }: ClubDetail): boolean {
  return phase === 'open' || phase === 'ongoing';
}

/** Whoever gets the area alone is told when they will know more, as long as they still can. */
function placeNote({ location, area, locationVisibility, phase }: ClubDetail): string {
  const isHidden = location === null || location === area;
  if (locationVisibility === 'ALL' || (isHidden && phase !== 'open')) return '오프라인 모임';
  return isHidden ? '자세한 주소는 승인되면 알 수 있어요' : '주소는 승인된 사람만 볼 수 있어요';
}

type FactProps = {
  icon: ReactNode;
  label: string;
  more: string | false;
  /** It holds no longer. */
  struck?: boolean;
  children: ReactNode;
};

function Fact({ icon, label, more, struck, children }: FactProps) {
  return (
    <li className={styles.fact}>
      {icon}
      <div>
        <p className={styles.main}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {struck ? <s>{children}</s> : children}
        </p>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </li>
  );
}
