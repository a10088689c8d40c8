import { CircleCheck, CircleSlash, Lock, Users } from 'lucide-react';
import type { CardReason } from '#web/domain/why-closed.ts';
import styles from './club-card.module.css';

const marks = { closed: CircleSlash, full: Users, limits: Lock, own: CircleCheck };

/** The last line of a card that cannot be applied to. */
export function CardReasonLine({ reason: { kind, text } }: { reason: CardReason }) {
  const Mark = marks[kind];
  return (
    <p className={styles.why}>
      <Mark aria-hidden />
      {text}
    </p>
  );
}
