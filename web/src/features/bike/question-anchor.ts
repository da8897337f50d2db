import { questionHash } from './public/question-hash.ts';

/** Makes a question the focusable target of `/bike#question-{key}`. */
export const anchorOf = (key: string) => ({ id: questionHash(key).slice(1), tabIndex: -1 });
