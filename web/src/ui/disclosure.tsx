import { useId, useState, type ReactNode } from 'react';
import Link from '@mui/material/Link';

/** State of a disclosure: `button` holds the props of its {@link DisclosureButton}, `id` belongs on its content. */
export function useDisclosure(isForcedOpen = false) {
  const id = useId();
  const [isToggled, setOpen] = useState(false);
  const isOpen = isToggled || isForcedOpen;
  const button = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) };
  return { id, isOpen, setOpen, button };
}

type DisclosureButtonProps = ReturnType<typeof useDisclosure>['button'] & { readonly children: string };

export function DisclosureButton(props: DisclosureButtonProps) {
  return (
    <Link
      component="button"
      type="button"
      {...props}
      sx={{ justifySelf: 'start', minHeight: 44, font: 'inherit', textAlign: 'start' }}
    />
  );
}

interface DisclosureProps {
  readonly label: string;
  /** True to show the content without a click, such as filled-in fields. */
  readonly isForcedOpen?: boolean;
  readonly children: ReactNode;
}

export function Disclosure({ label, isForcedOpen, children }: DisclosureProps) {
  const { id, isOpen, button } = useDisclosure(isForcedOpen);
  return (
    <div>
      <DisclosureButton {...button}>{label}</DisclosureButton>
      <div id={id}>{isOpen ? children : null}</div>
    </div>
  );
}

interface ShowInFullProps {
  /** True if there is more to show. */
  readonly isCut: boolean;
  readonly children: (isWhole: boolean) => ReactNode;
}

/** Shortened content with a button that shows all of it. */
export function ShowInFull({ isCut, children }: ShowInFullProps) {
  const { id, isOpen, button } = useDisclosure();
  return (
    <>
      <div id={id}>{children(isOpen)}</div>
      {isCut ? (
        <DisclosureButton {...button}>{isOpen ? 'Show less' : 'Show in full'}</DisclosureButton>
      ) : null}
    </>
  );
}
