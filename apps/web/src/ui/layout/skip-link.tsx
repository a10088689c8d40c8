import type { MouseEvent } from 'react';
import { Link } from 'react-router';

/** The first stop of the Tab key; visible only while it has the focus. */
export function SkipLink() {
  return (
    <Link to="#main" className="skip-link" onClick={focusMain}>
      본문으로 건너뛰기
    </Link>
  );
}

/** The address stays as it is: a fragment would be a step of its own in the history. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
