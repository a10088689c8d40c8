import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isNotFound } from '#web/api/is-not-found.ts';
import { ActivitySkeleton } from '#web/features/activity/components/activity-skeleton.tsx';
import { ProfileMessage } from '#web/features/chat/entry/profile-message.tsx';
import { FollowButton } from '#web/features/follows/components/follow-button.tsx';
import { ProfileHeader } from '#web/features/profile/components/profile-header.tsx';
import { ProfileSkeleton } from '#web/features/profile/components/profile-skeleton.tsx';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { GoneMember } from './gone-member.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import styles from './profile-tabs-skeleton.module.css';

const OwnCrews = lazy(async () => ({
  default: (await import('#web/features/crews/components/own-crews.tsx')).OwnCrews,
}));
const CategoryField = lazy(async () => ({
  default: (await import('#web/features/clubs/components/form/category-field.tsx')).CategoryField,
}));

export function ProfileScreen() {
  const memberId = useIdParam();
  const own = useSession();
  // Without a session, `watchSession` redirects to the login right after this render.
  if (!own) return null;
  if (memberId === null) return <GoneMember heading="프로필" />;
  return <Profile key={memberId} memberId={memberId} viewerId={own.memberId} />;
}

function Profile({ memberId, viewerId }: { memberId: number; viewerId: number }) {
  const isOwn = memberId === viewerId;
  const query = useQuery(memberQueries.profile(memberId));
  // Wait for the names of the interests and for the member's crews: both are shown above the tabs
  // and would push the tabs down when they appear.
  const { isPending: namesPending } = useQuery(categoryQueries.small());
  const crews = useQuery({ ...crewQueries.own(memberId), enabled: isOwn });
  const member = namesPending || crews.isLoading ? undefined : query.data;
  const heading = member ? `${member.nickname}님의 프로필` : '프로필';
  usePageTitle(heading);
  if (isNotFound(query.error)) return <GoneMember heading="프로필" />;
  return (
    <Page
      topBar={<ProfileBar memberId={memberId} isOwn={isOwn} heading={heading} member={member} />}
    >
      {member ? (
        <Suspense fallback={<ProfileWaiting isOwn={isOwn} />}>
          <ProfileHeader
            member={member}
            isOwn={isOwn}
            action={
              !isOwn && (
                <>
                  <FollowButton viewerId={viewerId} memberId={memberId} />
                  <ProfileMessage memberId={memberId} />
                </>
              )
            }
          />
          {crews.data && (
            <OwnCrews
              crews={crews.data}
              renderCategory={(value, onChange) => (
                <Suspense fallback={null}>
                  <CategoryField value={value} onChange={onChange} />
                </Suspense>
              )}
            />
          )}
          <ProfileTabs memberId={memberId} isOwn={isOwn} />
        </Suspense>
      ) : (
        <QueryFallback query={query}>
          <ProfileWaiting isOwn={isOwn} />
        </QueryFallback>
      )}
    </Page>
  );
}

function ProfileWaiting({ isOwn }: { isOwn: boolean }) {
  return (
    <>
      <ProfileSkeleton />
      <ProfileTabsSkeleton isOwn={isOwn} />
    </>
  );
}

const chips = ['5.6rem', '5.6rem', '5.6rem', '5.6rem', '14.4rem'];

function ProfileTabsSkeleton({ isOwn }: { isOwn: boolean }) {
  return (
    <div aria-hidden="true">
      <div className={styles.tabs} />
      <div className={styles.panel}>
        {isOwn && (
          <div className={styles.filter}>
            {chips.map((width, index) => (
              <span key={`${width}-${String(index)}`} className={styles.chip}>
                <Skeleton width={width} height="3.6rem" />
              </span>
            ))}
          </div>
        )}
        <ActivitySkeleton />
      </div>
    </div>
  );
}
