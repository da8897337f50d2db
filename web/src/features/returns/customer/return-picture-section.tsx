import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isOpenReturn, maxReturnImages, type OrderReturn } from '@pedalworks/contract';
import { codeQuery } from '../../../ui/code-query.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import { ReturnPictures } from '../return-pictures.tsx';
import { useUploadPictures } from './use-send-return.ts';

const addPicturesQuery = codeQuery('add-pictures', () => import('./add-pictures.tsx'));

/** Pictures of a return, with a field for more while the return is open. */
export function ReturnPictureSection({ returned }: { readonly returned: OrderReturn }) {
  const { images, state } = returned;
  const { mutate, isPending } = useUploadPictures(returned);
  const { data: code } = useQuery(addPicturesQuery);
  const isOpen = isOpenReturn(state) && images.length < maxReturnImages;
  if (images.length === 0 && !isOpen) return null;
  return (
    <Section title="Pictures">
      <Stack spacing={1.5}>
        <ReturnPictures returned={returned} />
        {isOpen && code !== undefined ? (
          <Disclosure label="Add pictures…">
            <code.AddPictures label="Pictures" count={images.length} onAdd={mutate} />
          </Disclosure>
        ) : null}
        <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isPending ? 'Uploading…' : ''}
        </Typography>
      </Stack>
    </Section>
  );
}
