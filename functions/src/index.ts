import type { IncomingMessage, ServerResponse } from 'node:http';
import { onInit } from 'firebase-functions/core';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import type { Express } from 'express';
import { createApp } from './app.ts';
import { mailSecrets, readConfig, secrets, type Config } from './config.ts';
import { connectFirebase } from './gateways/firebase.ts';
import { makePorts } from './gateways/make-ports.ts';
import { everyHalfHour } from './jobs/every-half-hour.ts';
import { withHeartbeat } from './jobs/heartbeat.ts';
import { deliverNewMail } from './mails/deliver-mail.ts';
import type { Ports } from './ports.ts';

let config: Config;
let ports: Ports;
let app: Express | undefined;

// Before the first request, and not where `firebase deploy` only reads which functions there are.
onInit(() => {
  config = readConfig();
  ports = makePorts(connectFirebase(config.projectId), config);
});

/** Memory for the bundle, which takes 141 MB once loaded, and what it handles at a time. */
const jobMemory = '512MiB';

/** The API. Hosting's rewrites reach functions in us-central1 without a detour. */
export const api = onRequest(
  {
    region: 'us-central1',
    // The host reads bodies of up to 32 MB before the app is asked (docs/decisions/025-what-is-bounded.md).
    memory: '1GiB',
    concurrency: 10,
    // No minInstances: Hosting's rewrites are pinned (docs/operations.md, Deploying).
    maxInstances: 20,
    // For exports: all other calls end by themselves (http/time-limit.ts).
    timeoutSeconds: 540,
    invoker: 'public',
    // The app answers, by ALLOWED_ORIGINS: the functions emulator would otherwise let in every origin.
    cors: false,
    secrets,
  },
  (request: IncomingMessage, response: ServerResponse) => {
    app ??= createApp(ports, config);
    app(request, response);
  },
);

/** Settles what a lost event left behind, and ends what has run out; the log names what a person must look at. */
export const reconcile = onSchedule(
  { schedule: 'every 30 minutes', region: 'us-central1', memory: jobMemory, timeoutSeconds: 540, secrets },
  () => withHeartbeat(ports, () => everyHalfHour(ports)),
);

/** Sends each mail that a unit of work has created, once it is committed. */
export const deliverMail = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: 'us-central1',
    retry: true,
    memory: jobMemory,
    // Each mail is one SMTP connection.
    concurrency: 10,
    maxInstances: 10,
    timeoutSeconds: 60,
    secrets: mailSecrets,
  },
  ({ params }) => deliverNewMail(ports, params.id),
);
