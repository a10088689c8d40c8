import { CalendarX2, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationTopBar } from './invitation-top-bar.tsx';

export function GoneInvitation() {
  return (
    <NoInvitation>
      <EmptyState
        icon={<CalendarX2 />}
        title={invitationMessages.gone}
        how="주소가 바뀌었거나 없는 아지트예요."
        action={<TonalLink to={paths.home}>다른 아지트 둘러보기</TonalLink>}
      />
    </NoInvitation>
  );
}

export function EndedInvitation() {
  return (
    <NoInvitation>
      <EmptyState
        icon={<Unlink />}
        title="이 초대 링크는 끝났어요."
        how="기간이 지났거나 자리가 다 찼을 수 있어요. 초대한 사람에게 새 링크를 부탁해 보세요."
        action={<TonalLink to={paths.home}>아지트 둘러보기</TonalLink>}
      />
    </NoInvitation>
  );
}

/**
 * Shown to a member whom the host had invited directly, without a link, and whose invitation has
 * ended.
 */
export function EndedCrewInvitation() {
  return (
    <NoInvitation>
      <EmptyState
        icon={<CalendarX2 />}
        title="지금은 받을 수 없는 초대예요."
        how="이미 답했거나 끝난 초대예요. 함께하고 싶다면 초대한 사람에게 링크를 부탁해 보세요."
        action={<TonalLink to={paths.home}>아지트 둘러보기</TonalLink>}
      />
    </NoInvitation>
  );
}

export function NoInvitation({ children }: { children: ReactNode }) {
  usePageTitle(invitationMessages.title);
  return (
    <Page padded topBar={<InvitationTopBar />}>
      <h1 className="visually-hidden">{invitationMessages.title}</h1>
      {children}
    </Page>
  );
}
