import { number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag, listOf, singleEtag, textChange } from './fields.ts';
import { ownerPageKeys } from './owner-page-keys.ts';
import { pageQuery } from './paging.ts';

export const maxPageCharacters = 50_000;

const key = string().oneOf(ownerPageKeys).required();

const pageKey = object({
  key: string()
    .strict()
    .typeError('key must be text')
    .required('key is required')
    .oneOf(ownerPageKeys, `key must be one of ${ownerPageKeys.join(', ')}`),
});

const savedPage = object({
  text: textChange('text', maxPageCharacters).defined('text is required'),
  /** True to save nothing. The answer shows the page with this text. */
  dryRun: flag('dryRun').optional(),
});

export const ownerPage = object({
  key,
  /** Markdown; empty if the page has no text. */
  text: string().defined(),
  /** The text as safe HTML. */
  html: string().defined(),
  /** Number of versions; 0 for a page that was never saved. The page's ETag for admins is this number in quotes. */
  revision: number().integer().required(),
  updatedAt: string().nullable().defined(),
}).required();
export type OwnerPage = InferType<typeof ownerPage>;

/** Page with text, which the footer links. */
export const linkedPage = object({
  key,
  revision: number().integer().required(),
  updatedAt: string().required(),
}).required();
export type LinkedPage = InferType<typeof linkedPage>;

export const ownerPageVersion = object({
  revision: number().integer().required(),
  text: string().defined(),
  by: object({ uid: string().required(), email: string().defined() }).required(),
  createdAt: string().required(),
}).required();
export type OwnerPageVersion = InferType<typeof ownerPageVersion>;

export const ownerPageEndpoints = {
  listOwnerPages: endpoint('listOwnerPages', {
    noun: 'pages',
    summary: 'Lists the pages of the owner that have text.',
    access: 'anyone',
    status: 200,
    answer: listOf(linkedPage),
    cacheable: true,
  }),
  getOwnerPage: endpoint('getOwnerPage', {
    noun: 'pages',
    summary: 'Returns a page of the owner, such as the terms, as Markdown and as HTML.',
    access: 'anyone',
    params: pageKey,
    status: 200,
    answer: ownerPage,
    cacheable: true,
    versioned: true,
  }),
  saveOwnerPage: endpoint('saveOwnerPage', {
    noun: 'pages',
    summary:
      'Saves a page as a new version, unless it has changed since the ETag in If-Match. An empty text removes the page from the shop. With dryRun, it saves nothing, needs no If-Match and returns the page as it would be.',
    access: 'admin',
    params: pageKey,
    headers: object({ 'If-Match': singleEtag() }),
    body: savedPage,
    status: 200,
    answer: ownerPage,
    versioned: true,
    errors: ['request/changed', 'request/version-missing'],
  }),
  listOwnerPageVersions: endpoint('listOwnerPageVersions', {
    noun: 'pages',
    summary: 'Lists the versions of a page, newest first, with their authors.',
    access: 'admin',
    params: pageKey,
    query: object(pageQuery),
    status: 200,
    answer: listOf(ownerPageVersion),
    paged: true,
  }),
} as const;
