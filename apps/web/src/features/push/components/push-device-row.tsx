import { settingMessages } from '#web/domain/copy/notice-setting.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useDevicePush } from '../api/use-device-push.ts';
import { deviceName } from '../model/push-support.ts';

const title = '이 기기에서 푸시 받기';

const whyNot = {
  'install-first': settingMessages.installFirst,
  denied: settingMessages.denied,
  unsupported: settingMessages.unsupported,
} as const;

export function PushDeviceRow() {
  const { support, isOn, isPending, change } = useDevicePush();
  const description = support === 'ready' ? deviceName(navigator.userAgent) : whyNot[support];
  return (
    <ListRow
      title={title}
      description={description}
      trailing={
        <Switch
          aria-label={title}
          checked={isOn ?? false}
          disabled={support !== 'ready' || isOn === undefined || isPending}
          onChange={(event) => void change(event.target.checked)}
        />
      }
    />
  );
}
