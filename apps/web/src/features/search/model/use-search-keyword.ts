import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toKeyword } from '#web/features/search/model/keyword.ts';
import { isHalfTyped, useComposing } from '#web/lib/use-composing.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';

const pause = 300;

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
    // The URL changed without typing, for example by Back or by the bottom bar, so the field must
    // show the new keyword.
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
    searchExactly: () => {
      const exact = new URLSearchParams(address);
      exact.set('exact', '1');
      setAddress(exact);
    },
    searchNow: (text: string) => {
      setTyped(text);
      search(text);
    },
  };
}
