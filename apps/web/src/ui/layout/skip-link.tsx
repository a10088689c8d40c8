import { useEffect, useRef } from 'react';

/** The first stop of the Tab key; visible only while it has the focus. */
export function SkipLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const anchor = link.current;
    anchor?.addEventListener('click', focusMain);
    return () => anchor?.removeEventListener('click', focusMain);
  }, []);
  return (
    <nav aria-label="건너뛰기">
      <a ref={link} href="#main" className="skip-link">
        본문으로 건너뛰기
      </a>
    </nav>
  );
}

/** The address stays as it is: a fragment would be a step of its own in the history. */
function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
