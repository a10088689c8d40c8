import { UserX } from 'lucide-react';
import { useGetMember } from '#web/features/profile/api/use-get-member.ts';
import { useReportMember } from '#web/features/reports/api/use-report-member.ts';
import { ReportForm } from '#web/features/reports/components/report-form.tsx';
import { ReportSkeleton } from '#web/features/reports/components/report-skeleton.tsx';
import { ReportTarget } from '#web/features/reports/components/report-target.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { imageAddress } from '#web/lib/image-address.ts';
import { isGone } from '#web/lib/is-gone.ts';
import { feedbackMessages } from '#web/lib/messages/feedback.ts';
import { useSession } from '#web/lib/session.ts';
import { Unanswered } from '#web/lib/unanswered.tsx';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { NoticePage } from '#web/screens/notice-page.tsx';
import { GoneMember } from '#web/screens/userpage/gone-member.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const heading = '회원 신고';

export function UserpageReportScreen() {
  usePageTitle(heading);
  const memberId = useIdParam();
  const own = useSession();
  if (memberId === null) return <GoneMember heading={heading} />;
  if (memberId === own?.memberId) {
    return <NoticePage heading={heading} icon={<UserX />} title={feedbackMessages.selfReport} />;
  }
  return <ReportMember key={memberId} memberId={memberId} />;
}

function ReportMember({ memberId }: { memberId: number }) {
  const profile = `/userpage/${memberId}`;
  const goBack = useGoBack(profile);
  const query = useGetMember(memberId);
  const { data: member, error } = query;
  const report = useReportMember(memberId);
  const topBar = <TopBar title={heading} leading={<BackButton fallback={profile} />} />;
  if (isGone(error)) return <GoneMember heading={heading} />;
  if (!member) {
    return (
      <Page padded topBar={topBar}>
        <Unanswered query={query}>
          <ReportSkeleton />
        </Unanswered>
      </Page>
    );
  }
  return (
    <ReportForm
      choices={memberReportChoices}
      topBar={topBar}
      send={report.mutateAsync}
      onSent={goBack}
    >
      <ReportTarget
        picture={<Avatar src={imageAddress(member.fileInfo)} size={5.6} seed={memberId} />}
        name={`${member.nickname}님`}
        note="신고한 사실은 상대에게 알리지 않아요."
      />
    </ReportForm>
  );
}
