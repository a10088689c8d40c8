import type { ReactNode } from 'react';

export type ListItemsProps<Item> = {
  items: readonly Item[];
  getId: (item: Item) => number;
  label: string;
  renderItem: (item: Item) => ReactNode;
  className?: string | undefined;
  inserted?: { after: number; node: ReactNode } | undefined;
};

export function ListItems<Item>(props: ListItemsProps<Item>) {
  const { items, getId, label, renderItem, className, inserted } = props;
  const rows = items.map((item) => <li key={getId(item)}>{renderItem(item)}</li>);
  if (inserted) rows.splice(inserted.after, 0, <li key="inserted">{inserted.node}</li>);
  return (
    <ul className={className} aria-label={label}>
      {rows}
    </ul>
  );
}
