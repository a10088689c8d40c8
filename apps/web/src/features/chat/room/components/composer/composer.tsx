import { MESSAGE_MAX, messageBody } from '@azit/contract/chats/chat.schema';
import { countCharacters } from '@azit/contract/field';
import { ArrowUp, Image } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { imageAccept } from '#web/domain/prepare-image.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './composer.module.css';

type ComposerProps = {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (body: string) => void;
  onPicture: (file: File) => void;
};

const countFrom = MESSAGE_MAX - 100;

export function Composer({ draft, onDraft, onSend, onPicture }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const noteId = useId();
  // A second tap may come before the next render and would send the outdated `draft` again.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
    grow(field.current);
  }, [draft]);

  useFirstFocus(field);

  const length = countCharacters(draft.trim());
  const parsed = messageBody.safeParse(draft);
  const problem =
    draft.trim() === '' ? null : describeProblem(length, parsed.error?.issues[0]?.message);

  function send(): void {
    const { data } = messageBody.safeParse(latest.current);
    field.current?.focus();
    if (data === undefined) return;
    latest.current = '';
    onSend(data);
    onDraft('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isPlain = event.key === 'Enter' && !event.shiftKey;
    // An Enter that ends a Hangul syllable must not send the message. Some browsers report such an
    // Enter only as key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (!isPlain || isComposing || !hasFinePointer()) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent): void {
    const picture = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  }

  return (
    <form
      data-action-bar
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <IconButton label="사진 보내기" icon={<Image />} onClick={() => files.current?.click()} />
      <input
        ref={files}
        type="file"
        accept={imageAccept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onPicture(file);
        }}
      />
      <div className="grow">
        <textarea
          ref={field}
          rows={1}
          className={styles.field}
          aria-label="메시지"
          aria-describedby={noteId}
          aria-invalid={problem !== null || undefined}
          placeholder="메시지를 입력해 주세요"
          autoComplete="off"
          enterKeyHint="enter"
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <p id={noteId} className={styles.note} aria-live="polite">
          {problem !== null && <span className={styles.problem}>{problem}</span>}
          {length >= countFrom && <span>{roomMessages.count(length)}</span>}
        </p>
      </div>
      <button
        type="submit"
        className={styles.send}
        aria-label={roomMessages.send}
        aria-disabled={!parsed.success}
        // A phone would close its keyboard if the button took the focus of the text field.
        onPointerDown={(event) => event.preventDefault()}
      >
        <ArrowUp />
      </button>
    </form>
  );
}

/**
 * Focuses the field only on devices with a mouse: on a phone the focus would open the keyboard,
 * which covers the messages.
 */
function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasFinePointer()) field.current?.focus({ preventScroll: true });
  }, [field]);
}

function hasFinePointer(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

function describeProblem(length: number, issue: string | undefined): string | null {
  return length > MESSAGE_MAX ? roomMessages.tooLong : (issue ?? null);
}

function grow(field: HTMLTextAreaElement | null): void {
  const parent = field?.parentElement;
  if (!field || !parent) return;
  if (field.value === '') {
    field.style.height = '';
    return;
  }
  // Fix the height of the parent while measuring: otherwise the message list would grow and scroll
  // for an instant.
  parent.style.minHeight = `${parent.offsetHeight}px`;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  parent.style.minHeight = '';
}
