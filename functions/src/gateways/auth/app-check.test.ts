import { deleteApp } from 'firebase-admin/app';
import { expect, it } from 'vitest';
import { appCutOff } from '../../../test-support/cut-off.ts';
import { badlySigned, tokenSaying } from '../../../test-support/tokens.ts';
import { firebaseAppCheck } from './app-check.ts';
import { isFirebaseOutage } from '../outages.ts';

it("verifying an App Check token reports an outage while Firebase's signing keys cannot be fetched", async () => {
  const projectId = 'demo-deployed';
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: [`projects/${projectId}`],
    sub: '1',
  };
  const app = appCutOff(projectId);
  const judged = firebaseAppCheck(app).isOwnApp(badlySigned(tokenSaying(claims)));
  await expect(judged).rejects.toSatisfy(isFirebaseOutage);
  await deleteApp(app);
});
