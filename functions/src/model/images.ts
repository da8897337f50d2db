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
  readonly renditions: readonly Rendition[];
}
