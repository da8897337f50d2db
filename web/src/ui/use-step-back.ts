import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Back by one step of the history. That takes a moment, in which a second Escape does not go back once more. */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}
