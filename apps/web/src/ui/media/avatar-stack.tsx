import { Avatar } from './avatar.tsx';
import styles from './avatar-stack.module.css';

export type StackedAvatar = { id: string | number; src?: string | null };

export type AvatarStackProps = {
  people: readonly StackedAvatar[];
  max?: number;
  size?: number;
};

/** Hidden from screen readers: the adjacent count gives the same information. */
export function AvatarStack({ people, max = 5, size = 2.2 }: AvatarStackProps) {
  return (
    <span className={styles.stack} aria-hidden="true">
      {people.slice(0, max).map((person) => (
        <span key={person.id} className={styles.ring}>
          <Avatar src={person.src} size={size} seed={person.id} />
        </span>
      ))}
    </span>
  );
}
