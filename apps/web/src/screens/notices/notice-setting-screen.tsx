import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { useQuery } from '@tanstack/react-query';
import { useChangeNoticeSettings } from '#web/features/notices/api/use-change-notice-settings.ts';
import { MailChoice } from '#web/features/notices/components/mail-choice.tsx';
import { MutedClubs } from '#web/features/notices/components/muted-clubs.tsx';
import { SettingTable } from '#web/features/notices/components/setting-table.tsx';
import { PushDeviceRow } from '#web/features/push/components/push-device-row.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { useSession } from '#web/session/session.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import styles from './notice-setting-screen.module.css';

const title = '알림 설정';
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

export function NoticeSettingScreen() {
  usePageTitle(title);
  const session = useSession();
  const query = useQuery({ ...noticeSettingsQueries.own(), enabled: session !== null });
  if (!session) return null;
  return (
    <Page topBar={<BackBar title={title} fallback={paths.notices} />}>
      <div className={styles.rows}>
        <PushDeviceRow />
        <MailChoice />
        {query.data ? (
          <Settings settings={query.data} />
        ) : (
          <QueryFallback query={query}>
            <RowsSkeleton />
          </QueryFallback>
        )}
      </div>
    </Page>
  );
}

function Settings({ settings }: { settings: NoticeSettings }) {
  const { mutate } = useChangeNoticeSettings();
  const { quietHours, hideContent } = settings;
  return (
    <>
      <div className={styles.note}>
        <Callout>
          <div className={styles.either}>
            <p hidden={!quietHours}>
              밤 10시부터 아침 8시까지는 모아 뒀다 보내요. 12시간 안에 시작하는 모임만 바로 알려요.
            </p>
            <p hidden={quietHours}>밤에도 바로 알려요.</p>
          </div>
        </Callout>
      </div>
      <SwitchRow
        title="밤에는 모아서 받기"
        checked={quietHours}
        onChange={(on) => mutate({ quietHours: on })}
      />
      <SwitchRow
        title="푸시 내용 숨기기"
        description="잠금 화면에 ‘새 알림이 있어요’만 보여요."
        checked={hideContent}
        onChange={(on) => mutate({ hideContent: on })}
      />
      <div className={styles.band} />
      <SettingTable settings={settings} />
      <div className={styles.band} />
      <MutedClubs settings={settings} />
    </>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width="14rem" height="2rem" />
          <Skeleton width="4.4rem" height="2.6rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
