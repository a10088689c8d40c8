import type { Notice } from '@azit/contract/notices/notice.schema';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { imageAddress, thumbAddress } from '#web/domain/image-address.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReplacedText } from '#web/ui/layout/replaced-text.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { pickTint } from '#web/ui/media/tint.ts';
import { noticeTime } from '../model/notice-time.ts';
import { type KindMark, kindMark } from './kind-mark.ts';
import styles from './notice-line.module.css';

type NoticeLineProps = {
  notice: Notice;
  now: Date;
  /** True if the page of this notice is shown next to the list. */
  isShown: boolean;
  onOpen: () => void;
  answer?: ReactNode;
};

export function NoticeLine({ notice, now, isShown, onOpen, answer }: NoticeLineProps) {
  const { text, clubName, createdAt, readAt, link } = notice;
  const isUnread = readAt === null;
  return (
    <>
      <Link
        to={link}
        onClick={onOpen}
        aria-current={isShown ? 'true' : undefined}
        className={classNames(styles.line, isUnread && styles.unread)}
      >
        <NoticePicture notice={notice} />
        <span className={styles.words}>
          <span className={styles.text}>
            {isUnread && <VisuallyHidden>읽지 않음 </VisuallyHidden>}
            {text}
          </span>
          <span className="text-caption">
            {clubName && `${clubName} · `}
            <TimeText dateTime={createdAt}>{noticeTime(new Date(createdAt), now)}</TimeText>
          </span>
          <Details notice={notice} />
          <People notice={notice} />
        </span>
        {isUnread && <span className={styles.dot} />}
      </Link>
      {answer && <div className={styles.answer}>{answer}</div>}
    </>
  );
}

function Details({ notice }: { notice: Notice }) {
  const { detail, formerTime, time, location, quote, remark } = notice;
  // Servers older than this page send only `detail`.
  if (time === undefined) return detail && <span className="text-caption">{detail}</span>;
  return (
    <>
      {time && formerTime && (
        <span className={styles.change}>
          <ReplacedText from={formerTime} to={time} isTime />
        </span>
      )}
      {time && !formerTime && <span className={styles.time}>{time}</span>}
      {location && <b className={styles.change}>{location}</b>}
      {quote && <span className="text-caption">{quote}</span>}
      {remark && <span className="text-caption">{remark}</span>}
    </>
  );
}

function People({ notice: { actors, count } }: { notice: Notice }) {
  const [first] = actors;
  if (first === undefined || count < 2) return null;
  return (
    <span className={styles.people}>
      <MemberStack members={actors} size={2.4} />
      <span className="text-caption">
        {first.nickname}님 외 {count - 1}명
      </span>
    </span>
  );
}

const tones: Record<KindMark['tone'], string | undefined> = {
  point: styles.point,
  green: styles.green,
  warning: styles.warning,
  ended: styles.ended,
};

function NoticePicture({ notice }: { notice: Notice }) {
  const { kind, clubId, clubImage, crew, actors } = notice;
  const { icon: Icon, tone } = kindMark(kind);
  const [actor] = actors;
  const groupId = clubId ?? (actor ? null : crew?.crewId);
  return (
    <span className={styles.picture} aria-hidden="true">
      {groupId ? (
        <CoverImage
          src={thumbAddress(clubImage)}
          tint={pickTint(groupId)}
          fallbackIcon={<Users />}
          rounded
        />
      ) : (
        <Avatar
          src={imageAddress(actor?.fileInfo ?? null)}
          seed={actor?.memberId ?? 0}
          size={4.4}
        />
      )}
      <span className={classNames(styles.mark, tones[tone])}>
        <Icon />
      </span>
    </span>
  );
}
