export type PictureAddress = ReturnType<typeof pictureAddress>;

/**
 * The shop's own pictures are stored by a relative address, which holds wherever the shop stands, and answered by an absolute
 * one, so that a client on another origin sees them.
 *
 * @param publicAddress the shop's, without a slash at the end
 */
export const pictureAddress = (publicAddress: string) => ({
  absolute: (img: string) => (img.startsWith('/') ? publicAddress + img : img),
  /** Of an address that came relative or as the API answered it. */
  stored: (img: string) =>
    img.startsWith(`${publicAddress}/image/`) ? img.slice(publicAddress.length) : img,
});
