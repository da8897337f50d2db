import type { cockpitRules } from '../rules/cockpit.ts';
import type { RuleMessages } from './types.ts';

type Key = (typeof cockpitRules)[number]['key'];

/** Sentences about handlebar, frame, fork and saddle. */
export const cockpitMessages: Readonly<Record<Key, RuleMessages>> = {
  'bar-clamp': {
    fits: 'The stem, which holds the handlebar, has the right diameter: {both}.',
    pair: '{needer} [is|are] {needs} thick in the middle. {provider} [holds|hold] {provides}. They do not go together.',
    bike: {
      needs:
        '{part} [is|are] {its} thick in the middle. The stem of your bike holds {bike}. Look for {bike}.',
      provides:
        '{part} [holds|hold] handlebars of {its}. Yours is {bike} thick in the middle. Look for [one|ones] for {bike}.',
    },
    doubtful:
      'The handlebar is {needs} thick, the stem holds {provides}. Makers disagree about shims between the two. Ask us.',
  },
  'bar-shape': {
    fits: 'It goes on a {both}.',
    pair: '{needer} [is|are] for a {needs}. {provider} [is|are] a {provides}. They do not go together.',
    bike: 'Your bike has a {bike}. {part} [is|are] for a {its}.',
  },
  steerer: {
    fits: 'Both suit the same tube of the fork (steerer): {both}.',
    pair: '{needer} [is|are] for a fork tube (steerer) of {needs}. {provider} [has|have] {provides}. They do not go together.',
    bike: {
      needs:
        '{part} [is|are] for a fork tube (steerer) of {its}. Yours is {bike}. Look for [one|ones] for {bike}.',
      provides:
        'The tube at the top of {part} (steerer) is {its}. Your bike needs {bike}. Look for [one|ones] with {bike}.',
    },
  },
  crown: {
    fits: 'The lower bearing of the headset sits on the fork.',
    pair: 'The lower bearing of {needer} is for a fork {needs} thick at its foot. {provider} [is|are] {provides}. They do not go together.',
    bike: 'The lower bearing of {part} is for a fork {its} thick at its foot. Yours is {bike}. Look for [one|ones] for {bike}.',
    doubtful: 'The lower bearing and the fork differ by a fraction of a millimetre. Ask us.',
  },
  'head-crown': {
    fits: 'The fork goes through the frame.',
    pair: 'The tube of {needer} is {needs} thick at the bottom. Together with its bearing, it does not go into {provider}, whose opening is {provides}.',
    bike: {
      needs:
        'The tube of {part} is {its} thick at the bottom. Together with its bearing, it does not go into your frame, whose opening is {bike}.',
      provides:
        'The tube of your fork is {bike} thick at the bottom. Together with its bearing, it does not go into {part}, whose opening is {its}.',
    },
    doubtful: 'We are not sure whether the fork goes through the frame. Ask us.',
  },
  'head-upper': {
    fits: 'The headset, the bearing of the fork, goes into the top of the frame.',
    pair: '{needer} [is|are] for an opening of {needs} at the top of the frame. That of {provider} is {provides}. They do not go together.',
    bike: '{part} [is|are] for an opening of {its} at the top of the frame. Yours is {bike}. Look for [one|ones] for {bike}.',
  },
  'head-lower': {
    fits: 'The headset, the bearing of the fork, goes into the frame from below.',
    pair: '{needer} [is|are] for an opening of {needs} below, where the fork meets the frame. That of {provider} is {provides}. They do not go together.',
    bike: '{part} [is|are] for an opening of {its} below, where the fork meets the frame. Yours is {bike}. Look for [one|ones] for {bike}.',
  },
  seatpost: {
    fits: 'The seatpost has the right diameter: {both}.',
    pair: '{needer} [is|are] {needs} thick. {provider} [takes|take] {provides}. They do not go together.',
    bike: {
      needs: '{part} [is|are] {its} thick. Your frame takes {bike}. Look for {bike}.',
      provides: '{part} [takes|take] seatposts of {its}. Yours is {bike}. Look for [one|ones] for {bike}.',
    },
  },
  'seat-clamp': {
    fits: 'The clamp goes around the tube of the frame: {both}.',
    pair: '{needer} [goes|go] around a tube of {needs}. The tube of {provider} that holds the seatpost is {provides}. They do not go together.',
    bike: {
      needs:
        '{part} [goes|go] around a tube of {its}. The tube that holds your seatpost is {bike} outside. Look for [one|ones] for {bike}.',
      provides: 'Your seat clamp goes around a tube of {bike}. That of {part} is {its}.',
    },
  },
  rails: {
    fits: 'The seatpost holds the rails of the saddle.',
    pair: '{needer} [holds|hold] saddle rails that are {needs}. Those of {provider} are {provides}. They do not go together.',
    bike: {
      needs:
        '{part} [holds|hold] saddle rails that are {its}. Those of your saddle are {bike}. Look for [one|ones] for {bike}.',
      provides:
        'The rails under {part} are {its}. Your seatpost holds {bike}. Look for [one|ones] with {bike}.',
    },
    doubtful:
      'Some clamps for saddle rails of 7 × 10 mm also hold 7 × 9 mm, others damage them. Ask the maker of the seatpost.',
  },
  'bar-diameter': {
    fits: 'It clamps onto the handlebar.',
    pair: '{needer} [clamps|clamp] onto a bar of {needs}. {provider} [is|are] {provides} thick. They do not go together.',
    bike: {
      needs:
        '{part} [clamps|clamp] onto a bar of {its}. Yours is {bike} thick. Look for [one|ones] for {bike}.',
      provides: '{part} [is|are] {its} thick. Your bell or light clamps onto {bike}.',
    },
    doubtful: 'We are not sure whether it clamps onto the handlebar everywhere. Ask us.',
  },
};
