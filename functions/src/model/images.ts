export interface Rendition {
  /** Nominal width, used in the URL. Smaller uploads are not enlarged. */
  readonly width: number;
  readonly height: number;
  /** WebP without metadata, small enough for one Firestore document. */
  readonly bytes: Uint8Array;
}

export interface RenderedPicture {
  /** Size of the upload in pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly renditions: readonly Rendition[];
}
