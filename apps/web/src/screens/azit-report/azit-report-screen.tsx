import { CalendarX2, Flag } from 'lucide-react';
import { useGetReportedClub } from '#web/features/reports/api/use-get-reported-club.ts';
import { useReportClub } from '#web/features/reports/api/use-report-club.ts';
import { ReportForm } from '#web/features/reports/components/report-form.tsx';
import { ReportSkeleton } from '#web/features/reports/components/report-skeleton.tsx';
import { ReportTarget } from '#web/features/reports/components/report-target.tsx';
import { clubReportChoices } from '#web/features/reports/model/report-choices.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { ClubThumb } from '#web/lib/club-thumb.tsx';
import { isGone } from '#web/lib/is-gone.ts';
import { feedbackMessages } from '#web/lib/messages/feedback.ts';
import { useSession } from '#web/lib/session.ts';
import { Unanswered } from '#web/lib/unanswered.tsx';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { NoticePage } from '#web/screens/notice-page.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const heading = '아지트 신고';

export function AzitReportScreen() {
  usePageTitle(heading);
  const clubId = useIdParam();
  return clubId === null ? <GoneClub /> : <ReportClub key={clubId} clubId={clubId} />;
}

function ReportClub({ clubId }: { clubId: number }) {
  const detail = `/azit/detail/${clubId}`;
  const own = useSession();
  const goBack = useGoBack(detail);
  const query = useGetReportedClub(clubId);
  const { data: club, error } = query;
  const report = useReportClub(clubId);
  const topBar = <TopBar title={heading} leading={<BackButton fallback={detail} />} />;
  if (isGone(error)) return <GoneClub />;
  if (!club) {
    return (
      <Page padded topBar={topBar}>
        <Unanswered query={query}>
          <ReportSkeleton />
        </Unanswered>
      </Page>
    );
  }
  if (club.host.memberId === own?.memberId) {
    return <NoticePage heading={heading} icon={<Flag />} title={feedbackMessages.ownClubReport} />;
  }
  return (
    <ReportForm
      choices={clubReportChoices}
      topBar={topBar}
      send={report.mutateAsync}
      onSent={goBack}
    >
      <ReportTarget
        picture={<ClubThumb club={club} />}
        name={club.clubName}
        note={`${club.host.nickname}님이 연 아지트`}
      />
      <Callout tone="warning">{feedbackMessages.clubReportWarning}</Callout>
    </ReportForm>
  );
}

function GoneClub() {
  return <NoticePage heading={heading} icon={<CalendarX2 />} title={feedbackMessages.clubGone} />;
}
