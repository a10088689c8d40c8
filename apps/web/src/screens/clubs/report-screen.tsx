import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Flag } from 'lucide-react';
import { isNotFound } from '#web/api/is-not-found.ts';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { appMessages } from '#web/domain/copy/app.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { useReportClub } from '#web/features/reports/api/report-mutations.ts';
import { ReportForm } from '#web/features/reports/components/report-form.tsx';
import { ReportSkeleton } from '#web/features/reports/components/report-skeleton.tsx';
import { ReportTarget } from '#web/features/reports/components/report-target.tsx';
import { clubReportChoices } from '#web/features/reports/model/report-choices.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { useSession } from '#web/session/session.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';

const heading = '아지트 신고';

export function ClubReportScreen() {
  usePageTitle(heading);
  const clubId = useIdParam();
  return clubId === null ? <GoneClub /> : <ReportClub key={clubId} clubId={clubId} />;
}

function ReportClub({ clubId }: { clubId: number }) {
  const detail = paths.clubDetail(clubId);
  const own = useSession();
  const goBack = useGoBack(detail);
  const query = useQuery(clubQueries.cachedDetail(clubId));
  const { data: club, error } = query;
  const report = useReportClub(clubId);
  const topBar = <BackBar title={heading} fallback={detail} />;
  if (isNotFound(error)) return <GoneClub />;
  if (!club) {
    return (
      <Page padded topBar={topBar}>
        <QueryFallback query={query}>
          <ReportSkeleton />
        </QueryFallback>
      </Page>
    );
  }
  if (club.host.memberId === own?.memberId) {
    return (
      <MessagePage
        heading={heading}
        icon={<Flag />}
        title={feedbackMessages.ownClubReport}
        action={<TonalLink to={detail}>{clubMessages.look}</TonalLink>}
      />
    );
  }
  return (
    <ReportForm
      choices={clubReportChoices}
      topBar={topBar}
      send={report.mutateAsync}
      onSent={goBack}
      warning={feedbackMessages.clubReportWarning}
    >
      <ReportTarget
        picture={<ClubThumb club={club} />}
        name={club.clubName}
        note={`${club.host.nickname}님이 연 아지트`}
      />
    </ReportForm>
  );
}

function GoneClub() {
  return (
    <MessagePage
      heading={heading}
      icon={<CalendarX2 />}
      title={feedbackMessages.clubGone}
      action={<TonalLink to={paths.home}>{appMessages.goHome}</TonalLink>}
    />
  );
}
