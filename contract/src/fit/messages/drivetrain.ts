import type { drivetrainRules } from '../rules/drivetrain.ts';
import type { RuleMessages } from './types.ts';

type Key = (typeof drivetrainRules)[number]['key'];

/** Sentences about gears, chain and cranks. */
export const drivetrainMessages: Readonly<Record<Key, RuleMessages>> = {
  freehub: {
    fits: 'The cassette slides onto the freehub, the part of the rear wheel that carries it.',
    pair: '{needer} [does|do] not slide onto {provider}. The freehub, the part that carries the sprockets, has another shape ({provides} instead of {needs}).',
    bike: {
      needs:
        '{part} [needs|need] a rear wheel with a {its} freehub. Yours has a {bike} one. Look for [one|ones] for a {bike} freehub.',
      provides:
        'Your cassette (the sprockets) does not slide onto {part}. The freehub is {its}; your cassette needs {bike}. Look for [one|ones] with {bike}.',
    },
    doubtful:
      '{needer} [needs|need] another freehub on this hub. We have not stated whether there is one. Ask us.',
  },
  speeds: {
    fits: 'Both work with the same number of speeds, the sprockets on the rear wheel.',
    pair: '{needer} [is|are] for {needs} gears, {provider} for {provides} gears. They do not go together.',
    bike: '{part} [is|are] for {its} gears. Your bike has {bike} gears. Look for [one|ones] for {bike} gears.',
    doubtful:
      '{needer} [is|are] for {needs} gears, {provider} for {provides} gears. Ask us whether they shift well together.',
  },
  'chain-width': {
    fits: 'The teeth are thin enough for the chain.',
    pair: 'The teeth of {needer} are {needs} thick. {provider} [has|have] room for {provides}. They do not go together.',
  },
  'chain-family': {
    fits: 'The chain runs on these teeth.',
    pair: '{provider} [has|have] larger rollers than other chains, which need teeth of their own. The teeth of {needer} are for {needs} chains. They do not go together.',
  },
  'flat-chain': {
    fits: 'Chains of the usual shape run with it.',
    pair: '{needer} [is|are] not made for chains that are flat on top.',
  },
  linkglide: {
    fits: 'The sprockets have the usual distance from each other.',
    pair: '{needer} [is|are] not made for LINKGLIDE gears.',
  },
  'pull-group': {
    fits: 'One click of the shifter moves the derailleur by exactly one sprocket.',
    pair: 'One click of {provider} pulls another length of cable than {needer} [needs|need], so the chain would miss the sprockets. They do not go together.',
    bike: {
      needs:
        'Your shifters do not match {part}, so the chain would miss the sprockets. You need shifters for {its}.',
      provides:
        '{part} [does|do] not match your derailleur, so the chain would miss the sprockets. You need a shifter for {bike}.',
    },
  },
  protocol: {
    fits: 'Shifter and derailleur work in the same way: by {both}.',
    pair: '{needer} [shifts|shift] by {needs}, {provider} by {provides}. They do not work together.',
    bike: '{part} [shifts|shift] by {its}. Your bike shifts by {bike}. Look for [one|ones] for {bike}.',
  },
  'largest-sprocket': {
    fits: 'The derailleur, which moves the chain, reaches the largest sprocket.',
    pair: 'The largest sprocket of {needer} has {needs}. {provider} [takes|take] {provides}. They do not go together.',
    bike: 'Your derailleur takes {bike}. The largest sprocket of {part} has {its}. Look for {bike}.',
    doubtful:
      'We are not sure whether the derailleur, which moves the chain, reaches the largest sprocket. Ask us.',
  },
  capacity: {
    fits: 'The derailleur keeps the chain tight in every gear.',
    pair: 'With {needer}, the chain is longer than {provider} can keep tight. It may hang loose in some gears.',
  },
  'ring-range': {
    fits: 'The derailleur works with this chainring.',
    pair: '{needer} [is|are] made for one small chainring. {provider} [has|have] {provides}. They do not go together.',
  },
  'freehub-mount': {
    fits: 'The freehub body is made for this hub.',
    pair: '{needer} [is|are] made for another hub: {needs}. They do not go together.',
    bike: '{part} [goes|go] on another hub than yours: {its}. Look for a freehub body by the maker of your hub.',
  },
  pulley: {
    fits: 'The small wheels have the right number of teeth.',
    pair: 'The small wheels of {needer} have {needs}. {provider} [takes|take] wheels with {provides}. They do not go together.',
    bike: 'The small wheels of {part} have {its}. Your derailleur takes wheels with {bike}. Look for {bike}.',
  },
  'rd-mount': {
    fits: 'The derailleur bolts onto this frame.',
    pair: '{needer} [is|are] bolted to {needs}. {provider} [has|have] {provides} instead. They do not go together.',
    bike: '{part} [is|are] made for {its} on the frame. Your frame has {bike} instead. Look for [one|ones] for {bike}.',
  },
  'ring-mount': {
    fits: 'The chainring bolts onto this pedal crank.',
    pair: '{needer} [does|do] not bolt onto {provider}. {needer} [has|have] {needs}; {provider} [has|have] {provides}.',
    bike: {
      needs:
        '{part} [does|do] not bolt onto your pedal crank. [It has|They have] {its}. Look for [one|ones] with {bike}.',
      provides:
        'Your chainring does not bolt onto {part}. {part} [has|have] {its}. Look for [one|ones] with {bike}.',
    },
  },
  'ring-place': {
    fits: 'The pedal crank has a place for this chainring.',
    pair: '{needer} [takes|take] the {needs} place on the pedal crank. {provider} [has|have] no such place, or it is taken. They do not go together.',
  },
  'ring-bolt': {
    fits: 'The bolts have the right length.',
    pair: 'Two chainrings need longer bolts than one. {needer} [is|are] for {needs}, {provider} [needs|need] bolts for {provides}. They do not go together.',
    bike: 'Two chainrings need longer bolts than one. {part} [is|are] for {its}, your pedal crank needs bolts for {bike}.',
  },
  chainline: {
    fits: 'The chain runs straight to the rear wheel.',
    pair: '{needer} [holds|hold] the chain {needs} from the middle of the frame. {provider} [is|are] made for {provides}, so shifting may suffer.',
    bike: '{part} [holds|hold] the chain {its} from the middle of the frame. Your bike is made for {bike}, so shifting may suffer. Look for {bike}.',
  },
  'crank-room': {
    fits: 'The crank is made for this kind of frame.',
    pair: '{needer} [is|are] for road bikes. The chainring may hit the frame.',
    doubtful: 'The chainring may hit the frame. Ask us before you buy.',
  },
  'crank-kind': {
    fits: 'The axle of the pedal crank has the right length for these bearings.',
    pair: '{needer} [is|are] for road cranks. The axle of {provider} is longer. They do not go together.',
    doubtful: 'The axle of the pedal crank may be too long for these bearings. Ask us before you buy.',
  },
  shell: {
    fits: 'The bottom bracket, the bearings of the pedal arms, goes into this frame.',
    pair: '{needer} [is|are] for frames with an opening of the size {needs}. {provider} [has|have] {provides}. They do not go together.',
    bike: {
      needs:
        'The bearings of the pedal crank go into an opening of the frame. {part} [is|are] for the size {its}; your frame has {bike}. Look for {bike}.',
      provides:
        'The bearings of your pedal crank do not go into {part}. They are for the size {bike}; {part} [has|have] {its}. Look for {bike}.',
    },
    doubtful: 'Frame and bearings differ by a millimetre. Ask us whether that works.',
  },
  'crank-width': {
    fits: 'The axle of the pedal crank is long enough for the frame.',
    pair: 'The axle of {needer} has {needs}. {provider} [has|have] {provides}. They do not go together.',
    bike: 'The axle of {part} has {its}. Your frame has {bike}. Look for [one|ones] with {bike}.',
  },
  spindle: {
    fits: 'The axle of the pedal crank goes through the bearings.',
    pair: 'The axle of {provider} does not go through {needer}. It is {provides}; the bearings are for {needs} axles.',
    bike: {
      needs:
        'The axle of your pedal crank does not go through {part}. It is {bike}; these bearings are for {its} axles. Look for [one|ones] for {bike} axles.',
      provides:
        'The axle of {part} does not go through the bearings in your frame. It is {its}; your bearings are for {bike} axles. Look for [one|ones] with a {bike} axle.',
    },
    doubtful:
      'The axle of the pedal crank is {provides}; the bearings are for {needs} axles. Ask us whether there is an adapter.',
  },
  pedal: {
    fits: 'The pedals screw into the pedal crank.',
    pair: '{needer} [does|do] not screw into {provider}. [Its|Their] thread is {needs}; {provider} [takes|take] {provides}.',
    bike: {
      needs:
        '{part} [does|do] not screw into your pedal crank. The thread is {its}; your bike has {bike}. Look for {bike}.',
      provides:
        'Your pedals do not screw into {part}. Their thread is {bike}; {part} [takes|take] {its}. Look for [one|ones] for {bike}.',
    },
  },
  cleat: {
    fits: 'The plate under the shoe, the cleat, clicks into the pedal.',
    pair: '{needer} [does|do] not click into {provider}. The plate under the shoe (cleat) is another one: {needs} instead of {provides}.',
    bike: '{part} [does|do] not click into your pedals. The plate under the shoe (cleat) is another one: {its} instead of {bike}.',
  },
};
