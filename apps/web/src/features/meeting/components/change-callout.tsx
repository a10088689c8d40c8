import type { ClubChange, ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense } from 'react';
import {
  type ChangeLine,
  changedOnText,
  changeLines,
  changeTitle,
  sortChanges,
} from '#web/domain/meeting/change-lines.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ReplacedText } from '#web/ui/layout/replaced-text.tsx';
import styles from './change-callout.module.css';

// Loaded on demand: on most visits there is no change to answer.
const ConfirmationAnswer = lazy(async () => ({
  default: (await import('./confirmation-answer.tsx')).ConfirmationAnswer,
}));

type ChangesProps = { club: ClubDetail; minorOnly: boolean };

export function Changes({ club, minorOnly }: ChangesProps) {
  return (
    <>
      {!minorOnly && <ChangeCallout club={club} />}
      <MinorChanges club={club} />
    </>
  );
}

function ChangeCallout({ club }: { club: ClubDetail }) {
  const [last, ...earlier] = sortChanges(club.changes).major;
  if (last === undefined) return null;
  return (
    <Callout tone="warning" title={calloutTitle(last, club)}>
      <ChangeText change={last} club={club} />
      {earlier.length > 0 && <EarlierChanges changes={earlier} club={club} />}
      {club.myConfirmation !== null && (
        <div className={styles.answer}>
          <Suspense>
            <ConfirmationAnswer
              clubId={club.clubId}
              answer={club.myConfirmation}
              seenAt={club.changes[0]?.changedAt}
              meeting={club}
              isInCrew={club.myAnswer !== undefined}
            />
          </Suspense>
        </div>
      )}
    </Callout>
  );
}

/** For a card that asks its own question: lists the changes without the question about them. */
export function ChangeSummary({ club }: { club: ClubDetail }) {
  const [last, ...earlier] = sortChanges(club.changes).major;
  if (last === undefined) return null;
  return (
    <div>
      <p className={styles.title}>{calloutTitle(last, club)}</p>
      <ChangeText change={last} club={club} />
      {earlier.length > 0 && <EarlierChanges changes={earlier} club={club} />}
    </div>
  );
}

/** The last change of the name and of the limit: members should find it, but need not act. */
function MinorChanges({ club }: { club: ClubDetail }) {
  const now = new Date();
  const lines = sortChanges(club.changes).minor.flatMap((change) => changeLines(change, club, now));
  const last = new Map(lines.toReversed().map((line) => [line.label, line]));
  return [...last.values()].map((line) => (
    <p key={line.label} className="text-sub">
      {minorText(line)}
    </p>
  ));
}

function minorText({ label, from, to }: ChangeLine): string {
  return `${label} ${from} → ${to}`;
}

function EarlierChanges({ changes, club }: { changes: readonly ClubChange[]; club: ClubDetail }) {
  return (
    <details className={styles.earlier}>
      <summary>먼저 바뀐 내용 {changes.length}건</summary>
      {changes.map((change) => (
        <div key={change.changedAt} className={styles.change}>
          <p className={styles.title}>{calloutTitle(change, club)}</p>
          <ChangeText change={change} club={club} />
        </div>
      ))}
    </details>
  );
}

function ChangeText({ change, club }: { change: ClubChange; club: ClubDetail }) {
  const now = new Date();
  return (
    <>
      {changeLines(change, club, now).map((line) => (
        <p key={line.label}>
          {line.isMinor ? (
            minorText(line)
          ) : (
            <ReplacedText from={line.from} to={line.to} isTime={line.isTime ?? false} />
          )}
        </p>
      ))}
      {change.note && <p>“{change.note}”</p>}
      <p>{changedOnText(change.changedAt, now)}</p>
    </>
  );
}

function calloutTitle(change: ClubChange, club: ClubDetail): string {
  return changeTitle(changeLines(change, club, new Date()));
}
