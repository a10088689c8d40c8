import type { VisibleMember } from '@azit/contract/members/member.schema';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { missingProfileParts } from '../model/missing-profile-parts.ts';
import styles from './profile-offer.module.css';

export function ProfileOffer({ member }: { member: VisibleMember }) {
  if (member.isProfileComplete !== false) return null;
  return (
    <section className={styles.offer} aria-labelledby="profile-offer">
      <div className={styles.text}>
        <p id="profile-offer" className={styles.title}>
          호스트에게 나를 소개해 볼까요?
        </p>
        <p>아직 없는 것: {missingProfileParts(member).join(', ')}</p>
      </div>
      <ButtonLink to={paths.memberEdit(member.memberId)} variant="tonal" size="small">
        프로필 채우기
      </ButtonLink>
    </section>
  );
}
