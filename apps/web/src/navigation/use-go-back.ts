import { useNavigate } from 'react-router';
import { stepsBack } from './steps-back.ts';

/** Some steps back, or to the fallback where the tab has not so many pages of ours behind this one. */
export function useGoBack(fallback = '/', steps = 1): () => void {
  const navigate = useNavigate();
  return () => {
    void (stepsBack() >= steps ? navigate(-steps) : navigate(fallback, { replace: true }));
  };
}
