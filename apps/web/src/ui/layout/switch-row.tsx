import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';

type SwitchRowProps = {
  title: string;
  description?: ReactNode;
  leading?: ReactNode;
  /** Undefined while the state is loading. */
  checked: boolean | undefined;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

export function SwitchRow({ checked, disabled, onChange, ...row }: SwitchRowProps) {
  return (
    <ListRow
      {...row}
      trailing={
        checked === undefined ? (
          <SkeletonGroup>
            <Skeleton width="4.4rem" height="2.6rem" />
          </SkeletonGroup>
        ) : (
          <Switch
            aria-label={row.title}
            checked={checked}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )
      }
    />
  );
}
