/** The function without a host: what it takes under node:http alone. */
import { createServer } from 'node:http';
import { appWhenAsked } from '../../src/app-when-asked.ts';

const answer = appWhenAsked();
createServer((request, response) => void answer(request, response)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
