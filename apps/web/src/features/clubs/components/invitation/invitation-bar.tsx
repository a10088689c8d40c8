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
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { heldSeatsText } from '../../model/held-seats.ts';

type InvitationBarProps = {
  club: Invitation;
  isGuest: boolean;
  isNewMember?: boolean;
  unfit?: string | null;
  joinNow?: ReactNode;
};

export function InvitationBar({ club, isGuest, isNewMember, unfit, joinNow }: InvitationBarProps) {
  const { clubId, categorySmall, phase } = club;
  const state = clubViewerState(club, null);
  if (state === 'ended') {
    return (
      <ActionBar note={invitationMessages.notOpen(phase)}>
        <ButtonLink full to={paths.categoryClubs(categorySmall.categoryLargeId)}>
          비슷한 아지트 보기
        </ButtonLink>
        {isGuest && (
          <ButtonLink
            full
            variant="weak"
            to={paths.login}
            onClick={() => rememberReturnPath(paths.clubDetail(clubId))}
          >
            참여자라면 로그인
          </ButtonLink>
        )}
      </ActionBar>
    );
  }
  const isFull = state === 'full';
  const similar = isFull && (
    <ButtonLink full variant="weak" to={paths.categoryClubs(categorySmall.categoryLargeId)}>
      비슷한 아지트
    </ButtonLink>
  );
  const taken = heldSeatsText(club) === null ? `${CLUB_FULL}. ` : '';
  const queueNote = isFull ? `${taken}자리가 나면 먼저 알려 드려요.` : undefined;
  const application = paths.clubJoin(clubId);
  const label = joinLabel(club, isFull);
  if (isGuest) {
    const next = club.admits ? '바로 참여할 수 있어요' : '바로 신청으로 이어져요';
    const returnPath = club.admits ? paths.clubInvitation(clubId) : application;
    return (
      <ActionBar note={queueNote ?? `로그인하거나 가입하면 ${next}`}>
        {similar}
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
  const oneMoreTap = `가입했어요. 한 번만 더 누르면 ${isFull ? '차례를 기다려요' : '자리가 생겨요'}.`;
  return (
    <ActionBar note={isNewMember && joinNow ? <Sentences text={oneMoreTap} /> : queueNote}>
      {similar}
      {joinNow || (
        <ButtonLink full to={application} state={fromClubState}>
          {label}
        </ButtonLink>
      )}
    </ActionBar>
  );
}

function joinLabel({ admits }: Invitation, isFull: boolean): string {
  if (isFull) return clubMessages.queue;
  return admits ? invitationMessages.joinNow : invitationMessages.apply;
}
