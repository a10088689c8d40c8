import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPostcode } from '#web/features/locations/model/load-postcode.ts';
import {
  type PostcodeAddress,
  readPostcodeResult,
} from '#web/features/locations/model/postcode-address.ts';

type Status = 'loading' | 'ready' | 'failed';

export function usePostcodeWidget(onChoose: (address: PostcodeAddress) => void) {
  const host = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);

  const complete = useEffectEvent((result: unknown) => {
    const address = readPostcodeResult(result);
    if (address) onChoose(address);
    else setStatus('failed');
  });

  useEffect(() => {
    let current = attempt >= 0;
    setStatus('loading');
    loadPostcode()
      .then((Widget) => {
        const element = host.current;
        if (!current || !element) return;
        element.replaceChildren();
        const size = { width: '100%', height: '100%' };
        new Widget({ ...size, oncomplete: (result) => current && complete(result) }).embed(element);
        setStatus('ready');
      })
      .catch(() => {
        if (current) setStatus('failed');
      });
    return () => {
      current = false;
    };
  }, [attempt]);

  return { status, host, retry: () => setAttempt((count) => count + 1) };
}
