/** functions-framework with a constant answer, the bytes the shop answers: what is left to win under it. */
import { readFileSync } from 'node:fs';
import { http } from '@google-cloud/functions-framework';

const bytes = readFileSync(process.env['BENCH_BYTES']);
http('api', (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
});
