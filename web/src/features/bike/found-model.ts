/** Code that only a visitor who looks up a model code needs. */
export { findModels } from '@pedalworks/contract/fit-models';
export { filledAnswers, withoutFilling } from './filled-answers.ts';
export { OutcomeNote } from './outcome-note.tsx';
