import { CalendarDays, MessageCircleQuestion, ThermometerSun } from 'lucide-react';
import { slogan, Wordmark } from '#web/domain/wordmark.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { LandingFeed } from './landing-feed.tsx';
import styles from './landing-screen.module.css';

const promises = [
  { icon: CalendarDays, text: '오늘 저녁부터 다음 달까지, 3~20명' },
  { icon: MessageCircleQuestion, text: '호스트의 질문에 답하고, 수락을 받아 함께해요' },
  { icon: ThermometerSun, text: '만나고 나면 후기를 남기고 아지트 온도를 올려요' },
];

export function LandingScreen() {
  usePageTitle();
  return (
    <Page>
      <div className={styles.landing} data-wide-page>
        <header className={styles.hero}>
          <Wordmark size="medium" />
          <h1 className={styles.slogan}>{slogan}</h1>
          <ul className={styles.promises}>
            {promises.map(({ icon: Icon, text }) => (
              <li key={text} className={styles.promise}>
                <Icon aria-hidden />
                {text}
              </li>
            ))}
          </ul>
          <div className={styles.doors}>
            <ButtonLink to={paths.login} full>
              로그인
            </ButtonLink>
            <ButtonLink to={paths.signUp} variant="weak" full>
              회원가입
            </ButtonLink>
          </div>
        </header>
        <LandingFeed />
      </div>
    </Page>
  );
}
