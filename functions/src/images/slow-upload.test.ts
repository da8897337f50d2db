import { expect, it } from 'vitest';
import { answerToHalfSent } from '../http/test-support/half-sent.ts';
import { uploadedFile } from './uploaded-file.ts';

it('an upload that does not arrive is answered 408, and its connection closed', async () => {
  const answer = await answerToHalfSent(
    (request) => uploadedFile({ headers: request.headers, stream: request }, 50),
    { type: 'multipart/form-data; boundary=b', begins: '--b\r\n' },
  );
  expect(answer).toMatch(/^HTTP\/1.1 408 /u);
  expect(answer).toContain('"code":"request/too-slow"');
});
