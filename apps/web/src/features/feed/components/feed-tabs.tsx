import type { ReactNode } from 'react';
import type { FeedTab } from '#web/features/feed/model/feed-state.ts';
import { useTabScroll } from '#web/features/feed/model/use-tab-scroll.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import styles from './feed-tabs.module.css';

type FeedTabsProps = {
  tabs: readonly FeedTab[];
  value: FeedTab;
  onChange: (tab: FeedTab) => void;
  choice: string;
  children: ReactNode;
};

const labels: Record<FeedTab, string> = {
  recommend: '추천',
  category: '카테고리별',
  date: '날짜별',
};

export function FeedTabs({ tabs, value, onChange, choice, children }: FeedTabsProps) {
  const { anchor, saveScroll } = useTabScroll(value, choice);

  function change(tab: FeedTab) {
    saveScroll();
    onChange(tab);
  }

  return (
    <>
      <div ref={anchor} className={styles.anchor} />
      <Tabs
        label="둘러보기"
        items={tabs.map((tab) => ({ value: tab, label: labels[tab] }))}
        value={value}
        onChange={change}
      >
        <div className={styles.panel}>{children}</div>
      </Tabs>
    </>
  );
}
