import type { brakeRules } from '../rules/brakes.ts';
import type { RuleMessages } from './types.ts';

type Key = (typeof brakeRules)[number]['key'];

/** Sentences about brakes. */
export const brakeMessages: Readonly<Record<Key, RuleMessages>> = {
  'brake-surface': {
    fits: 'Both are for the same kind of brake.',
    pair: '{needer} [is|are] for {needs}, {provider} for {provides}. They do not go together.',
    bike: '{part} [is|are] for {its}. Your bike has {bike}.',
  },
  'rotor-hub': {
    fits: 'The brake disc is fixed to the wheel in the right way.',
    pair: '{needer} [is|are] fixed with {needs}. {provider} [is|are] made for {provides}. They do not go together.',
    bike: {
      needs:
        '{part} [is|are] fixed with {its}. Your wheel is made for {bike}. Look for [one|ones] with {bike}.',
      provides:
        '{part} [is|are] made for a brake disc with {its}. Yours has {bike}. Look for [one|ones] for {bike}.',
    },
  },
  lockring: {
    fits: 'The large nut that holds the brake disc is the right one.',
    pair: 'A large nut holds the brake disc. The one of {needer} has {needs}; {provider} [needs|need] {provides}. They do not go together.',
  },
  'rotor-bolt': {
    fits: 'The bolts have the right size: {both}.',
    pair: '{provider} [takes|take] {provides} bolts. {needer} [is|are] {needs}. They do not go together.',
    bike: '{part} [is|are] {its}. Your brake discs take {bike}. Look for {bike}.',
  },
  'rotor-size': {
    fits: 'The brake disc has a size that the brake takes.',
    pair: '{needer} [is|are] {needs} across. {provider} [takes|take] {provides}. They do not go together.',
    bike: {
      needs: '{part} [is|are] {its} across. Your bike takes {bike}. Look for {bike}.',
      provides: '{part} [takes|take] brake discs of {its}. Yours is {bike}. Look for [one|ones] for {bike}.',
    },
    doubtful:
      'You would need an adapter for this size of brake disc, and such adapters are rare. Ask us before you order.',
  },
  'rotor-thickness': {
    fits: 'The brake has enough room for the brake disc.',
    pair: '{needer} [is|are] {needs} thick. {provider} [is|are] made for {provides}. They do not go together.',
    bike: '{part} [is|are] {its} thick. Your brake takes {bike}. Look for [one|ones] of {bike}.',
    doubtful: 'We are not sure that the brake takes a brake disc of this thickness. Ask us.',
  },
  'caliper-mount': {
    fits: 'The brake bolts onto the bike in the right way.',
    pair: '{needer} [does|do] not bolt onto {provider}: {needs} instead of {provides}.',
    bike: {
      needs:
        '{part} [does|do] not bolt onto your bike. [It is|They are] for {its}; your bike has {bike}. Look for [one|ones] for {bike}.',
      provides:
        'Your brake does not bolt onto {part}. Your brake needs {bike}; {part} [has|have] {its}. Look for [one|ones] with {bike}.',
    },
    doubtful: 'There are adapters between these two kinds of brake mount, but not for every brake. Ask us.',
  },
  pad: {
    fits: 'The brake pads have the right shape.',
    pair: '{needer} [has|have] another shape than {provider} [takes|take] ({needs} instead of {provides}). They do not go together.',
    bike: {
      needs:
        '{part} [has|have] another shape than your brakes take ({its} instead of {bike}). Look for {bike}.',
      provides: '{part} [takes|take] brake pads of another shape than yours ({its} instead of {bike}).',
    },
  },
  fluid: {
    fits: 'Both run on {both}.',
    pair: '{needer} [runs|run] on {needs}, {provider} on {provides}. Never mix them. They do not go together.',
    bike: '{part} [runs|run] on {its}. Your brakes run on {bike}; never mix them. Look for [one|ones] for {bike}.',
  },
  actuation: {
    fits: 'Both are for {both}.',
    pair: '{needer} [is|are] for {needs}, {provider} for {provides}. They do not go together.',
    bike: '{part} [is|are] for {its}. Your bike has {bike}.',
  },
  'brake-family': {
    fits: 'Lever and brake are from the same maker.',
    pair: 'Lever and brake are from different makers ({needs} and {provides}). They do not go together.',
    bike: 'Lever and brake are from different makers ({its} and {bike}).',
    doubtful:
      'Lever and brake are from different makers. Together they may brake too weakly or too hard. Ask us before you ride, or choose lever and brake of one maker.',
  },
  'brake-pull': {
    fits: 'The lever pulls the right length of cable.',
    pair: '{provider} [pulls|pull] {provides} of cable. {needer} [needs|need] {needs}. They do not go together.',
  },
  hose: {
    fits: 'The hose has the right ends.',
    pair: '{needer} [needs|need] a hose with {needs}. {provider} [has|have] {provides}. They do not go together.',
    bike: {
      needs: '{part} [needs|need] a hose with {its}. Yours has {bike}.',
      provides: '{part} [has|have] {its}. Your brakes need a hose with {bike}.',
    },
  },
  'lever-clamp': {
    fits: 'The levers go on this handlebar.',
    pair: '{needer} [is|are] for {needs}. {provider} [is|are] for levers that go on {provides}. They do not go together.',
    bike: {
      needs: 'Your bike has {bike}. {part} [is|are] for {its}. Look for [one|ones] for {bike}.',
      provides: 'Your brake levers are for {bike}. They do not go on {part}. Look for {bike}.',
    },
  },
};
