import { useCallback } from 'react';
import type { User } from '@pedalworks/contract';
import { callPage, type Page } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import { callInSession, endingSession } from '../../services/session-refusal.ts';
import { usePages, type Pages } from '../../services/use-pages.ts';

interface Users {
  readonly pages: Pages<User>;
  readonly makeAdmin: (email: string) => Promise<void>;
}

const pageSize = 100;

const loadUsers = endingSession(
  (signal: AbortSignal | undefined, cursor?: string): Promise<Page<readonly User[]>> =>
    callPage('listUsers', { query: { limit: pageSize, cursor }, ...(signal && { signal }) }),
);

/** Everyone who has signed in, newest first, and the way to make one of them an admin (spec.md §8). */
export function useUsers(): Users {
  const pages = usePages(loadUsers);
  const { change } = pages;
  const makeAdmin = useCallback(
    async (email: string) => {
      try {
        const { modifiedCount } = await callInSession('makeAdmin', { params: { email } });
        // 0 for somebody who was one already: nothing was done, and the row is late.
        if (modifiedCount > 0) notify.success('Successfully made an admin');
        change((users) => users.map((user) => (user.email === email ? { ...user, role: 'admin' } : user)));
      } catch (error) {
        notify.error('Failed to Make an admin', errorSentence(error));
      }
    },
    [change],
  );
  return { pages, makeAdmin };
}
