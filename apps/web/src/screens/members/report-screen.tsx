import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { isNotFound } from '#web/api/is-not-found.ts';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { useReportMember } from '#web/features/reports/api/report-mutations.ts';
import { ReportForm } from '#web/features/reports/components/report-form.tsx';
import { ReportSkeleton } from '#web/features/reports/components/report-skeleton.tsx';
import { ReportTarget } from '#web/features/reports/components/report-target.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { blockQueries } from '#web/queries/block-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { useSession } from '#web/session/session.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { GoneMember } from './gone-member.tsx';

const heading = '회원 신고';

export function MemberReportScreen() {
  usePageTitle(heading);
  const memberId = useIdParam();
  const own = useSession();
  if (memberId === null) return <GoneMember heading={heading} />;
  if (memberId === own?.memberId) {
    return (
      <MessagePage
        heading={heading}
        icon={<UserX />}
        title={feedbackMessages.selfReport}
        action={<TonalLink to={paths.memberProfile(memberId)}>내 프로필 보기</TonalLink>}
      />
    );
  }
  return <ReportMember key={memberId} memberId={memberId} />;
}

function ReportMember({ memberId }: { memberId: number }) {
  const profile = paths.memberProfile(memberId);
  const goBack = useGoBack(profile);
  const { member, query, isGone } = useReportedMember(memberId);
  const report = useReportMember(memberId);
  const topBar = <BackBar title={heading} fallback={profile} />;
  if (isGone) return <GoneMember heading={heading} />;
  if (!member) {
    return (
      <Page padded topBar={topBar}>
        <QueryFallback query={query}>
          <ReportSkeleton />
        </QueryFallback>
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
        picture={<MemberAvatar member={member} size={5.6} />}
        name={`${member.nickname}님`}
        note="신고한 사실은 상대에게 알리지 않아요."
      />
    </ReportForm>
  );
}

/** The profile of a member whom the viewer has blocked is hidden, but not its row in the block list. */
function useReportedMember(memberId: number) {
  const profile = useQuery(memberQueries.profile(memberId));
  const isHidden = isNotFound(profile.error);
  const { getId, ...list } = blockQueries.list();
  const blocks = useInfiniteQuery({ ...list, enabled: isHidden });
  const rows = blocks.data?.pages.flatMap(({ data }) => data) ?? [];
  const blocked = rows.find((row) => getId(row) === memberId)?.member;
  const member = profile.data ?? blocked;
  return {
    member,
    query: isHidden ? blocks : profile,
    isGone: isHidden && blocks.isSuccess && member === undefined,
  };
}
