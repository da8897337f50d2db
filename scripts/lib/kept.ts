export { stopServers as stopKept } from './server-process.ts';
