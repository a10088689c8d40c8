import type { ReactNode } from 'react';

export type ListItemsProps<Item> = {
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** Names the list for screen readers. */
  label: string;
  renderItem: (item: Item) => ReactNode;
  className?: string | undefined;
  /** Stands below the item with this number, or below the last where there are fewer. */
  inserted?: { after: number; node: ReactNode } | undefined;
};

export function ListItems<Item>(props: ListItemsProps<Item>) {
  const { items, idOf, label, renderItem, className, inserted } = props;
  const rows = items.map((item) => <li key={idOf(item)}>{renderItem(item)}</li>);
  if (inserted) rows.splice(inserted.after, 0, <li key="inserted">{inserted.node}</li>);
  return (
    <ul className={className} aria-label={label}>
      {rows}
    </ul>
  );
}
