import { expect, it } from 'vitest';
import { jsonBodyOf } from './json-body.ts';
import { answerToHalfSent } from './test-support/half-sent.ts';

it('a body that does not arrive is answered 408, and its connection closed', async () => {
  const answer = await answerToHalfSent((request, response) => jsonBodyOf(request, response, 50), {
    type: 'application/json',
    begins: '{',
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /u);
  expect(answer).toContain('"code":"request/too-slow"');
});
