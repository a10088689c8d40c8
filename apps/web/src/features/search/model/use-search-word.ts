import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keywordOf } from '#web/features/search/model/keyword.ts';
import { isHalfTyped, useComposing } from '#web/lib/use-composing.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';

const pause = 300;

/** The word of the search: typed in the field, searched for after a pause, kept in the address. */
export function useSearchWord() {
  const [address, setAddress] = useSearchParams();
  const keyword = keywordOf(address.get('keyword') ?? '');
  const [typed, setTyped] = useState(keyword);
  const { composing, compositionProps } = useComposing();
  const settled = useDebouncedValue(typed, pause, composing && isHalfTyped(typed));
  const asked = useRef(keyword);

  function ask(text: string): void {
    const next = keywordOf(text);
    if (next === asked.current) return;
    asked.current = next;
    const others = new URLSearchParams(address);
    others.delete('keyword');
    others.delete('exact');
    if (next) others.set('keyword', next);
    setAddress(others, { replace: true });
  }

  useEffect(() => {
    if (settled === typed || keywordOf(typed) === '') ask(typed);
  });

  useEffect(() => {
    // Somebody else changed the address: Back, or the search entry of the bottom bar.
    if (keyword === asked.current) return;
    asked.current = keyword;
    setTyped(keyword);
  }, [keyword]);

  return {
    keyword,
    typed,
    type: setTyped,
    compositionProps,
    isExact: address.get('exact') === '1',
    /** Asks for the same word once more, as it is; Back leads to what was found before, as with a filter. */
    askExactly: () => {
      const exact = new URLSearchParams(address);
      exact.set('exact', '1');
      setAddress(exact);
    },
    /** Without waiting: Enter, or a word that was chosen. */
    askNow: (text: string) => {
      setTyped(text);
      ask(text);
    },
  };
}
