import { useNavigate } from 'react-router';
import { paths } from './paths.ts';
import { stepsBack } from './steps-back.ts';

/** Some steps back, or to the fallback where the tab has not so many pages of ours behind this one. */
export function useGoBack(fallback: string = paths.home, steps = 1): () => void {
  const navigate = useNavigate();
  return () => {
    void (stepsBack() >= steps ? navigate(-steps) : navigate(fallback, { replace: true }));
  };
}
