import { useEffect, useState } from 'react';
import { closeSnackbar, type SnackbarKey } from 'notistack';

/** Closes a toast after `ms`. Pauses in inactive windows, on hover and on focus (notistack's timer ignores focus). */
export function useAutoClose(id: SnackbarKey, ms: number | null) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const leave = () => setAway(true);
    const comeBack = () => setAway(false);
    addEventListener('blur', leave);
    addEventListener('focus', comeBack);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', comeBack);
    };
  }, []);
  const isHeld = isHovered || isFocused || isAway;
  useEffect(() => {
    if (isHeld || ms === null) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), ms);
    return () => clearTimeout(timer);
  }, [id, isHeld, ms]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
