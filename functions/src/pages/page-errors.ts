import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendJson, type SendError } from '../http/error-handler.ts';
import { pageHeaders } from './page-headers.ts';

const noShell = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pedalworks</title>
<p>This page cannot be shown right now. Wait a moment and reload it.</p></html>`;

/** Answers a failed page request with the client-rendered app, or a short message if the web build is missing. */
export function sendErrorPage(pagesFolder: string): SendError {
  let shell: Promise<string> | undefined;
  return async (response, error) => {
    if (!['GET', 'HEAD'].includes(response.req.method)) {
      await sendJson(response, error);
      return;
    }
    shell ??= readFile(join(pagesFolder, 'app.html'), 'utf8').catch(() => noShell);
    response
      .set(pageHeaders)
      .type('html')
      .send(await shell);
  };
}
