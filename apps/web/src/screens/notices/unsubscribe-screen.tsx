import { noticeKinds } from '@azit/contract/notices/notice-kind';
import { noticeRules } from '@azit/rules/notices/notice-rule';
import { MailCheck, MailX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ApiError, errorMessage } from '#web/api/error.ts';
import { settingMessages, settingTexts } from '#web/domain/copy/notice-setting.ts';
import { useUnsubscribeMail } from '#web/features/notices/api/use-unsubscribe-mail.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';

const heading = '메일 그만 받기';
const settingsLink = <TonalLink to={paths.noticeSetting}>알림 설정 보기</TonalLink>;

/**
 * Mails link to this page. Unsubscribing needs another tap, because mail programs may open links on
 * their own.
 */
export function UnsubscribeScreen() {
  usePageTitle(heading);
  const [search] = useSearchParams();
  const unsubscribe = useUnsubscribeMail(search.get('token') ?? '');
  const kind = noticeKinds.find((one) => one === search.get('kind'));
  const what = kind === undefined ? '이런' : `‘${settingTexts[noticeRules[kind].row].title}’`;
  if (unsubscribe.isSuccess) {
    return (
      <MessagePage
        heading={heading}
        icon={<MailCheck />}
        title={`${what} 메일을 더 보내지 않을게요.`}
        how={settingMessages.mailBackOn}
        action={settingsLink}
      />
    );
  }
  const { error, isPending, mutate } = unsubscribe;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <MessagePage
        heading={heading}
        icon={<MailX />}
        title={errorMessage(error)}
        action={settingsLink}
      />
    );
  }
  return (
    <MessagePage
      heading={heading}
      icon={<MailX />}
      title={error ? errorMessage(error) : `${what} 메일을 그만 받을까요?`}
      how={settingMessages.mailBackOn}
      action={
        <Button size="medium" loading={isPending} onClick={() => mutate()}>
          {error ? '다시 시도' : '그만 받기'}
        </Button>
      }
    />
  );
}
