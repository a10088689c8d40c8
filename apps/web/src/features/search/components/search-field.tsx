import { SEARCH_KEYWORD_MAX } from '@azit/contract/clubs/search-words.query';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { useSearchKeyword } from '#web/features/search/model/use-search-keyword.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { usePane } from '#web/ui/layout/pane.ts';
import styles from './search-field.module.css';

type SearchFieldProps = Pick<
  ReturnType<typeof useSearchKeyword>,
  'keyword' | 'typed' | 'type' | 'compositionProps'
> & { onSubmit: () => void };

export function SearchField(props: SearchFieldProps) {
  const { keyword, typed, type, compositionProps, onSubmit } = props;
  const input = useRef<HTMLInputElement>(null);
  const isBeside = usePane()?.isBeside ?? false;
  const takesFocus = useRef(keyword === '' && !isBeside);

  useEffect(() => {
    // Focus the field only if no keyword was searched: after Back from a club, the on-screen
    // keyboard would cover the results. Do not focus a search that is shown beside an open club,
    // because the club is the main content.
    if (takesFocus.current) input.current?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
    input.current?.blur();
  }

  function clear() {
    type('');
    input.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <Search className={styles.icon} />
        <input
          {...compositionProps}
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="검색어"
          placeholder="이름, 카테고리, 장소로 찾기"
          maxLength={SEARCH_KEYWORD_MAX}
          className={styles.input}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          }}
        />
        {typed !== '' && (
          <IconButton label="검색어 지우기" icon={<X />} onClick={clear} className={styles.clear} />
        )}
      </form>
    </search>
  );
}
