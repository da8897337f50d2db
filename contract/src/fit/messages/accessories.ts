import type { accessoryRules } from '../rules/accessories.ts';
import type { RuleMessages } from './types.ts';

type Key = (typeof accessoryRules)[number]['key'];

/** Sentences about bottles, tools and cables. */
export const accessoryMessages: Readonly<Record<Key, RuleMessages>> = {
  bottle: {
    fits: 'The cage holds the bottle.',
    pair: '{needer} [is|are] {needs} wide. {provider} [holds|hold] bottles of {provides}.',
    bike: {
      needs: '{part} [is|are] {its} wide. Your cage holds bottles of {bike}.',
      provides: '{part} [holds|hold] bottles of {its}. Yours is {bike} wide.',
    },
  },
  bosses: {
    fits: 'The frame has the two holes for a bottle cage.',
    pair: '{needer} [is|are] screwed into two holes in the frame. {provider} [has|have] none.',
    bike: '{part} [is|are] screwed into two holes in the frame. Your frame has none.',
  },
  'tool-drive': {
    fits: 'The tool has the right key: {both}.',
    pair: '{needer} [needs|need] a {needs} key. {provider} [turns|turn] {provides}.',
  },
  'line-diameter': {
    fits: 'The cable or hose has the right thickness.',
    pair: '{needer} [is|are] {needs} thick. {provider} [is|are] for {provides}.',
    bike: {
      needs: '{part} [is|are] {its} thick. The openings of your frame are for {bike}.',
      provides: '{part} [is|are] for cables of {its}. Yours are {bike} thick.',
    },
  },
};
