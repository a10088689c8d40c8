import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { clubViewerState } from '@azit/rules/club-viewer-state';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { Calendar, MapPin, MonitorSmartphone } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { whenNote } from '#web/domain/meeting/meeting-when.ts';
import { MINUTE_TEXT_MS, useNow } from '#web/lib/use-now.ts';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { ClubFact } from '../club-fact.tsx';
import styles from '../club-fact-rows.module.css';
import { ConditionFacts } from '../condition-facts.tsx';

export function InvitationFacts({ club }: { club: Invitation }) {
  const now = useNow(MINUTE_TEXT_MS);
  const isCancelled = club.phase === 'cancelled';
  const isOnline = club.isOnline === 'online';
  return (
    <ul className={styles.facts}>
      <ClubFact icon={<Calendar />} label="일시" more={whenNote(club, now)} struck={isCancelled}>
        <TimeText dateTime={`${club.meetingDate}T${club.meetingTime}`}>
          {formatDetailTime(club, now)}
        </TimeText>
      </ClubFact>
      <ClubFact
        icon={isOnline ? <MonitorSmartphone /> : <MapPin />}
        label="장소"
        more={club.phase === 'open' && !isOnline && addressNote(club)}
        struck={isCancelled}
      >
        {isOnline ? '온라인' : (club.area ?? '오프라인')}
      </ClubFact>
      {!isCancelled && <ConditionFacts club={club} />}
    </ul>
  );
}

/** Only guests see the invitation of a listed club: members see its page. */
function addressNote(club: Invitation): string {
  const { locationVisibility, visibility, admits } = club;
  if (locationVisibility !== 'ALL') return clubMessages.addressLater;
  if (visibility !== 'BY_LINK') return '자세한 주소는 로그인하면 보여요';
  // Into a full club, the link admits only to the queue.
  const isJoining = admits && clubViewerState(club, null) !== 'full';
  return `자세한 주소는 ${isJoining ? '참여' : '신청'}하면 보여요`;
}
