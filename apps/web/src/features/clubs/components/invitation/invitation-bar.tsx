import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { CLUB_FULL } from '@azit/rules/club-sentences';
import { clubViewerState } from '@azit/rules/club-viewer-state';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { fromClubState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { rememberReturnPath } from '#web/session/login-prompt.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type InvitationBarProps = { club: Invitation; isGuest: boolean };

export function InvitationBar({ club, isGuest }: InvitationBarProps) {
  const { clubId, categorySmall, phase } = club;
  const state = clubViewerState(club, null);
  if (state !== 'open') {
    const why = state === 'full' ? `${CLUB_FULL}.` : invitationMessages.notOpen(phase);
    return (
      <ActionBar note={why}>
        <ButtonLink full to={paths.categoryClubs(categorySmall.categoryLargeId)}>
          비슷한 아지트 둘러보기
        </ButtonLink>
        {isGuest && (
          <ButtonLink
            full
            variant="weak"
            to={paths.login}
            onClick={() => rememberReturnPath(paths.clubDetail(clubId))}
          >
            함께하는 멤버라면 로그인
          </ButtonLink>
        )}
      </ActionBar>
    );
  }
  const application = paths.clubJoin(clubId);
  if (isGuest) {
    return (
      <ActionBar note="로그인하거나 가입하면 바로 신청으로 이어져요">
        <ButtonLink full to={paths.login} onClick={() => rememberReturnPath(application)}>
          {invitationMessages.apply}
        </ButtonLink>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <ButtonLink full to={application} state={fromClubState}>
        {invitationMessages.apply}
      </ButtonLink>
    </ActionBar>
  );
}
