import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { listRowKinds, type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

export type Channel = 'push' | 'mail';

export const channels: readonly Channel[] = ['push', 'mail'];

export type SettingRow = { row: NoticeRow; kinds: readonly NoticeKind[] };

export function settingRow(row: NoticeRow): SettingRow {
  return { row, kinds: listRowKinds(row) };
}

export function hasChannel({ kinds }: SettingRow, channel: Channel): boolean {
  return kinds.some((kind) => noticeRules[kind][channel] !== 'never');
}

/**
 * The switch is on if any kind of the row is on: in some rows mail is on by default for one kind
 * only.
 */
export function isOn({ kinds }: SettingRow, channel: Channel, settings: NoticeSettings) {
  return kinds.some((kind) => settings.kinds[kind]?.[channel]);
}

/**
 * Lists the active kinds if others in the row are off: the switch alone would suggest that all are
 * on.
 */
export function onlyOn({ kinds }: SettingRow, channel: Channel, settings: NoticeSettings) {
  const used = kinds.filter((kind) => noticeRules[kind][channel] !== 'never');
  const on = used.filter((kind) => settings.kinds[kind]?.[channel]);
  return on.length === used.length ? [] : on;
}

export function switchedKinds({ kinds }: SettingRow, channel: Channel, on: boolean) {
  const changed = kinds.filter((kind) => noticeRules[kind][channel] !== 'never');
  return Object.fromEntries(changed.map((kind) => [kind, { [channel]: on }]));
}
