import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import type { Unsent } from '../../model/unsent.ts';
import bubble from './message-body.module.css';
import row from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import { pictureSize } from './picture-size.ts';
import styles from './unsent-row.module.css';

type UnsentRowProps = {
  unsent: Unsent;
  upload: ReactNode;
  retry: (clientId: string) => void;
  drop: (clientId: string) => void;
};

export function UnsentRow({ unsent, upload, retry, drop }: UnsentRowProps) {
  const { clientId, content, state, reason } = unsent;
  const isFailed = state === 'failed';
  return (
    <div className={classNames(row.row, row.own, styles.rise)}>
      <div className={row.line}>
        <div className={row.pressable}>
          <VisuallyHidden>{roomMessages.me}</VisuallyHidden>
          {content.kind === 'IMAGE' ? (
            <UnsentPicture content={content} />
          ) : (
            <p dir="auto" className={classNames(bubble.bubble, bubble.own, bubble.text)}>
              <MessageText body={content.body} />
            </p>
          )}
        </div>
        {state === 'sending' && content.kind === 'IMAGE' && upload}
        {(state === 'waiting' || (state === 'sending' && content.kind !== 'IMAGE')) && (
          <span className={styles.busy}>
            <Spinner label={null} />
            <VisuallyHidden>보내는 중</VisuallyHidden>
          </span>
        )}
      </div>
      {isFailed && (
        <div className={styles.failed}>
          {reason !== null && <p className={styles.reason}>{reason}</p>}
          <CircleAlert />
          <span>전송 실패</span>
          <span aria-hidden="true">·</span>
          <button type="button" onClick={() => retry(clientId)}>
            다시 보내기
          </button>
          <span aria-hidden="true">·</span>
          <button type="button" onClick={() => drop(clientId)}>
            보내지 않기
          </button>
        </div>
      )}
    </div>
  );
}

function UnsentPicture({ content }: { content: Extract<Unsent['content'], { kind: 'IMAGE' }> }) {
  const src = useObjectUrl(content.image);
  return (
    <div className={bubble.picture} style={pictureSize(content)}>
      {src && <img src={src} alt={roomMessages.ownPicture} />}
    </div>
  );
}
