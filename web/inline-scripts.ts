import { minify, type Plugin } from 'vite';

/**
 * A script of a page as it is sent: without its comments and long names, a kilobyte less before the first paint. The policies in
 * firebase.json allow it by the hash of what this answers.
 */
export async function minifyInline(script: string): Promise<string> {
  const { code, errors } = await minify('inline.js', script);
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${JSON.stringify(errors)}`);
  return code;
}

/** The scripts that stand in a page itself. */
export function inlineScriptsOf(html: string): readonly string[] {
  return html.match(/(?<=<script>)[\s\S]*?(?=<\/script>)/gu) ?? [];
}

/** Sends the inline scripts of index.html short. */
export function shortInlineScripts(): Plugin {
  return {
    name: 'pedalworks-inline-scripts',
    apply: 'build',
    async transformIndexHtml(html) {
      let short = html;
      for (const script of inlineScriptsOf(html)) {
        const code = await minifyInline(script);
        short = short.replace(script, () => code);
      }
      return short;
    },
  };
}
