import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { momentMessages } from '#web/domain/copy/moment.ts';
import { expectMoment, type Moment, takeMoment } from '#web/domain/moment-mark.ts';
import { ownApplication } from '#web/domain/own-application.ts';
import { RoomButton } from '#web/features/chat/entry/room-button.tsx';
import { shareClub } from '#web/features/clubs/model/share-club.ts';
import { CalendarButton } from '#web/features/meeting/components/calendar-button.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { useLayer } from '#web/navigation/use-layer.ts';

// Each is shown once: the page of a club does not load them.
const JoinedMoment = lazy(async () => ({
  default: (await import('./joined-moment.tsx')).JoinedMoment,
}));
const OpenedMoment = lazy(async () => ({
  default: (await import('./opened-moment.tsx')).OpenedMoment,
}));

function readMoment(held: unknown): Moment | null {
  return held === 'joined' || held === 'opened' ? held : null;
}

/** Over the page of a club, once each: the host has accepted, the own club is open. */
export function ClubMoments({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const { layer, open, close } = useLayer(readMoment);
  const { clubId } = club;
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  const show = useEffectEvent((moment: Moment) => {
    if (takeMoment(moment, clubId) && club.phase === 'open') open(moment);
  });
  const isHost = club.host.memberId === viewerId;
  useEffect(() => {
    if (isHost) show('opened');
    else if (status === 'CLUB_WAITING') expectMoment('joined', clubId);
    else if (status === 'CLUB_JOINED') show('joined');
    else takeMoment('joined', clubId);
  }, [clubId, status, isHost]);
  if (layer === null) return null;
  const common = { club, onClose: () => close(), onShare: () => void shareClub(club) };
  return (
    <Suspense>
      {layer === 'joined' ? (
        <JoinedMoment
          {...common}
          viewerId={viewerId}
          calendar={<CalendarButton clubId={clubId}>캘린더에 추가</CalendarButton>}
          pushOffer={<PushOffer />}
          roomOr={(instead) => (
            <RoomButton replace clubId={clubId} instead={instead}>
              {momentMessages.greet}
            </RoomButton>
          )}
        />
      ) : (
        <OpenedMoment {...common} />
      )}
    </Suspense>
  );
}
