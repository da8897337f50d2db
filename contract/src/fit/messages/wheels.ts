import type { wheelRules } from '../rules/wheels.ts';
import type { RuleMessages } from './types.ts';

type Key = (typeof wheelRules)[number]['key'];

/** Sentences about wheels, tyres and spokes. */
export const wheelMessages: Readonly<Record<Key, RuleMessages>> = {
  'axle-front': {
    fits: 'The front axle has the right size: {both}.',
    pair: '{needer} [is|are] for a {needs} front axle, {provider} for a {provides} one.',
    bike: '{part} [is|are] for a {its} front axle. Your bike has a {bike} one.',
  },
  'axle-rear': {
    fits: 'The rear axle has the right size: {both}.',
    pair: '{needer} [is|are] for a {needs} rear axle, {provider} for a {provides} one.',
    bike: '{part} [is|are] for a {its} rear axle. Your bike has a {bike} one.',
  },
  'axle-end': {
    fits: 'Both belong to the same wheel.',
    pair: '{provider} [belongs|belong] at the front of the bike, {needer} at the rear.',
  },
  'axle-thread': {
    fits: 'The axle screws in: both threads are {both}.',
    pair: '{needer} [does|do] not screw into {provider}. One thread is {needs}, the other {provides}.',
    bike: {
      needs: '{part} [does|do] not screw into your frame or fork. One thread is {its}, the other {bike}.',
      provides: 'Your axle does not screw into {part}. One thread is {bike}, the other {its}.',
    },
  },
  'axle-length': {
    fits: 'The axle has the right length.',
    pair: '{needer} [is|are] {needs} long. {provider} [needs|need] {provides}.',
    bike: {
      needs: '{part} [is|are] {its} long. Your frame or fork needs {bike}.',
      provides: 'Your axle is {bike} long. {part} [needs|need] {its}.',
    },
    doubtful: 'The axle may be a little too long or too short. Ask us before you buy.',
  },
  'bead-seat': {
    fits: 'The wheel size is right: {both}.',
    pair: 'The wheel sizes differ. {needer} [is|are] for {needs}, {provider} for {provides}.',
    bike: {
      needs: '{part} [is|are] for {its} wheels. Your bike has {bike} wheels.',
      provides: '{part} [is|are] for {its} tyres. Your bike has {bike} tyres.',
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
    pair: '{needer} [is|are] {needs} wide. {provider} [has|have] room for {provides}.',
    bike: '{part} [is|are] {its} wide. Your bike has room for {bike}.',
    doubtful: 'We are not sure whether there is enough room for the tyre. Ask us.',
  },
  'tube-width': {
    fits: 'The inner tube suits the width of the tyre.',
    pair: '{provider} [is|are] for tyres of {provides}. {needer} [is|are] {needs} wide.',
  },
  tubeless: {
    fits: 'Both are made for tyres without an inner tube.',
    pair: '{needer} [is|are] for tyres without an inner tube. {provider} [needs|need] one.',
    bike: '{part} [is|are] for tyres without an inner tube. Your wheels need one.',
  },
  valve: {
    fits: 'The pump goes onto this valve: {both}.',
    pair: '{needer} [is|are] for {needs} valves, {provider} [has|have] a {provides} one.',
    bike: '{part} [is|are] for {its} valves. Yours are {bike}.',
  },
  'valve-hole': {
    fits: 'The valve goes through the hole in the rim.',
    pair: '{needer} [needs|need] a hole of {needs} in the rim. {provider} [has|have] one of {provides}.',
  },
  'valve-length': {
    fits: 'The valve sticks out of the rim far enough for a pump.',
    pair: '{provider} [is|are] {provides} long. That is too short for a rim {needs} deep.',
    bike: {
      needs: 'Your valves are {bike} long. That is too short for {part}, {its} deep.',
      provides: '{part} [is|are] {its} long. That is too short for your rim, {bike} deep.',
    },
    doubtful: 'The valve may be too short for a pump. Ask us.',
  },
  'spoke-count': {
    fits: 'Rim and hub have the same number of holes for spokes: {both}.',
    pair: '{needer} [has|have] {needs} for spokes, {provider} {provides}.',
    bike: '{part} [has|have] {its} for spokes. Your wheel has {bike}.',
  },
  'spoke-gauge': {
    fits: 'The spokes go through the holes.',
    pair: '{needer} [is|are] {needs} thick. The holes of {provider} take {provides}.',
  },
  'spoke-length': {
    fits: 'The spokes have a length that works.',
    pair: '{needer} [is|are] {needs} long. {provider} [needs|need] another length.',
    bike: 'The spokes are {its} long. Your wheel needs another length.',
  },
  nipple: {
    fits: 'The spoke key grips the nuts of these spokes.',
    pair: '{needer} [turns|turn] nuts of {needs} at the ends of spokes. Those of {provider} are {provides}.',
    bike: '{part} [turns|turn] nuts of {its} at the ends of spokes. Yours are {bike}.',
  },
};
