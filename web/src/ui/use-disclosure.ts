import { useId, useState } from 'react';

/** State of a disclosure. Spread `button` on its button and set `id` on its content. */
export function useDisclosure(isForcedOpen = false) {
  const id = useId();
  const [isToggled, setOpen] = useState(false);
  const isOpen = isToggled || isForcedOpen;
  const button = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) };
  return { id, isOpen, setOpen, button };
}
