import { useNavigate } from 'react-router';
import { paths } from './paths.ts';
import { stepsBack } from './steps-back.ts';

export function useGoBack(fallback: string = paths.home): () => void {
  const navigate = useNavigate();
  return () => {
    void (stepsBack() >= 1 ? navigate(-1) : navigate(fallback, { replace: true }));
  };
}
