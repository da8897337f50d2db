import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('the slug of a name', () => {
  it.each([
    ['Meridian Chainring 50T', 'meridian-chainring-50t'],
    ['Écrou à tête Ø 12 – «spécial»', 'ecrou-a-tete-o-12-special'],
    ['Łańcuch / Straße', 'lancuch-strasse'],
    ["Rider's Choice", 'riders-choice'],
    ['自転車', 'part'],
    ['  --  ', 'part'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('ends with a whole word where the name is long, and has an end where it is one word', () => {
    expect(slugOf(Array.from({ length: 40 }, () => 'Rotor').join(' '))).toMatch(/^(rotor-)+rotor$/u);
    expect(slugOf('x'.repeat(200))).toHaveLength(80);
  });
});
