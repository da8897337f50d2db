import { escapeHtml } from './page-document.ts';

interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly type?: 'website' | 'product';
  readonly publicAddress: string;
  /** Social preview image of the size {@link pictureSize}. If omitted, the shop's share picture is used. */
  readonly image?: { readonly url: string; readonly alt: string };
}

const pictureSize = { width: 1200, height: 630 };

export function social(page: SharedPage): string {
  const { title, description, address, type = 'website', publicAddress } = page;
  const image = page.image ?? {
    url: `${publicAddress}/pictures/share.jpg`,
    alt: 'A chainring and its chain beside the name Pedalworks',
  };
  const properties: readonly (readonly [name: string, content: string])[] = [
    ['og:site_name', 'Pedalworks'],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', image.url],
    ['og:image:alt', image.alt],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
  ];
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
