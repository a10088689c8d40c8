import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export type TabItem<V extends string> = {
  value: V;
  label: string;
  count?: number;
  mark?: ReactNode;
};

export type TabsProps<V extends string> = {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  children: ReactNode;
};

export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, items, value, onChange, children } = props;
  const id = useId();

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const at = items.findIndex((item) => item.value === value);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = items[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    // Do not scroll: the tab is in view, and the page would move below the sticky tabs.
    document.getElementById(`${id}-${next.value}`)?.focus({ preventScroll: true });
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={handleKey}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
            {item.mark}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
