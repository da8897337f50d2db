/** One message to the person, already in their words. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly message: string;
  /** Why, or what to do about it, under the message. */
  readonly detail?: string;
}

type Deliver = (notice: Notice) => void;

const waiting: Notice[] = [];
let deliver: Deliver | null = null;
let wasAnyRaised = false;
const listeners = new Set<() => void>();

/** Shows a toast. Toasts raised before the toaster has loaded wait for it. */
export const notify = {
  success: (message: string): void => {
    raise({ kind: 'success', message });
  },
  error: (message: string, detail?: string): void => {
    raise(detail === undefined ? { kind: 'error', message } : { kind: 'error', message, detail });
  },
};

/** The toaster says where notices go from now on. */
export function deliverNotices(to: Deliver): void {
  deliver = to;
  for (const notice of waiting.splice(0)) to(notice);
}

/** Whether there has been anything to say: then the toaster is needed. */
export function isToasterWanted(): boolean {
  return wasAnyRaised;
}

/** Calls `listener` when the first notice is raised. */
export function onFirstNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function raise(notice: Notice): void {
  if (deliver === null) waiting.push(notice);
  else deliver(notice);
  wasAnyRaised = true;
  for (const listener of listeners) listener();
}
