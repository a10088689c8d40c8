import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { expectMoment, type Moment, takeMoment } from '#web/domain/moment-mark.ts';
import { ownApplication } from '#web/domain/own-application.ts';
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
  return (
    <Suspense>
      {layer === 'joined' ? (
        <JoinedMoment club={club} viewerId={viewerId} onClose={() => close()} />
      ) : (
        <OpenedMoment club={club} onClose={() => close()} />
      )}
    </Suspense>
  );
}
