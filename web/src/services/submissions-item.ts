import { localItems } from './browser-storage.ts';

/** Local storage item that holds the keys of a user's unsettled submissions. Apart from their code, which few screens load. */
export const submissionsItem = (uid: string) => `submissions-${uid}`;

/** Forgets the submissions of a user whose account is deleted. */
export function forgetSubmissions(uid: string): void {
  localItems.remove(submissionsItem(uid));
}
