/** Express with a constant answer, the bytes the shop answers. */
import { readFileSync } from 'node:fs';
import express from 'express';

const bytes = readFileSync(process.env['BENCH_BYTES']);
const app = express();
app.get('/product', (_request, response) => {
  response.type('application/json').send(bytes);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
