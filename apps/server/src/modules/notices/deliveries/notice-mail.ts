import type { MailContent } from '#server/mail/mail.ts';
import { layOutNotice } from '#server/mail/mail-layout.ts';
import { screenAddress } from '#server/runtime/app-address.ts';
import type { Config } from '#server/runtime/config.ts';
import type { NoticeText } from './delivery.view.ts';

export function noticeMail(
  config: Config,
  notice: NoticeText,
  unsubscribePage: string,
): MailContent {
  return layOutNotice({
    title: notice.text,
    club: notice.club,
    detail: notice.detail,
    button: { label: '아지트에서 보기', url: screenAddress(config, notice.link) },
    unsubscribe: { label: '이런 메일 그만 받기', url: unsubscribePage },
  });
}
