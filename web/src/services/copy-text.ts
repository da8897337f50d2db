import { notify } from './notify.ts';

export function copier(noun: string): (text: string) => Promise<void> {
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`The ${noun} is copied`);
    } catch {
      notify.error(`The ${noun} could not be copied`, 'Your browser does not allow it.');
    }
  };
}
