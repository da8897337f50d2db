import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isOpenReturn, maxReturnImages, type OrderReturn } from '@pedalworks/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import { AddPictures } from './add-pictures.tsx';
import { ReturnPictures } from '../return-pictures.tsx';
import { useUploadPictures } from './use-send-return.ts';

/** Pictures of a return, with a field for more while the return is open. */
export function ReturnPictureSection({ returned }: { readonly returned: OrderReturn }) {
  const { images, state } = returned;
  const { mutate, isPending } = useUploadPictures(returned);
  const isOpen = isOpenReturn(state) && images.length < maxReturnImages;
  if (images.length === 0 && !isOpen) return null;
  return (
    <Section title="Pictures">
      <Stack spacing={1.5}>
        <ReturnPictures returned={returned} />
        {isOpen ? (
          <Disclosure label="Add pictures…">
            <AddPictures label="Pictures" count={images.length} onAdd={mutate} />
          </Disclosure>
        ) : null}
        <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isPending ? 'Uploading…' : ''}
        </Typography>
      </Stack>
    </Section>
  );
}
