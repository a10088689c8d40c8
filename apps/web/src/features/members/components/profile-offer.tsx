import type { VisibleMember } from '@azit/contract/members/member.schema';
import { missingProfileParts } from '#web/forms/missing-profile-parts.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Offer } from '#web/ui/feedback/offer.tsx';

export function ProfileOffer({ member }: { member: VisibleMember }) {
  if (member.isProfileComplete !== false) return null;
  return (
    <Offer
      title="호스트에게 나를 소개해 볼까요?"
      text={`아직 없는 것: ${missingProfileParts(member).join(', ')}`}
    >
      <ButtonLink to={paths.memberEdit(member.memberId)} variant="tonal" size="small">
        프로필 채우기
      </ButtonLink>
    </Offer>
  );
}
