import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ownApplication } from '#web/domain/own-application.ts';
import {
  type Celebration,
  expectCelebration,
  takeCelebration,
} from '#web/domain/pending-celebration.ts';
import { RoomButton } from '#web/features/chat/entry/room-button.tsx';
import { useInvite } from '#web/features/clubs/components/invite-link/use-invite.ts';
import { CalendarButton } from '#web/features/meeting/components/calendar-button.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { useLayer } from '#web/navigation/use-layer.ts';
import { usePane } from '#web/ui/layout/pane.ts';

// Loaded on demand: most visits of a club page show no celebration.
const JoinedCelebration = lazy(async () => ({
  default: (await import('./joined-celebration.tsx')).JoinedCelebration,
}));
const OpenedCelebration = lazy(async () => ({
  default: (await import('./opened-celebration.tsx')).OpenedCelebration,
}));

function readCelebration(held: unknown): Celebration | null {
  return held === 'joined' || held === 'opened' ? held : null;
}

/**
 * The browser's Forward button may return to a celebration that was closed. Go back instead of
 * showing it again.
 */
function useFreshLayer() {
  const { layer, open, close } = useLayer(readCelebration);
  const [isFresh, setIsFresh] = useState(layer !== null);
  const [before, setBefore] = useState(layer);
  if (layer !== before) {
    setBefore(layer);
    if (layer === null) setIsFresh(false);
  }
  const isStale = layer !== null && !isFresh;
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    if (isStale) leave();
  }, [isStale]);
  return {
    layer: isStale ? null : layer,
    open: (celebration: Celebration) => {
      setIsFresh(true);
      open(celebration);
    },
    close,
  };
}

export function ClubCelebrations({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const { layer, open, close } = useFreshLayer();
  const { clubId } = club;
  const invite = useInvite(club);
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  const show = useEffectEvent((celebration: Celebration) => {
    if (takeCelebration(celebration, clubId) && club.phase === 'open') open(celebration);
  });
  const isHost = club.host.memberId === viewerId;
  // Show no celebration for a club that is previewed beside a list: it would add a history entry
  // without a tap.
  const isPreview = usePane() !== null;
  useEffect(() => {
    if (isPreview) return;
    if (isHost) show('opened');
    else if (status === 'CLUB_WAITING') expectCelebration('joined', clubId);
    else if (status === 'CLUB_JOINED') show('joined');
    else takeCelebration('joined', clubId);
  }, [clubId, status, isHost, isPreview]);
  if (layer === null) return null;
  const common = { club, onClose: () => close(), onShare: invite };
  return (
    <Suspense>
      {layer === 'joined' ? (
        <JoinedCelebration
          {...common}
          viewerId={viewerId}
          calendar={<CalendarButton clubId={clubId}>캘린더에 추가</CalendarButton>}
          pushOffer={<PushOffer />}
          roomOr={(instead) => (
            <RoomButton replace clubId={clubId} instead={instead}>
              채팅방에서 인사하기
            </RoomButton>
          )}
        />
      ) : (
        <OpenedCelebration {...common} />
      )}
    </Suspense>
  );
}
