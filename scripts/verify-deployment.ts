/**
 * `npm run verify-deployment -- URL`: checks a deployed shop (docs/operations.md, Verifying a deployment). With
 * ADMIN_EMAIL and ADMIN_PASSWORD, or ACCESS_TOKEN, in the environment, it also makes the checks that require an
 * admin. Exits with 1 if a check fails.
 */
import { runCommand } from './lib/run-command.ts';
import { signIn } from './verify/sign-in.ts';
import { findTarget } from './verify/target.ts';
import { verifyDeployment } from './verify/verify.ts';

const marks = { ok: '✓', failed: '✗', skipped: '–' };

async function verify(address = ''): Promise<void> {
  const target = await findTarget(address, process.env);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const hasPassword = target.token === null && email !== undefined && password !== undefined;
  const token = hasPassword ? await signIn(target, { email, password }) : target.token;
  const verdicts = await verifyDeployment({ ...target, token });
  for (const { name, status, detail } of verdicts) console.log(`${marks[status]} ${name}: ${detail}`);
  const failed = verdicts.filter(({ status }) => status === 'failed').length;
  console.log(failed === 0 ? 'All checks passed.' : `${String(failed)} failed.`);
  if (failed > 0) process.exitCode = 1;
}

await runCommand(import.meta.filename, verify);
