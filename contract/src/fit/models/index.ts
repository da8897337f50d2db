export { findModel, findModels } from './find-model.ts';
export type { ComponentModel, ModelAnswers } from './model.ts';
