import { appWhenAsked } from './app-when-asked.ts';
import { isDeployedAs } from './config.ts';
import { described } from './described.ts';

const answer = appWhenAsked();
const functions = isDeployedAs('api') ? { api: answer, reconcile: undefined } : described(answer);

/**
 * The API. What Firebase is to know of it is read where it deploys and emulates; an instance that serves it only answers:
 * firebase-functions takes a fresh process 120 ms to read (docs/decisions/082-a-small-cold-start.md).
 */
export const { api, reconcile } = functions;
