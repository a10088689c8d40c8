import type { ClubCard as Club } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { ClubCard, type ClubCardProps } from '#web/features/club-cards/components/club-card.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import type { InfiniteListState } from '#web/lists/use-infinite-list.ts';
import styles from './club-card.module.css';

export type ClubListProps = Pick<ClubCardProps, 'emphasise' | 'onOpen'> & {
  list: InfiniteListState<Club>;
  /** Names the list for screen readers. */
  label: string;
  empty: ReactNode;
  noteOf?: (club: Club) => ReactNode;
  /** Stands below the card with this number, also where there are fewer. */
  inserted?: { after: number; node: ReactNode } | undefined;
};

export function ClubList({ list, label, empty, noteOf, inserted, ...card }: ClubListProps) {
  return (
    <InfiniteList
      list={list}
      label={label}
      className={styles.list}
      renderItem={(club) => <ClubCard club={club} note={noteOf?.(club)} {...card} />}
      skeleton={<ClubListSkeleton />}
      inserted={inserted}
      empty={
        <>
          {empty}
          {inserted?.node}
        </>
      }
    />
  );
}
