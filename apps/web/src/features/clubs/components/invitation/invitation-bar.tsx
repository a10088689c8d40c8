import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { CLUB_FULL } from '@azit/rules/club-sentences';
import { clubViewerState } from '@azit/rules/club-viewer-state';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { fromClubState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { rememberReturnPath } from '#web/session/login-prompt.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type InvitationBarProps = {
  club: Invitation;
  isGuest: boolean;
  unfit?: string | null;
  joinNow?: ReactNode;
};

export function InvitationBar({ club, isGuest, unfit, joinNow }: InvitationBarProps) {
  const { clubId, categorySmall, phase } = club;
  const state = clubViewerState(club, null);
  // With the key of an invite link, `admits` is set; the page of the club may be hidden then.
  if (state === 'full' && club.admits === undefined)
    return <FullBar club={club} isGuest={isGuest} />;
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
  const label = club.admits ? invitationMessages.joinNow : invitationMessages.apply;
  if (isGuest) {
    const next = club.admits ? '바로 자리를 드려요' : '바로 신청으로 이어져요';
    const returnPath = club.admits ? paths.clubInvitation(clubId) : application;
    return (
      <ActionBar note={`로그인하거나 가입하면 ${next}`}>
        <ButtonLink full to={paths.login} onClick={() => rememberReturnPath(returnPath)}>
          {label}
        </ButtonLink>
      </ActionBar>
    );
  }
  if (unfit) {
    return (
      <ActionBar note={unfit}>
        <Button full disabled>
          {label}
        </Button>
      </ActionBar>
    );
  }
  if (joinNow) return <ActionBar>{joinNow}</ActionBar>;
  return (
    <ActionBar>
      <ButtonLink full to={application} state={fromClubState}>
        {invitationMessages.apply}
      </ButtonLink>
    </ActionBar>
  );
}

/** A full club leads to its page, on which a member can join the queue. */
function FullBar({ club, isGuest }: Pick<InvitationBarProps, 'club' | 'isGuest'>) {
  const detail = paths.clubDetail(club.clubId);
  return (
    <ActionBar note={`${CLUB_FULL}. 자리가 나면 먼저 알려 드려요.`}>
      <ButtonLink full variant="weak" to={paths.categoryClubs(club.categorySmall.categoryLargeId)}>
        비슷한 아지트
      </ButtonLink>
      <ButtonLink
        full
        to={isGuest ? paths.login : detail}
        onClick={() => isGuest && rememberReturnPath(detail)}
      >
        {clubMessages.queue}
      </ButtonLink>
    </ActionBar>
  );
}
