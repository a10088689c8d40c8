import type { Notice } from '@azit/contract/notices/notice.schema';
import { Bell } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { MINUTE_TEXT_MS, useNow } from '#web/lib/use-now.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { ListItems } from '#web/lists/list-items.tsx';
import { useFirstItem } from '#web/lists/use-first-item.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { showAlert } from '#web/notify/notify.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { usePane } from '#web/ui/layout/pane.ts';
import { useMarkRead } from '../api/use-mark-read.ts';
import { useMarkSeen } from '../api/use-mark-seen.ts';
import { answerableIds } from '../model/answerable.ts';
import { findShownId, toPreviewPath } from '../model/notice-preview.ts';
import { noticeDay } from '../model/notice-time.ts';
import { NoticeLine } from './notice-line.tsx';
import styles from './notice-list.module.css';
import { NoticeSkeleton } from './notice-skeleton.tsx';

type NoticeListProps = {
  renderAnswer: (notice: Notice, markRead: () => void) => ReactNode;
};

/**
 * Opening the list resets the count on the bell but marks nothing as read. A notice becomes read
 * when it is opened, or when the button marks all notices.
 */
export function NoticeList({ renderAnswer }: NoticeListProps) {
  const list = useInfiniteList(noticeQueries.list());
  const previews = list.items.map(toPreviewPath).filter((path) => path !== null);
  useFirstItem({ items: previews, isPending: list.isPending }, (path) => path);
  const [openedId, setOpenedId] = useState<number>();
  const shownId = findShownId(list.items, usePane()?.openPath ?? null, openedId);
  const now = useNow(MINUTE_TEXT_MS);
  const { mutate, mutateAsync } = useMarkRead();
  const frame = useRef<HTMLDivElement>(null);
  const [newest] = list.items;
  useMarkSeen(newest?.noticeId);
  const answerable = answerableIds(list.items);
  const someUnread = list.items.some(({ readAt }) => readAt === null);

  async function markAll() {
    if (newest === undefined) return;
    // The button disappears with the last unread line: move the focus to the list.
    frame.current?.focus({ preventScroll: true });
    await mutateAsync({ upTo: newest.noticeId }).catch(() =>
      showAlert('읽음으로 바꾸지 못했어요.'),
    );
  }

  const renderDay = ({ day, notices }: DayGroup, isFirst: boolean) => (
    <section key={`${day} ${notices[0]?.noticeId}`}>
      <div className={styles.day}>
        <h2 className={styles.heading}>{day}</h2>
        {isFirst && someUnread && (
          <button type="button" className={styles.markAll} onClick={markAll}>
            모두 읽음
          </button>
        )}
      </div>
      <ListItems
        items={notices}
        getId={list.getId}
        label={`${day} 알림`}
        renderItem={(notice) => {
          const markRead = () => {
            if (notice.readAt === null) mutate({ upTo: notice.noticeId, only: true });
          };
          return (
            <NoticeLine
              notice={notice}
              now={now}
              isShown={notice.noticeId === shownId}
              onOpen={() => {
                setOpenedId(notice.noticeId);
                markRead();
              }}
              answer={
                (answerable.has(notice.noticeId) ||
                  notice.mayRejoin ||
                  notice.mayAnswer ||
                  notice.kind === 'CREW_REMOVED') &&
                renderAnswer(notice, markRead)
              }
            />
          );
        }}
      />
    </section>
  );

  return (
    <div ref={frame} tabIndex={-1}>
      <InfiniteList
        list={list}
        renderItems={(items) =>
          groupByDay(items, now).map((group, index) => renderDay(group, index === 0))
        }
        skeleton={<NoticeSkeleton />}
        empty={
          <EmptyState
            icon={<Bell />}
            title="아직 알림이 없어요."
            how="신청하면 여기서 알려 드려요."
          />
        }
        errorText="알림을 불러오지 못했어요."
      />
    </div>
  );
}

type DayGroup = { day: string; notices: Notice[] };

function groupByDay(notices: readonly Notice[], now: Date): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const notice of notices) {
    const day = noticeDay(new Date(notice.createdAt), now);
    const last = groups.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else groups.push({ day, notices: [notice] });
  }
  return groups;
}
