import type { VisibleMember } from '@azit/contract/members/member.schema';
import { profileMessages } from '@azit/rules/members/profile';
import { UserRound } from 'lucide-react';
import { missingProfileParts } from '#web/forms/missing-profile-parts.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/**
 * The server refuses clubs and crews of members with incomplete profiles, so ask for the profile
 * before showing the form.
 */
export function ProfileFirst({ member }: { member: VisibleMember }) {
  return (
    <EmptyState
      icon={<UserRound />}
      title={profileMessages.incomplete}
      how={`아직 없는 것: ${missingProfileParts(member).join(', ')}`}
      action={<ButtonLink to={paths.memberEdit(member.memberId)}>프로필 채우기</ButtonLink>}
    />
  );
}
