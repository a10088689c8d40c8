import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { listClubPeople } from '#web/domain/club-people.ts';
import styles from './celebrations.module.css';
import { HouseDrawing } from './house-drawing.tsx';

type CelebrationStripProps = { club: ClubDetail; occasion: 'first-member' | 'today' };

export function CelebrationStrip({ club, occasion }: CelebrationStripProps) {
  const { title, line } = occasion === 'today' ? describeToday(club) : describeFirstMember(club);
  return (
    <section className={styles.strip} aria-label={title}>
      <div className={styles.smallHouse}>
        <HouseDrawing />
      </div>
      <p>
        <strong className={styles.name}>{title}</strong>
        <span className={styles.stripLine}>{line}</span>
      </p>
    </section>
  );
}

function describeToday({ phase, joinedCount }: ClubDetail) {
  const title = phase === 'ongoing' ? '지금 만나고 있어요' : '오늘 만나는 날이에요';
  return { title, line: `${joinedCount}명이 함께해요. 즐거운 시간 보내세요` };
}

function describeFirstMember(club: ClubDetail) {
  const nickname = listClubPeople(club).joined[0]?.member.nickname;
  return {
    title: '첫 멤버가 생겼어요',
    line: `${nickname}님이 함께해요. 먼저 인사를 건네 보세요`,
  };
}
