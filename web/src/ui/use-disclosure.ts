import { useId, useState } from 'react';

/**
 * Manages expandable content whose button and content `Disclosure` cannot place. Spread `button` on the button and set
 * `id` on the content.
 */
export function useDisclosure(isForcedOpen = false) {
  const id = useId();
  const [isToggled, setOpen] = useState(false);
  const isOpen = isToggled || isForcedOpen;
  const button = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) };
  return { id, isOpen, setOpen, button };
}
