import { useEffect, useRef, useState } from 'react';

/** True once the element has come near the viewport. */
export function useNear<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: '50%' },
    );
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
