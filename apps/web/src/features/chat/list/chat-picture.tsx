import type { Chat } from '@azit/contract/chats/chat.schema';
import { Users } from 'lucide-react';
import { imageAddress, thumbAddress } from '#web/domain/image-address.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { pickTint } from '#web/ui/media/tint.ts';
import styles from './chat-row.module.css';

export function ChatPicture({ chat: { club, member } }: { chat: Chat }) {
  return (
    <span className={styles.picture}>
      {club ? (
        <CoverImage
          src={thumbAddress(club.bannerImage)}
          tint={pickTint(club.clubId)}
          fallbackIcon={<Users aria-hidden />}
          rounded
        />
      ) : (
        <Avatar
          src={imageAddress(member?.fileInfo ?? null)}
          seed={member?.memberId ?? 0}
          size={5.2}
        />
      )}
    </span>
  );
}
