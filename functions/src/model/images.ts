/** One size of a picture, as WebP. */
export interface Rendition {
  /** Nominal width, part of its address. The picture is narrower if the upload was. */
  readonly width: number;
  readonly height: number;
  /** Without metadata. Fits one Firestore document. */
  readonly bytes: Uint8Array;
}

export interface RenderedPicture {
  /** Pixels of the upload after rotation. */
  readonly width: number;
  readonly height: number;
  /** One per width of the contract's `renditionWidths`. */
  readonly renditions: readonly Rendition[];
}
