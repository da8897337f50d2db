import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useField } from 'formik';
import type { ChosenPicture } from '../../shared/use-picture-choice.ts';
import { AddPictures } from './add-pictures.tsx';
import { pictureGrid, squarePicture } from '../picture-grid.ts';

/** Pictures of a new return, which are uploaded once the return is stored. */
export function ReturnPicturesField({ label }: { readonly label: string }) {
  const [{ value: pictures }, , { setValue }] = useField<readonly ChosenPicture[]>('pictures');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <AddPictures
        label={label}
        count={pictures.length}
        onAdd={(added) => void setValue([...pictures, ...added])}
      />
      {pictures.length === 0 ? null : (
        <Box component="ul" aria-label="Chosen pictures" sx={pictureGrid}>
          {pictures.map((picture, index) => (
            <Box component="li" key={picture.src} sx={{ position: 'relative' }}>
              <Box
                component="img"
                src={picture.src}
                alt={`Picture ${String(index + 1)}`}
                sx={squarePicture}
              />
              <IconButton
                aria-label={`Remove picture ${String(index + 1)}`}
                onClick={() => void setValue(pictures.filter((other) => other !== picture))}
                sx={removeButton}
              >
                <Close />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const removeButton = {
  position: 'absolute',
  top: 0,
  right: 0,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.subtle' },
};
