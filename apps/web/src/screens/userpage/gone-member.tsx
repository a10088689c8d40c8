import { UserX } from 'lucide-react';
import { appMessages } from '#web/lib/messages/app.ts';
import { memberMessages } from '#web/lib/messages/member.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { NoticePage } from '#web/screens/notice-page.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function GoneMember({ heading }: { heading: string }) {
  usePageTitle(heading);
  return (
    <NoticePage
      heading={heading}
      icon={<UserX />}
      title={memberMessages.memberGone}
      how="주소를 다시 확인하거나 다른 사람을 찾아보세요."
      action={
        <ButtonLink to="/" variant="tonal" size="medium">
          {appMessages.goHome}
        </ButtonLink>
      }
    />
  );
}
