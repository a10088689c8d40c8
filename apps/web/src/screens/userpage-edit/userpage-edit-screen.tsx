import { useGetOwnMember } from '#web/features/members/api/use-get-own-member.ts';
import { ProfileEditForm } from '#web/features/members/components/profile-edit-form.tsx';
import { ProfileEditSkeleton } from '#web/features/members/components/profile-edit-skeleton.tsx';
import { BackButton } from '#web/lib/back-button.tsx';
import { memberMessages } from '#web/lib/messages/member.ts';
import { toast } from '#web/lib/notify.ts';
import { Unanswered } from '#web/lib/unanswered.tsx';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { OwnPage } from '#web/screens/own-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

export function UserpageEditScreen() {
  usePageTitle('프로필 수정');
  return (
    <OwnPage path="/userpage/edit">{({ memberId }) => <EditProfile memberId={memberId} />}</OwnPage>
  );
}

function EditProfile({ memberId }: { memberId: number }) {
  const profile = `/userpage/${memberId}`;
  const goBack = useGoBack(profile);
  const member = useGetOwnMember(memberId);
  const topBar = <TopBar title="프로필 수정" leading={<BackButton fallback={profile} />} />;
  if (member.data) {
    return (
      <ProfileEditForm
        member={member.data}
        topBar={topBar}
        onSaved={() => {
          toast(memberMessages.profileSaved);
          goBack();
        }}
      />
    );
  }
  return (
    <Page padded topBar={topBar}>
      <Unanswered query={member}>
        <ProfileEditSkeleton />
      </Unanswered>
    </Page>
  );
}
