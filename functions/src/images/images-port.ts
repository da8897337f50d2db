import type { ChangeRequest } from '../audit/audit-port.ts';

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

/** Reads and resizes pictures. */
export interface RenditionsPort {
  /**
   * @param signal what has not been begun when it aborts is not begun
   * @throws ApiError `images/unsupported-type` when the content is no PNG, JPEG, WebP or AVIF, `images/too-large` for
   *   more pixels than the contract's `largestImagePixels`, `images/unreadable` when it is damaged
   */
  render(upload: Uint8Array, signal: AbortSignal): Promise<RenderedPicture>;
}

/** Where renditions are kept, by the SHA-256 of the uploaded bytes in lower-case hex. */
export interface ImagesPort {
  /** Keeps what is not kept yet, as what an address once answered stays, and writes down who sent it. */
  store(hash: string, picture: RenderedPicture, change: ChangeRequest): Promise<void>;
  /** The bytes of one rendition, null where there is none. */
  find(hash: string, width: number): Promise<Uint8Array | null>;
}
