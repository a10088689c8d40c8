import { useEffect, useRef } from 'react';

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

/** Focus by script instead of following the link, because a fragment would add a history entry. */
function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
