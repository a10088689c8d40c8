import { Video } from 'lucide-react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { copyOrShow } from '../model/copy-or-show.ts';
import styles from './online-door.module.css';

type OnlineDoorProps = { link: string | null; isOpen: boolean };

/** The server sends the link only to the host and joined members. */
export function OnlineDoor({ link, isOpen }: OnlineDoorProps) {
  const title = isOpen ? '문이 열렸어요' : '시작 10분 전에 문이 열려요';
  const how = isOpen ? '시작 10분 전부터 들어갈 수 있어요' : '그때 여기서 바로 들어갈 수 있어요';
  return (
    <section className={styles.door} aria-label="온라인 링크">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Video />
        </span>
        <div>
          <p className={styles.title}>
            {link === null ? '호스트가 아직 링크를 올리지 않았어요' : title}
          </p>
          {link !== null && <p className="text-caption">{how}</p>}
        </div>
      </div>
      {link !== null && <LinkLine link={link} />}
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
