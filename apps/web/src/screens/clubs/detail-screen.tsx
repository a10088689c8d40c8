import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flag, Pencil, Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { canMembersChat } from '#web/domain/club-chat.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { bannerAddress } from '#web/domain/image-address.ts';
import { isInvolved, mayAct, ownApplication } from '#web/domain/own-application.ts';
import { useLiveClub } from '#web/domain/use-live-club.ts';
import { CancelButton } from '#web/features/applications/components/cancel-button.tsx';
import { MessagePerson } from '#web/features/chat/entry/message-person.tsx';
import { RoomButton } from '#web/features/chat/entry/room-button.tsx';
import { useFetchOnTurn } from '#web/features/clubs/api/use-fetch-on-turn.ts';
import { useWatchClub } from '#web/features/clubs/api/use-watch-club.ts';
import { ClubDetailView } from '#web/features/clubs/components/club-detail-view.tsx';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { InviteLinkLayer } from '#web/features/clubs/components/invite-link/invite-link-layer.tsx';
import { useInvite } from '#web/features/clubs/components/invite-link/use-invite.ts';
import { ShareButton } from '#web/features/clubs/components/share-button.tsx';
import { heldSeatsText } from '#web/features/clubs/model/held-seats.ts';
import { toLinkTarget } from '#web/features/clubs/model/share-club.ts';
import { StayWaiting } from '#web/features/crews/components/stay-waiting.tsx';
import { useAttendanceLayer } from '#web/features/hosting/components/attendance/host-attendance.tsx';
import { EnterBar } from '#web/features/meeting/components/enter-bar.tsx';
import { GettingThere } from '#web/features/meeting/components/getting-there.tsx';
import { useArrivalOpen, useDoor } from '#web/features/meeting/model/use-door.ts';
import { ClubMuteRow } from '#web/features/notices/components/club-mute-row.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { explainOnNextPage } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { useSession } from '#web/session/session.ts';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { FloatingTopBar } from '#web/ui/layout/floating-top-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useOccasion } from './celebrations/use-occasion.ts';
import { DetailBar } from './detail-bar.tsx';
import { DetailNotice, useLoadSeatParts } from './detail-notice.tsx';
import styles from './detail-screen.module.css';
import { DetailWaiting } from './detail-waiting.tsx';

// Loaded on demand: most visits of a club page show no celebration.
const ClubCelebrations = lazy(async () => ({
  default: (await import('./celebrations/club-celebrations.tsx')).ClubCelebrations,
}));
// Loaded on demand: only pages of cancelled clubs show similar clubs.
const SimilarClubs = lazy(async () => ({
  default: (await import('#web/features/club-cards/components/similar-clubs.tsx')).SimilarClubs,
}));

// Loaded on demand: only the host of a past club can found a crew.
const StaySection = lazy(async () => ({
  default: (await import('#web/features/crews/components/stay-together.tsx')).StaySection,
}));
const StayButton = lazy(async () => ({
  default: (await import('#web/features/crews/components/stay-together.tsx')).StayButton,
}));

const FirstTimers = lazy(async () => ({
  default: (await import('#web/features/clubs/components/first-timers.tsx')).FirstTimers,
}));

const CelebrationStrip = lazy(async () => ({
  default: (await import('./celebrations/celebration-strip.tsx')).CelebrationStrip,
}));

export function ClubDetailScreen() {
  const clubId = useIdParam();
  const session = useSession();
  const { data } = useQuery({ ...clubQueries.detail(clubId ?? 0), enabled: clubId !== null });
  usePageTitle(data?.clubName ?? '아지트 상세');
  if (!session) return null;
  return (
    <ClubFrame
      clubId={clubId}
      topBar={<BackBar title="아지트 상세" />}
      loading={<DetailWaiting />}
      missing={data?.visibility === 'BY_LINK' && <LeaveHiddenClub clubId={data.clubId} />}
    >
      {(club) => (
        // One boundary waits for all parts that are loaded on demand: parts that appear one by one
        // would shift the page.
        <Suspense key={club.clubId} fallback={<DetailWaiting />}>
          <LiveDetail club={club} viewerId={session.memberId} />
        </Suspense>
      )}
    </ClubFrame>
  );
}

/**
 * A member without a seat or an application may no longer see the page of a link-only club. If it
 * was the member's own act, a toast confirms it. Otherwise a notice gives the reason.
 */
function LeaveHiddenClub({ clubId }: { clubId: number }) {
  const client = useQueryClient();
  useEffect(() => explainOnNextPage('더는 볼 수 없는 모임이에요. 알림을 확인해 주세요'), []);
  // Remove the cached club, so that a later visit does not show it.
  useEffect(() => () => client.removeQueries(clubQueries.detail(clubId)), [client, clubId]);
  return (
    <>
      <Navigate to={paths.home} replace />
      <DetailWaiting />
    </>
  );
}

function OccasionStrip({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const occasion = useOccasion(club, viewerId);
  return (
    occasion && (
      <Suspense fallback={<div className={styles.strip} />}>
        <CelebrationStrip club={club} occasion={occasion} />
      </Suspense>
    )
  );
}

function LiveDetail({ club: loaded, viewerId }: { club: ClubDetail; viewerId: number }) {
  const club = useLiveClub(loaded);
  useFetchOnTurn({ clubId: club.clubId, loaded: loaded.phase, now: club.phase });
  // Defer a changed club: if a part of it must be loaded first, the page stays until then. Without
  // this, the boundary would replace the whole page by its fallback.
  const shown = useDeferredValue(club);
  useLoadSeatParts(club);
  return <Detail club={shown} viewerId={viewerId} />;
}

function mayBeginCrew({ phase, attendance, crew, joinedCount }: ClubDetail): boolean {
  return phase === 'over' && attendance === 'CONFIRMED' && !crew && joinedCount > 1;
}

function Detail({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const [chosen, setChosen] = useState<number[] | null>(null);
  useWatchClub(club.clubId, club.phase === 'open' && !isInvolved(club, viewerId));
  const isDoorOpen = useDoor(club);
  const isArrivalOpen = useArrivalOpen(club);
  const attendance = useAttendanceLayer();
  const invite = useInvite(club);
  const isAhead = club.phase === 'open' && isInvolved(club, viewerId);
  const isHost = club.host.memberId === viewerId;
  const staysTogether = isHost && mayBeginCrew(club);
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  const hasSeat = status === 'CLUB_JOINED';
  const isRejected = status === 'CLUB_REJECTED';
  const mayChat = hasSeat && canMembersChat(club, new Date());
  const isComing = hasSeat && (club.phase === 'open' || club.phase === 'ongoing');
  const { clubId, onlineLink } = club;
  const entersOnline = isDoorOpen && onlineLink !== null;
  const mayLeave = hasSeat && !isHost && club.phase === 'open';
  const roomOr = (instead: ReactNode, look?: ButtonVariant) => (
    <RoomButton clubId={clubId} instead={instead} {...look} />
  );
  return (
    <Page
      topBar={<DetailTopBar club={club} isHost={isHost} />}
      actionBar={
        entersOnline ? (
          <EnterBar link={onlineLink} room={roomOr(null, { variant: 'weak' })} />
        ) : (
          <DetailBar
            club={club}
            viewerId={viewerId}
            isArrivalOpen={isArrivalOpen}
            roomOr={roomOr}
            onInvite={invite}
            onAttendance={attendance.open}
            stay={staysTogether && <StayButton club={club} chosen={chosen} />}
          />
        )
      }
    >
      <ClubDetailView
        club={club}
        bannerSrc={bannerAddress(club)}
        isOwn={isHost}
        isJoined={hasSeat && !isHost}
        seatNote={heldSeatsText(club)}
        personAction={(person) =>
          mayChat && person.memberId !== viewerId && <MessagePerson person={person} />
        }
        gettingThere={isComing && <GettingThere clubId={clubId} address={club.location} />}
        gauge={
          club.firstTimers &&
          !isRejected && (
            <FirstTimers {...club.firstTimers} isMember={hasSeat || club.myAnswer !== undefined} />
          )
        }
        notice={
          <>
            <OccasionStrip club={club} viewerId={viewerId} />
            <DetailNotice
              club={club}
              viewerId={viewerId}
              isDoorOpen={isDoorOpen}
              isArrivalOpen={isArrivalOpen}
            />
            <Suspense fallback={<StayWaiting people={club.joinedCount - 1} />}>
              {staysTogether && <StaySection club={club} chosen={chosen} onChoose={setChosen} />}
            </Suspense>
          </>
        }
      />
      <Suspense>
        <ClubCelebrations club={club} viewerId={viewerId} />
      </Suspense>
      {mayAct(club, viewerId, 'invite') && <InviteLinkLayer target={toLinkTarget(club)} />}
      {isAhead && (
        <div className={styles.mute}>
          <ClubMuteRow clubId={clubId} />
        </div>
      )}
      {club.phase === 'cancelled' && !isHost && (
        <Suspense>
          <SimilarClubs club={club} />
        </Suspense>
      )}
      {mayLeave && (entersOnline || (isArrivalOpen && !club.arrivedAt)) && (
        <div className={styles.exit}>
          <CancelButton club={club} memberId={viewerId} seat="joined" size="medium" />
        </div>
      )}
    </Page>
  );
}

function DetailTopBar({ club, isHost }: { club: ClubDetail; isHost: boolean }) {
  const invite = useInvite(club);
  const mayShare = isHost || club.visibility !== 'BY_LINK';
  return (
    <FloatingTopBar
      leading={<BackButton variant="surface" />}
      trailing={
        <>
          {mayShare && <ShareButton onShare={invite} />}
          {isHost ? (
            <HostLink club={club} />
          ) : (
            <IconLink
              variant="surface"
              label="신고하기"
              icon={<Flag />}
              to={paths.clubReport(club.clubId)}
            />
          )}
        </>
      }
    />
  );
}

function HostLink({ club: { clubId, phase } }: { club: ClubDetail }) {
  const link =
    phase === 'open'
      ? { label: clubMessages.edit, icon: <Pencil />, to: paths.clubEdit(clubId) }
      : { label: '아지트 설정', icon: <Settings />, to: paths.clubSetting(clubId) };
  return <IconLink variant="surface" {...link} />;
}
