import { ActivityFilter } from '#web/features/activity/components/activity-filter.tsx';
import { ActivityList } from '#web/features/activity/components/activity-list.tsx';
import { ReceivedReviews } from '#web/features/reviews/components/received-reviews.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import styles from './profile-screen.module.css';
import { useProfileView } from './use-profile-view.ts';

const activityTab = { value: 'activity', label: '활동 내역' } as const;
const reviewsTab = { value: 'reviews', label: '받은 후기' } as const;

type ProfileTabsProps = { memberId: number; isOwn: boolean };

export function ProfileTabs({ memberId, isOwn }: ProfileTabsProps) {
  const { tab, setTab, choice, setChoice } = useProfileView(isOwn);
  return (
    <Tabs
      label="프로필 내용"
      items={isOwn ? [activityTab, reviewsTab] : [activityTab]}
      value={tab}
      onChange={setTab}
    >
      <div className={styles.panel}>
        {tab === 'reviews' ? (
          <ReceivedReviews memberId={memberId} />
        ) : (
          <>
            {isOwn && <ActivityFilter choice={choice} onChange={setChoice} />}
            <ActivityList memberId={memberId} isOwn={isOwn} choice={choice} />
          </>
        )}
      </div>
    </Tabs>
  );
}
