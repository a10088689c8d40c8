import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

export type Channel = 'push' | 'mail';

export const channels: readonly Channel[] = ['push', 'mail'];

export type SettingRow = { row: NoticeRow; kinds: readonly NoticeKind[] };

const kinds = Object.keys(noticeRules) as NoticeKind[];

/** The kinds that one row of the settings page switches together. */
export function settingRow(row: NoticeRow): SettingRow {
  return { row, kinds: kinds.filter((kind) => noticeRules[kind].row === row) };
}

/** A channel that no kind of the row ever uses has no switch. */
export function hasChannel({ kinds: of }: SettingRow, channel: Channel): boolean {
  return of.some((kind) => noticeRules[kind][channel] !== 'never');
}

/** On while any of its kinds is: some start with mail for the one result one waits for. */
export function isOn({ kinds: of }: SettingRow, channel: Channel, settings: NoticeSettings) {
  return of.some((kind) => settings.kinds[kind]?.[channel]);
}

/** What switching a row changes, in the words of the wire. */
export function switchedKinds({ kinds: of }: SettingRow, channel: Channel, on: boolean) {
  const changed = of.filter((kind) => noticeRules[kind][channel] !== 'never');
  return Object.fromEntries(changed.map((kind) => [kind, { [channel]: on }]));
}
