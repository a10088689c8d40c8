import { useNavigate } from 'react-router';
import { isRecord } from '#web/lib/api-error.ts';

/** One step back, or to the fallback where this page was the first of its tab. */
export function useGoBack(fallback = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    const state: unknown = window.history.state;
    const steps = isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
    void (steps > 0 ? navigate(-1) : navigate(fallback, { replace: true }));
  };
}
