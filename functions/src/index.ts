import type { IncomingMessage, ServerResponse } from 'node:http';
import { onInit } from 'firebase-functions/core';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import type { Express } from 'express';
import { createApp } from './app.ts';
import { mailSecrets, readConfig, secrets, type Config } from './config.ts';
import { guardBodies } from './http/body-guard.ts';
import { connectFirebase } from './gateways/firebase.ts';
import { makePorts } from './gateways/make-ports.ts';
import { everyHalfHour } from './jobs/every-half-hour.ts';
import { withHeartbeat } from './jobs/heartbeat.ts';
import { deliverNewMail } from './mails/deliver-mail.ts';
import type { Ports } from './ports.ts';

let config: Config;
let ports: Ports;
let app: Express | undefined;

// Connects on the first request, because `firebase deploy` imports this file to list the functions.
onInit(() => {
  config = readConfig();
  ports = makePorts(connectFirebase(config.projectId), config);
});

// While the function is loaded, because functions-framework starts its server afterwards.
guardBodies();

/** Memory of the background functions; the loaded bundle alone takes 141 MB. */
const jobMemory = '512MiB';

export const api = onRequest(
  {
    region: 'us-central1',
    // Caches, and ten uploads at a time (decision 025).
    memory: '1GiB',
    concurrency: 10,
    // No minInstances, which conflicts with Hosting's pinned rewrites (docs/operations.md, Deploying).
    maxInstances: 20,
    // Exports may take this long. All other calls end earlier (http/request-deadlines.ts).
    timeoutSeconds: 540,
    invoker: 'public',
    // The app handles CORS. The functions emulator would allow every origin.
    cors: false,
    secrets,
  },
  (request: IncomingMessage, response: ServerResponse) => {
    app ??= createApp(ports, config);
    app(request, response);
  },
);

export const reconcile = onSchedule(
  { schedule: 'every 30 minutes', region: 'us-central1', memory: jobMemory, timeoutSeconds: 540, secrets },
  () => withHeartbeat(ports, () => everyHalfHour(ports)),
);

export const deliverMail = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: 'us-central1',
    retry: true,
    memory: jobMemory,
    // Each concurrent email opens an SMTP connection.
    concurrency: 10,
    maxInstances: 10,
    timeoutSeconds: 60,
    secrets: mailSecrets,
  },
  ({ params }) => deliverNewMail(ports, params.id),
);
