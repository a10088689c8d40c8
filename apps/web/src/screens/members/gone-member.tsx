import { UserX } from 'lucide-react';
import { appMessages } from '#web/domain/copy/app.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';

export function GoneMember({ heading }: { heading: string }) {
  usePageTitle(heading);
  return (
    <MessagePage
      heading={heading}
      icon={<UserX />}
      title="없거나 볼 수 없는 회원이에요."
      how="주소를 다시 확인하거나 다른 사람을 찾아보세요."
      action={<TonalLink to={paths.home}>{appMessages.goHome}</TonalLink>}
    />
  );
}
