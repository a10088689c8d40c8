import type { ClubCard as Club } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { ClubCard, type ClubCardProps } from '#web/features/club-cards/components/club-card.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useFirstItem } from '#web/lists/use-first-item.ts';
import type { InfiniteListState } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import styles from './club-card.module.css';

export type ClubListProps = Pick<ClubCardProps, 'emphasise' | 'onOpen' | 'tag'> & {
  list: InfiniteListState<Club>;
  label: string;
  empty: ReactNode;
  renderNote?: (club: Club) => ReactNode;
  getPhrase?: (club: Club) => string | null;
  /**
   * Says why the viewer cannot join a club. Cards wait for these reasons, because a line that is
   * added later would shift the list.
   */
  reasons?: { isPending: boolean; of: ClubCardProps['whyNot'] } | undefined;
  inserted?: { after: number; node: ReactNode } | undefined;
};

export function ClubList(props: ClubListProps) {
  const { list, label, empty, renderNote, getPhrase, reasons, inserted, ...card } = props;
  useFirstItem(list, ({ clubId }) => paths.clubDetail(clubId));
  return (
    <InfiniteList
      list={reasons?.isPending ? { ...list, isPending: true } : list}
      label={label}
      className={styles.list}
      renderItem={(club) => (
        <ClubCard
          club={club}
          note={renderNote?.(club)}
          phrase={getPhrase?.(club)}
          whyNot={reasons?.of}
          {...card}
        />
      )}
      skeleton={<ClubListSkeleton inserted={inserted} />}
      inserted={inserted}
      empty={
        <>
          {empty}
          {inserted && <div className={styles.inserted}>{inserted.node}</div>}
        </>
      }
    />
  );
}
