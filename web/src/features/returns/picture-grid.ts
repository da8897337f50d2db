export const pictureGrid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
};

export const squarePicture = {
  display: 'block',
  width: 1,
  aspectRatio: '1',
  objectFit: 'cover',
  bgcolor: 'background.subtle',
};
