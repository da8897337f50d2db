import type { RequestLine, RequestLog } from '../http/request-log.ts';

/** Writes lines as Cloud Logging reads them, beside the trace of their request; several are one write, which costs as much as one line. */
export function requestLines(projectId: string): RequestLog {
  return (...lines) => {
    console.info(lines.map((line) => JSON.stringify(entryOf(line, projectId))).join('\n'));
  };
}

function entryOf({ trace, ...line }: RequestLine, projectId: string): object {
  const { method, route, status } = line;
  return {
    ...line,
    severity: 'INFO',
    message: `${method} ${route} ${String(status)}`,
    ...(trace === null ? {} : { 'logging.googleapis.com/trace': `projects/${projectId}/traces/${trace}` }),
  };
}
