import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

export const renditionWidths = [320, 640, 1280] as const;
export const maxImageBytes = 8 * 1024 * 1024;
export const maxImagePixels = 50_000_000;

/** Response to a picture upload, like that of public image hosts (docs/api.md, Images), plus `renditions`. */
export const uploadedImage = object({
  success: boolean().oneOf([true]).required(),
  data: object({
    url: string().required(),
    width: number().integer().required(),
    height: number().integer().required(),
    renditions: array(object({ width: number().integer().required(), url: string().required() })).required(),
  }).required(),
}).required();
export type UploadedImage = InferType<typeof uploadedImage>;

const renditionName = object({
  hash: string()
    .strict()
    .required('hash is required')
    .matches(/^[0-9a-f]{64}$/u, 'hash is not one of a picture')
    .meta({ jsonSchema: { type: 'string', pattern: '^[0-9a-f]{64}$' } }),
  width: string()
    .strict()
    .required('width is required')
    .oneOf(renditionWidths.map(String), 'width must be 320, 640 or 1280'),
});

export const imageEndpoints = {
  uploadImage: endpoint('uploadImage', {
    noun: 'images',
    summary: 'Stores a picture in several sizes as WebP. Form field `image`, at most 8 MB.',
    access: 'admin',
    bodyType: 'multipart',
    status: 200,
    answer: uploadedImage,
    errors: ['images/unreadable', 'images/too-large', 'images/unsupported-type'],
  }),
  getImage: endpoint('getImage', {
    noun: 'images',
    summary: 'Returns one size of a picture. Its content never changes.',
    access: 'anyone',
    params: renditionName,
    status: 200,
    answerType: 'webp',
    cacheable: true,
    errors: ['images/not-found'],
  }),
} as const;
