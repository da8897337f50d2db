export type PictureAddress = ReturnType<typeof pictureAddress>;

/** Makes picture URLs absolute, or relative for storage, so that stored URLs survive a change of domain. */
export const pictureAddress = (publicAddress: string) => ({
  absolute: (img: string) => (img.startsWith('/') ? publicAddress + img : img),
  stored: (img: string) =>
    img.startsWith(`${publicAddress}/image/`) ? img.slice(publicAddress.length) : img,
});
