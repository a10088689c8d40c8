import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MessageButton } from './message-button.tsx';
import styles from './profile-message.module.css';

export function ProfileMessage({ memberId }: { memberId: number }) {
  const { data, isError } = useQuery(chatQueries.withMember(memberId));
  const reasonId = useId();
  if (isError) return null;
  if (data?.allowed) {
    return (
      <MessageButton memberId={memberId} full size="medium" variant="tonal">
        {chatListMessages.write}
      </MessageButton>
    );
  }
  return (
    <>
      <Button
        full
        size="medium"
        variant="weak"
        disabled
        aria-describedby={data?.reason ? reasonId : undefined}
      >
        {chatListMessages.write}
      </Button>
      {data?.reason && (
        <p id={reasonId} className={styles.reason}>
          {data.reason}
        </p>
      )}
    </>
  );
}
