import type { wheelRules } from '../rules/wheels.ts';
import type { RuleMessages } from './types.ts';

type Key = (typeof wheelRules)[number]['key'];

/** Sentences about wheels, tyres and spokes. */
export const wheelMessages: Readonly<Record<Key, RuleMessages>> = {
  'axle-front': {
    fits: 'The front axle has the right size: {both}.',
    pair: '{needer} [is|are] for a {needs} front axle, {provider} for a {provides} one. They do not go together.',
    bike: '{part} [is|are] for a {its} front axle. Your bike has a {bike} one. Look for {bike}.',
  },
  'axle-rear': {
    fits: 'The rear axle has the right size: {both}.',
    pair: '{needer} [is|are] for a {needs} rear axle, {provider} for a {provides} one. They do not go together.',
    bike: '{part} [is|are] for a {its} rear axle. Your bike has a {bike} one. Look for {bike}.',
  },
  'axle-end': {
    fits: 'Both belong to the same wheel.',
    pair: '{provider} [belongs|belong] at the front of the bike, {needer} at the rear. They do not go together.',
  },
  'axle-thread': {
    fits: 'The axle screws in: both threads are {both}.',
    pair: '{needer} [does|do] not screw into {provider}. [Its|Their] thread is {needs}; {provider} [takes|take] {provides}.',
    bike: {
      needs:
        '{part} [does|do] not screw into your frame or fork. The thread is {its}; your bike has {bike}. Look for {bike}.',
      provides:
        'Your axle does not screw into {part}. Its thread is {bike}; {part} [takes|take] {its}. Look for [one|ones] for {bike}.',
    },
  },
  'axle-length': {
    fits: 'The axle has the right length.',
    pair: '{needer} [is|are] {needs} long. {provider} [needs|need] {provides}. They do not go together.',
    bike: {
      needs: '{part} [is|are] {its} long. Your frame or fork needs {bike}. Look for {bike}.',
      provides: 'Your axle is {bike} long. {part} [needs|need] {its}.',
    },
    doubtful: 'The axle may be a little too long or too short. Ask us before you buy.',
  },
  'bead-seat': {
    fits: 'The wheel size is right: {both}.',
    pair: 'The wheel sizes differ. {needer} [is|are] for {needs}, {provider} for {provides}. They do not go together.',
    bike: {
      needs:
        '{part} [is|are] for {its} wheels. Your wheels are {bike}. Look for {bike}: the number in brackets decides.',
      provides:
        '{part} [is|are] for {its} tyres. Your tyres are {bike}. Look for {bike}: the number in brackets decides.',
    },
  },
  'rim-wall': {
    fits: 'The tyre is made for this kind of rim.',
    pair: '{needer} [is|are] only safe on rims with edges that are {needs}. Those of {provider} are {provides}.',
    bike: '{part} [is|are] only safe on rims with edges that are {its}. The edges of your rim are {bike}.',
  },
  'rim-width': {
    fits: 'The tyre suits the width of the rim.',
    pair: '{needer} [is|are] {needs} wide. That is unsafe on {provider}, {provides} inside.',
    bike: '{part} [is|are] {its} wide. That is unsafe with your rim, {bike} inside.',
    doubtful: 'Makers do not name this width of tyre for this width of rim. Ask us before you buy.',
  },
  clearance: {
    fits: 'There is enough room for the tyre.',
    pair: '{needer} [is|are] {needs} wide. {provider} [has|have] room for {provides}. They do not go together.',
    bike: '{part} [is|are] {its} wide. Your bike has room for {bike}. Look for a narrower one.',
    doubtful: 'We are not sure whether there is enough room for the tyre. Ask us.',
  },
  'tyre-room': {
    fits: 'There is a tyre that suits both the rim and the room of the bike.',
    pair: '{provider} [is|are] for wider tyres than {needer} [has|have] room for. They do not go together.',
    doubtful: 'The tyres for this rim may be too wide for the frame or fork. Ask us before you buy.',
  },
  'tube-width': {
    fits: 'The inner tube suits the width of the tyre.',
    pair: '{provider} [is|are] for tyres of {provides}. {needer} [is|are] {needs} wide. They do not go together.',
  },
  tubeless: {
    fits: 'Both are made for tyres without an inner tube.',
    pair: '{needer} [is|are] for tyres without an inner tube. {provider} [needs|need] one. They do not go together.',
    bike: '{part} [is|are] for tyres without an inner tube. Your wheels need one.',
  },
  valve: {
    fits: 'The pump goes onto this valve: {both}.',
    pair: '{needer} [is|are] for {needs} valves, {provider} [has|have] a {provides} one. They do not go together.',
    bike: '{part} [is|are] for {its} valves. Yours are {bike}. Look for [one|ones] for {bike}.',
  },
  'valve-hole': {
    fits: 'The valve goes through the hole in the rim.',
    pair: '{needer} [needs|need] a hole of {needs} in the rim. {provider} [has|have] one of {provides}. They do not go together.',
  },
  'valve-length': {
    fits: 'The valve sticks out of the rim far enough for a pump.',
    pair: '{provider} [is|are] {provides} long. That is too short for a rim {needs} deep. They do not go together.',
    bike: {
      needs: 'Your valves are {bike} long. That is too short for {part}, {its} deep.',
      provides:
        '{part} [is|are] {its} long. That is too short for your rim, {bike} deep. Look for longer ones.',
    },
    doubtful: 'The valve may be too short for a pump. Ask us.',
  },
  'spoke-count': {
    fits: 'Rim and hub have the same number of holes for spokes: {both}.',
    pair: '{needer} [has|have] {needs} for spokes, {provider} {provides}. They do not go together.',
    bike: '{part} [has|have] {its} for spokes. Your wheel has {bike}. Look for [one|ones] with {bike}.',
  },
  'spoke-gauge': {
    fits: 'The spokes go through the holes.',
    pair: '{needer} [is|are] {needs} thick. The holes of {provider} take {provides}. They do not go together.',
  },
  'spoke-length': {
    fits: 'The spokes have a length that works.',
    pair: '{needer} [is|are] {needs} long. {provider} [needs|need] another length. They do not go together.',
    bike: 'The spokes are {its} long. Your wheel needs another length.',
  },
  nipple: {
    fits: 'The spoke key grips the nuts of these spokes.',
    pair: '{needer} [turns|turn] nuts of {needs} at the ends of spokes. Those of {provider} are {provides}. They do not go together.',
    bike: '{part} [turns|turn] nuts of {its} at the ends of spokes. Yours are {bike}. Look for [one|ones] for {bike}.',
  },
};
