/**
 * The shop's own pictures are stored by a relative address, which holds wherever the shop stands, and answered by an absolute
 * one, so that a client on another origin sees them.
 */
export interface PictureAddress {
  /** As the API answers it. */
  readonly absolute: (img: string) => string;
  /** As it is stored, whether it came relative or as the API answered it. */
  readonly stored: (img: string) => string;
}

/** @param publicAddress the shop's, without a slash at the end */
export function pictureAddress(publicAddress: string): PictureAddress {
  return {
    absolute: (img) => (img.startsWith('/') ? publicAddress + img : img),
    stored: (img) => (img.startsWith(`${publicAddress}/image/`) ? img.slice(publicAddress.length) : img),
  };
}
