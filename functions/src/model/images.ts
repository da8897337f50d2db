/** One size of a picture as it is served, a WebP. */
export interface Rendition {
  /** The width it stands for in its address; the picture itself is never wider, and narrower where the upload was. */
  readonly width: number;
  /** Its own height in pixels. */
  readonly height: number;
  /** Without metadata; always fits one Firestore document. */
  readonly bytes: Uint8Array;
}

/** What became of an uploaded file. */
export interface RenderedPicture {
  /** Size of the upload in pixels, the right way up. */
  readonly width: number;
  readonly height: number;
  /** One for each width of the contract's `renditionWidths`. */
  readonly renditions: readonly Rendition[];
}
