export type PictureAddress = ReturnType<typeof pictureAddress>;

/** Own pictures are stored with relative addresses, which survive a change of domain. */
export const pictureAddress = (publicAddress: string) => ({
  absolute: (img: string) => (img.startsWith('/') ? publicAddress + img : img),
  stored: (img: string) =>
    img.startsWith(`${publicAddress}/image/`) ? img.slice(publicAddress.length) : img,
});
