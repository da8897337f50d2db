import type { AriaAttributes, ReactNode } from 'react';
import Link from '@mui/material/Link';
import { useDisclosure } from './use-disclosure.ts';

type DisclosureButtonProps = ReturnType<typeof useDisclosure>['button'] &
  Pick<AriaAttributes, 'aria-describedby'> & { readonly children: string };

/** Button of a disclosure whose button and content have separate places on the page. See `useDisclosure`. */
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
  readonly isForcedOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that a button above it reveals. The default: other disclosures state why they differ. */
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
  readonly isCut: boolean;
  readonly children: (isWhole: boolean) => ReactNode;
}

/** Content that the page always shows in part, with a button below it for the rest. */
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
