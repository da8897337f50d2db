import { useId, useState } from 'react';

/** State of a disclosure: `button` holds the props of its button, `id` belongs on its content. */
export function useDisclosure(isForcedOpen = false) {
  const id = useId();
  const [isToggled, setOpen] = useState(false);
  const isOpen = isToggled || isForcedOpen;
  const button = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) };
  return { id, isOpen, setOpen, button };
}
