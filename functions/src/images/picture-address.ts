export type PictureAddress = ReturnType<typeof pictureAddress>;

/** Converts addresses of own pictures, which are stored as relative ones to survive a change of domain. */
export const pictureAddress = (publicAddress: string) => ({
  absolute: (img: string) => (img.startsWith('/') ? publicAddress + img : img),
  stored: (img: string) =>
    img.startsWith(`${publicAddress}/image/`) ? img.slice(publicAddress.length) : img,
});
