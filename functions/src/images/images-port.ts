export type PictureFormat = 'webp' | 'avif';

/** One size of a picture in one format, as it is served. */
export interface Rendition {
  /** The width it stands for in its address; the picture itself is never wider, and narrower where the upload was. */
  readonly width: number;
  /** Its own height in pixels. */
  readonly height: number;
  readonly format: PictureFormat;
  /** Without metadata; always fits one Firestore document. */
  readonly bytes: Uint8Array;
}

/** What became of an uploaded file. */
export interface RenderedPicture {
  /** Size of the upload in pixels, the right way up. */
  readonly width: number;
  readonly height: number;
  /** A WebP for each width of the contract's `renditionWidths`, and an AVIF wherever that is smaller. */
  readonly renditions: readonly Rendition[];
}

/** Reads and resizes pictures. */
export interface RenditionsPort {
  /**
   * @throws ApiError `images/unsupported-type` when the content is no PNG, JPEG, WebP or AVIF, `images/too-large` for
   *   more pixels than the contract's `largestImagePixels`, `images/unreadable` when it is damaged
   */
  render(upload: Uint8Array): Promise<RenderedPicture>;
}

/** What a rendition is found by. */
export interface RenditionName {
  /** SHA-256 of the upload in lower-case hex. */
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Where renditions are kept, by the SHA-256 of the uploaded bytes in lower-case hex. */
export interface ImagesPort {
  /** Keeps what is not kept yet: what an address once answered stays. */
  store(hash: string, renditions: readonly Rendition[]): Promise<void>;
  /** The bytes of one rendition, null where there is none. */
  find(wanted: RenditionName): Promise<Uint8Array | null>;
}
