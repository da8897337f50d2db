export type PictureAddress = ReturnType<typeof pictureAddress>;

/** Converts URLs of the shop's own pictures. Relative URLs are stored, so that they survive a change of domain. */
export const pictureAddress = (publicAddress: string) => ({
  absolute: (img: string) => (img.startsWith('/') ? publicAddress + img : img),
  stored: (img: string) =>
    img.startsWith(`${publicAddress}/image/`) ? img.slice(publicAddress.length) : img,
});
