import { CircleCheck, CircleSlash, Lock, Users } from 'lucide-react';
import type { CardReason } from '#web/domain/finding/why-closed.ts';
import styles from './club-card.module.css';

const marks = { closed: CircleSlash, full: Users, limits: Lock, own: CircleCheck };

export function CardReasonLine({ reason: { kind, text } }: { reason: CardReason }) {
  const Mark = marks[kind];
  return (
    <p className={styles.why}>
      <Mark aria-hidden />
      {text}
    </p>
  );
}
