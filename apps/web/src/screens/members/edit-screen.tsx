import { AreaField } from '#web/features/areas/components/area-field.tsx';
import { ProfileEditForm } from '#web/features/members/components/profile-edit-form.tsx';
import { ProfileEditSkeleton } from '#web/features/members/components/profile-edit-skeleton.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { toastOnNextPage } from '#web/notify/notify.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { useQueryOnce } from '#web/queries/use-query-once.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { OwnPage } from './own-page.tsx';

export function ProfileEditScreen() {
  usePageTitle('프로필 수정');
  return (
    <OwnPage toPath={paths.memberEdit}>
      {({ memberId }) => <EditProfile key={memberId} memberId={memberId} />}
    </OwnPage>
  );
}

function EditProfile({ memberId }: { memberId: number }) {
  const profile = paths.memberProfile(memberId);
  const goBack = useGoBack(profile);
  const member = useQueryOnce(memberQueries.profile(memberId));
  const topBar = <BackBar title="프로필 수정" fallback={profile} />;
  if (member.data) {
    return (
      <ProfileEditForm
        member={member.data}
        topBar={topBar}
        renderAreas={(codes, onChange) => <AreaField value={codes} onChange={onChange} />}
        onSaved={() => {
          toastOnNextPage('프로필을 저장했어요');
          goBack();
        }}
      />
    );
  }
  return (
    <Page padded topBar={topBar}>
      <QueryFallback query={member}>
        <ProfileEditSkeleton />
      </QueryFallback>
    </Page>
  );
}
