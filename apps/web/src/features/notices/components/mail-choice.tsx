import { useQuery } from '@tanstack/react-query';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useChangeNoticeSettings } from '../api/use-change-notice-settings.ts';
import styles from './mail-choice.module.css';

const question = '새 신청은 이제 푸시로 알려 드려요. 푸시로 충분한가요?';

/**
 * Hosts get a mail for each application until one of their devices receives pushes. Then this
 * prompt lets the host choose once whether the mails continue.
 */
export function MailChoice() {
  const { data: settings } = useQuery(noticeSettingsQueries.own());
  const { mutate } = useChangeNoticeSettings();
  if (!settings?.promptsMailChoice) return null;
  const choose = (mail: boolean) => mutate({ kinds: { APPLICATION_RECEIVED: { mail } } });
  return (
    <section className={styles.choice} aria-label={question}>
      <p className={styles.question}>{question}</p>
      <Button variant="weak" size="small" onClick={() => choose(true)}>
        메일도 받기
      </Button>
      <Button variant="tonal" size="small" onClick={() => choose(false)}>
        충분해요
      </Button>
    </section>
  );
}
