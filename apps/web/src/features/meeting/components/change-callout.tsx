import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { changeLines, changeTitle } from '../model/change-lines.ts';
import styles from './change-callout.module.css';
import { ConfirmationAnswer } from './confirmation-answer.tsx';

/** The last change of the plan, with the answer of a member who was asked for one. */
export function ChangeCallout({ club }: { club: ClubDetail }) {
  const [last] = club.changes;
  if (last === undefined) return null;
  const lines = changeLines(last, club, new Date());
  return (
    <Callout tone="warning" title={changeTitle(last.changedAt, lines)}>
      {lines.map(({ label, from, to }) => (
        <p key={label} className={styles.line}>
          {from !== null && (
            <>
              <s className={styles.old}>{from}</s> <span aria-hidden>→</span>
              <span className="visually-hidden">에서</span>{' '}
            </>
          )}
          <b>{to}</b>
        </p>
      ))}
      {last.note && <p>“{last.note}”</p>}
      {club.myConfirmation !== null && (
        <ConfirmationAnswer clubId={club.clubId} answer={club.myConfirmation} />
      )}
    </Callout>
  );
}
