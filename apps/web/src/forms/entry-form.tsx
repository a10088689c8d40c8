import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

type EntryFormProps = {
  children: ReactNode;
  /** The form ignores further submits until the returned promise settles. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>;
  id?: string;
  className?: string | undefined;
};

/** A form that ignores a second submit and the Enter key that completes a Hangul syllable. */
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
