import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/api/is-not-found.ts';
import { ProfileMessage } from '#web/features/chat/entry/profile-message.tsx';
import { FollowButton } from '#web/features/follows/components/follow-button.tsx';
import { ProfileHeader } from '#web/features/profile/components/profile-header.tsx';
import { ProfileSkeleton } from '#web/features/profile/components/profile-skeleton.tsx';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { GoneMember } from './gone-member.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { ProfileTabsSkeleton } from './profile-tabs-skeleton.tsx';

export function ProfileScreen() {
  const memberId = useIdParam();
  const own = useSession();
  // The session watch redirects a guest to the login after this render.
  if (!own) return null;
  if (memberId === null) return <GoneMember heading="프로필" />;
  return <Profile key={memberId} memberId={memberId} viewerId={own.memberId} />;
}

function Profile({ memberId, viewerId }: { memberId: number; viewerId: number }) {
  const isOwn = memberId === viewerId;
  const query = useQuery(memberQueries.profile(memberId));
  // Wait for the names of the interests: they decide the height of the header, and everything below
  // would shift.
  const { isPending: namesPending } = useQuery(categoryQueries.small());
  const member = namesPending ? undefined : query.data;
  const heading = member ? `${member.nickname}님의 프로필` : '프로필';
  usePageTitle(heading);
  if (isNotFound(query.error)) return <GoneMember heading="프로필" />;
  return (
    <Page
      topBar={<ProfileBar memberId={memberId} isOwn={isOwn} heading={heading} member={member} />}
    >
      {member ? (
        <>
          <ProfileHeader
            member={member}
            action={
              !isOwn && (
                <>
                  <FollowButton viewerId={viewerId} memberId={memberId} />
                  <ProfileMessage memberId={memberId} />
                </>
              )
            }
          />
          <ProfileTabs memberId={memberId} isOwn={isOwn} />
        </>
      ) : (
        <QueryFallback query={query}>
          <ProfileSkeleton />
          <ProfileTabsSkeleton isOwn={isOwn} />
        </QueryFallback>
      )}
    </Page>
  );
}
