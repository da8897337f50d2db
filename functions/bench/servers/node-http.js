/** The limit: node:http with a constant answer, the bytes the shop answers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const bytes = readFileSync(process.env['BENCH_BYTES']);
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
}).listen(Number(process.env['PORT']), '127.0.0.1');
