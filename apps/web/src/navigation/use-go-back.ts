import { useNavigate } from 'react-router';
import { paths } from './paths.ts';
import { stepsBack } from './steps-back.ts';

/** Goes back some steps, or to the fallback where fewer pages of the app precede this one. */
export function useGoBack(fallback: string = paths.home, steps = 1): () => void {
  const navigate = useNavigate();
  return () => {
    void (stepsBack() >= steps ? navigate(-steps) : navigate(fallback, { replace: true }));
  };
}
