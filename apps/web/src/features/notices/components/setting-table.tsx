import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { joinFacts } from '#web/domain/copy/facts.ts';
import {
  channelTexts,
  describeOnlyKinds,
  settingParts,
  settingTexts,
} from '#web/domain/copy/notice-setting.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { useChangeNoticeSettings } from '../api/use-change-notice-settings.ts';
import {
  channels,
  hasChannel,
  isOn,
  onlyOn,
  type SettingRow,
  settingRow,
  switchedKinds,
} from '../model/setting-rows.ts';
import styles from './setting-table.module.css';

export function SettingTable({ settings }: { settings: NoticeSettings }) {
  const { mutate } = useChangeNoticeSettings();
  return settingParts.map(({ title, rows }, index) => (
    <table key={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.part}>
            {title}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {index === 0 ? (
                channelTexts[channel]
              ) : (
                <VisuallyHidden>{channelTexts[channel]}</VisuallyHidden>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(settingRow).map((row) => (
          <tr key={row.row}>
            <th scope="row" className={styles.name}>
              <span className={styles.title}>{settingTexts[row.row].title}</span>
              <span className={styles.description}>{describe(row, settings)}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className={styles.channel}>
                {hasChannel(row, channel) ? (
                  <Switch
                    aria-label={`${settingTexts[row.row].title} ${channelTexts[channel]}`}
                    checked={isOn(row, channel, settings)}
                    onChange={(event) =>
                      mutate({ kinds: switchedKinds(row, channel, event.target.checked) })
                    }
                  />
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <VisuallyHidden>없음</VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/**
 * If a row is on for some of its kinds only, their names replace the description: both together
 * would make the row taller.
 */
function describe(row: SettingRow, settings: NoticeSettings) {
  const exceptions = channels.map((channel) =>
    describeOnlyKinds(channel, onlyOn(row, channel, settings)),
  );
  const texts = exceptions.filter((text) => text !== null);
  return texts.length === 0 ? settingTexts[row.row].description : joinFacts(...texts);
}
