import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { listClubPeople } from '#web/domain/club-people.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import styles from './day-before.module.css';

export function WhoComes({ club }: { club: ClubDetail }) {
  const { joined } = listClubPeople(club);
  const going = joined.filter(({ confirmation }) => confirmation === 'GOING');
  const pending = joined.filter(({ confirmation }) => confirmation === 'PENDING');
  const [first, ...others] = going;
  if (going.length + pending.length === 0) return null;
  const rest = others.length > 0 ? ` 외 ${others.length}명이` : '이';
  return (
    <section aria-labelledby="who-comes" className={styles.people}>
      <h2 id="who-comes">누가 오나요</h2>
      {first && (
        <People people={going} text={`${first.member.nickname}님${rest} ‘갈게요’로 답했어요`} />
      )}
      {pending.length > 0 && (
        <People people={pending} text={`${pending.length}명은 아직 답하지 않았어요`} />
      )}
    </section>
  );
}

function People({ people, text }: { people: readonly ClubMember[]; text: string }) {
  const faces = people.map(({ member }) => ({
    id: member.memberId,
    src: imageAddress(member.fileInfo),
  }));
  return (
    <p>
      <AvatarStack people={faces} max={3} size={2.8} />
      {text}
    </p>
  );
}
