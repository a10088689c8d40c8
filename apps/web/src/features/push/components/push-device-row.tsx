import { useQueryClient } from '@tanstack/react-query';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { SwitchRow } from '#web/ui/layout/switch-row.tsx';
import { useDevicePush } from '../api/use-device-push.ts';
import { deviceName, INSTALL_FIRST } from '../model/push-support.ts';

const whyNot = {
  'install-first': INSTALL_FIRST,
  denied: '브라우저 설정에서 알림을 허용해 주세요.',
  unsupported: '이 브라우저는 푸시를 받을 수 없어요.',
} as const;

export function PushDeviceRow() {
  const { support, isOn, isPending, change } = useDevicePush();
  const client = useQueryClient();
  const description = support === 'ready' ? deviceName(navigator.userAgent) : whyNot[support];
  // Refetch the notice settings: registering the first push device or removing the last one changes
  // which mails the server sends.
  const switchPush = async (on: boolean) => {
    await change(on);
    await client.invalidateQueries({ queryKey: noticeSettingsQueries.own().queryKey });
  };
  return (
    <SwitchRow
      title="이 기기에서 푸시 받기"
      description={description}
      checked={support === 'ready' ? isOn : false}
      disabled={support !== 'ready' || isPending}
      onChange={(on) => void switchPush(on)}
    />
  );
}
