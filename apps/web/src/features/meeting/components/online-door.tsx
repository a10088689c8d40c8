import { Video } from 'lucide-react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { copyOrShow } from '../model/copy-or-show.ts';
import styles from './online-door.module.css';

type OnlineDoorProps = { link: string | null; isOpen: boolean; linkForm: string | null };

/**
 * The server sends the link only to the host and joined members. `linkForm` is the page on which
 * hosts enter the link.
 */
export function OnlineDoor({ link, isOpen, linkForm }: OnlineDoorProps) {
  const title = isOpen ? '문이 열렸어요' : '시작 10분 전에 문이 열려요';
  const how = isOpen ? '시작 10분 전부터 들어갈 수 있어요' : '그때 여기서 바로 들어갈 수 있어요';
  const missing =
    linkForm === null
      ? '호스트가 아직 링크를 올리지 않았어요'
      : '함께하는 사람들이 들어올 링크가 아직 없어요';
  return (
    <section className={styles.door} aria-label="온라인 링크">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Video />
        </span>
        <div>
          <p className={styles.title}>{link === null ? missing : title}</p>
          {link !== null && <p className="text-caption">{how}</p>}
        </div>
      </div>
      {link !== null && <LinkLine link={link} />}
      {link === null && linkForm !== null && (
        <ButtonLink to={linkForm} variant="tonal" size="medium">
          링크 올리기
        </ButtonLink>
      )}
    </section>
  );
}

function LinkLine({ link }: { link: string }) {
  return (
    <div className={styles.link}>
      <span className={styles.address}>{link.replace('https://', '')}</span>
      <Button
        variant="weak"
        size="small"
        onClick={() => void copyOrShow(link, meetingMessages.linkCopied)}
      >
        복사
      </Button>
    </div>
  );
}
