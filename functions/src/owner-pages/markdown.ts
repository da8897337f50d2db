import type { MarkdownIt } from 'markdown-it';

/** Elements that Markdown without HTML can produce, except images, which would tell other sites who reads the page. */
const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['strong', 'em', 's', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Addresses that become links: of the web, of emails and phones, and of this shop. Others stay text. */
const linkPattern = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/iu;

let renderer: Promise<(text: string) => string> | undefined;

/** Renders Markdown as HTML without scripts, styles, images and raw HTML (docs/decisions/049). */
export async function renderMarkdown(text: string): Promise<string> {
  renderer ??= loadRenderer();
  return (await renderer)(text);
}

/** Loads the libraries with the first page, so that other calls never wait for them. */
async function loadRenderer() {
  const [{ default: createMarkdown }, { default: sanitizeHtml }] = await Promise.all([
    import('markdown-it'),
    import('sanitize-html'),
  ]);
  // Lines break as typed: owners write postal addresses.
  const markdown = createMarkdown({ html: false, linkify: true, breaks: true }).use(shiftHeadings);
  markdown.validateLink = (address) => linkPattern.test(address);
  markdown.renderer.rules['image'] = (tokens, index) =>
    markdown.utils.escapeHtml(tokens[index]?.content ?? '');
  return (text: string) =>
    sanitizeHtml(markdown.render(text), {
      allowedTags,
      allowedAttributes: { a: ['href', 'title'], ol: ['start'] },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
    });
}

/** Makes `#` a heading of level 2, because the page's title is its only heading of level 1. */
function shiftHeadings({ core }: MarkdownIt): void {
  core.ruler.push('shift-headings', ({ tokens }) => {
    for (const token of tokens)
      if (token.type.startsWith('heading_')) token.tag = `h${String(Math.min(Number(token.tag[1]) + 1, 6))}`;
  });
}
