import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

type EntryFormProps = {
  children: ReactNode;
  /** Awaited: submits before it ends are ignored. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>;
  /** For a submit button outside, such as one in an action bar. */
  id?: string;
  className?: string | undefined;
};

/**
 * A form without browser validation that submits once at a time and ignores Enter during Hangul
 * composition.
 */
export function EntryForm({ children, onSubmit, id, className }: EntryFormProps) {
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await onSubmit(event);
    } finally {
      busy.current = false;
    }
  }

  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  }

  return (
    <form id={id} className={className} noValidate onSubmit={submit} onKeyDown={handleKey}>
      {children}
    </form>
  );
}
