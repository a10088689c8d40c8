import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isNotFound } from '#web/api/is-not-found.ts';
import { FollowList } from '#web/features/follows/components/follow-list.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { GoneMember } from './gone-member.tsx';

const heading = '팔로우';

export function FollowListScreen() {
  const memberId = useIdParam();
  const own = useSession();
  if (!own) return null;
  if (memberId === null) return <GoneMember heading={heading} />;
  return <MemberFollows key={memberId} memberId={memberId} isOwn={memberId === own.memberId} />;
}

function MemberFollows({ memberId, isOwn }: { memberId: number; isOwn: boolean }) {
  const { data: member, error } = useQuery(memberQueries.profile(memberId));
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'following' ? 'following' : 'follower';
  const title = member ? `${member.nickname}님의 ${heading}` : heading;
  usePageTitle(title);
  if (isNotFound(error)) return <GoneMember heading={heading} />;
  return (
    <Page topBar={<BackBar title={title} fallback={paths.memberProfile(memberId)} />}>
      <Tabs
        label="팔로워와 팔로잉"
        items={[
          { value: 'follower', label: '팔로워', count: member?.follower },
          { value: 'following', label: '팔로잉', count: member?.following },
        ]}
        value={tab}
        onChange={(value) =>
          setParams(value === 'following' ? { tab: value } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        <FollowList key={tab} memberId={memberId} tab={tab} isOwn={isOwn} />
      </Tabs>
    </Page>
  );
}
