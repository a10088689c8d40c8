import type { ClubCard as Club } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { ClubCard, type ClubCardProps } from '#web/features/club-cards/components/club-card.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import type { InfiniteListState } from '#web/lists/use-infinite-list.ts';
import styles from './club-card.module.css';

type ClubListProps = Pick<ClubCardProps, 'emphasise' | 'onOpen'> & {
  list: InfiniteListState<Club>;
  /** Names the list for screen readers. */
  label: string;
  empty: ReactNode;
  noteOf?: (club: Club) => ReactNode;
};

export function ClubList({ list, label, empty, noteOf, ...card }: ClubListProps) {
  return (
    <InfiniteList
      list={list}
      label={label}
      className={styles.list}
      renderItem={(club) => <ClubCard club={club} note={noteOf?.(club)} {...card} />}
      skeleton={<ClubListSkeleton />}
      empty={empty}
    />
  );
}
