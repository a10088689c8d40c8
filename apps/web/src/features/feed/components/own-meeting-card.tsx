import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { whyNoArrival } from '@azit/rules/hosting/arrival';
import { Check, DoorOpen, MessageCircle, Navigation, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { isDoorOpen } from '#web/domain/meeting/door.ts';
import { directionLinks } from '#web/domain/meeting/map-links.ts';
import { useLiveClub } from '#web/domain/use-live-club.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { usePaneLink } from '#web/ui/layout/pane.ts';
import { hasChanged, whenText } from '../model/own-meetings.ts';
import styles from './own-meeting.module.css';

type OwnMeetingCardProps = { meeting: OwnMeeting; now: Date; thumb: ReactNode };

export function OwnMeetingCard({ meeting: listed, now, thumb }: OwnMeetingCardProps) {
  const meeting = useLiveClub(listed);
  const detailPath = paths.clubDetail(meeting.clubId);
  const paneLink = usePaneLink(detailPath);
  return (
    <section aria-label="내 모임" className={styles.card}>
      <div className={styles.about}>
        <span className={styles.thumb}>{thumb}</span>
        <div className="grow">
          <p className={styles.when}>{whenText(meeting, now)}</p>
          <h2 className="text-card-title">
            <Link to={detailPath} {...paneLink} viewTransition className={styles.link}>
              {meeting.clubName}
            </Link>
          </h2>
          <p className={styles.where}>
            {meeting.arrivedAt && (
              <Badge tone="green" icon={<Check />}>
                왔어요
              </Badge>
            )}{' '}
            {hasChanged(meeting) && <Badge tone="point">{meetingMessages.changed}</Badge>}{' '}
            {meeting.location ?? '온라인'}
          </p>
        </div>
      </div>
      <Actions meeting={meeting} now={now} />
    </section>
  );
}

function Actions({ meeting, now }: { meeting: OwnMeeting; now: Date }) {
  const { clubId, clubName, roomId } = meeting;
  const viewerId = useSession()?.memberId;
  const way = findWay(meeting, now);
  const door = findDoor(meeting, viewerId, now);
  const isOngoing = meeting.phase === 'ongoing';
  const doorLink = door && (
    <ButtonLink
      to={door.to}
      variant={isOngoing ? 'solid' : 'tonal'}
      size="medium"
      icon={<QrCode />}
      aria-label={`${clubName} ${door.label}`}
    >
      {door.label}
    </ButtonLink>
  );
  return (
    <div className={styles.actions}>
      {isOngoing && doorLink}
      {way && (
        <ButtonLink
          to={way.href}
          target="_blank"
          rel="noreferrer"
          variant={isOngoing && door ? 'tonal' : 'solid'}
          size="medium"
          icon={way.icon}
          aria-label={`${clubName} ${way.label}`}
        >
          {way.label}
        </ButtonLink>
      )}
      {!isOngoing && doorLink}
      {roomId !== null && (
        <ButtonLink
          to={paths.chatRoom(roomId)}
          variant={way ? 'tonal' : 'solid'}
          size="medium"
          icon={<MessageCircle />}
          aria-label={`${clubName} 채팅`}
        >
          채팅
        </ButtonLink>
      )}
      {!way && roomId === null && (
        <ButtonLink to={paths.clubDetail(clubId)} size="medium" aria-label={`${clubName} 보기`}>
          아지트 보기
        </ButtonLink>
      )}
    </div>
  );
}

function findDoor(meeting: OwnMeeting, viewerId: number | undefined, now: Date) {
  const isCancelled = meeting.phase === 'cancelled';
  const refusal = whyNoArrival({ ...meeting, isCancelled }, now);
  if (refusal !== null || meeting.location === null || meeting.arrivedAt) return null;
  return {
    to: paths.clubDoor(meeting.clubId),
    label: meeting.host.memberId === viewerId ? '문 앞 코드' : '왔어요',
  };
}

function findWay(meeting: OwnMeeting, now: Date) {
  const { phase, location, onlineLink } = meeting;
  if (phase === 'cancelled') return null;
  if (location !== null) {
    return {
      href: directionLinks(location)[0].href,
      label: '길찾기',
      icon: <Navigation />,
    };
  }
  if (onlineLink === null || !isDoorOpen(meeting, now)) return null;
  return { href: onlineLink, label: '입장하기', icon: <DoorOpen /> };
}
