import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toKeyword } from '#web/features/search/model/keyword.ts';
import { isHalfTyped, useComposing } from '#web/lib/use-composing.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';

const pause = 300;

/** The search keyword: typed in the field, searched after a pause, stored in the URL. */
export function useSearchKeyword() {
  const [address, setAddress] = useSearchParams();
  const keyword = toKeyword(address.get('keyword') ?? '');
  const [typed, setTyped] = useState(keyword);
  const { composing, compositionProps } = useComposing();
  const settled = useDebouncedValue(typed, pause, composing && isHalfTyped(typed));
  const searched = useRef(keyword);

  function search(text: string): void {
    const next = toKeyword(text);
    if (next === searched.current) return;
    searched.current = next;
    const others = new URLSearchParams(address);
    others.delete('keyword');
    others.delete('exact');
    if (next) others.set('keyword', next);
    setAddress(others, { replace: true });
  }

  useEffect(() => {
    if (settled === typed || toKeyword(typed) === '') search(typed);
  });

  useEffect(() => {
    // Something else changed the URL: Back, or the bottom bar's search entry.
    if (keyword === searched.current) return;
    searched.current = keyword;
    setTyped(keyword);
  }, [keyword]);

  return {
    keyword,
    typed,
    type: setTyped,
    compositionProps,
    isExact: address.get('exact') === '1',
    /** Searches the same keyword exactly; Back returns to the previous results. */
    searchExactly: () => {
      const exact = new URLSearchParams(address);
      exact.set('exact', '1');
      setAddress(exact);
    },
    /** Without waiting: Enter, or a chosen keyword. */
    searchNow: (text: string) => {
      setTyped(text);
      search(text);
    },
  };
}
