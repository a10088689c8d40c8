import type { ReactNode } from 'react';
import { Switch } from '#web/ui/fields/switch.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';

type SwitchRowProps = {
  title: string;
  description?: ReactNode;
  leading?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

export function SwitchRow({ checked, disabled, onChange, ...row }: SwitchRowProps) {
  return (
    <ListRow
      {...row}
      trailing={
        <Switch
          aria-label={row.title}
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      }
    />
  );
}
